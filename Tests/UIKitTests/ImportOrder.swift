import UIKitStranger

/// The ways in which a file may import UIKit beside what UIKit imports.
enum ImportOrder: CaseIterable, Sendable {
  case foundationFirst, uiKitFirst, uiKitOnly

  func setTimers(_ tell: @escaping @Sendable (String) -> Void) {
    switch self {
    case .foundationFirst: setTimersFoundationFirst(tell)
    case .uiKitFirst: setTimersUIKitFirst(tell)
    case .uiKitOnly: setTimersUIKitOnly(tell)
    }
  }

  /// Half a second, in two parts.
  @MainActor func sleep() async throws {
    switch self {
    case .foundationFirst: try await sleepFoundationFirst()
    case .uiKitFirst: try await sleepUIKitFirst()
    case .uiKitOnly: try await sleepUIKitOnly()
    }
  }
}
