/// A view that does something when it is used.
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt
    /// The set that is this number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// A finger went down and up again in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The one event that matters most.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// How it looks.
  public struct State: OptionSet, Sendable, Hashable {
    /// The set as a number.
    public let rawValue: UInt
    /// The set that is this number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
  }

  /// Whether it can be used.
  open var isEnabled = true
  private var actions: [(events: Event, action: UIAction)] = []

  /// Does this when one of these happens.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((events, action))
  }

  /// Does what is to be done when one of these happens.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) { entry.action.run() }
  }

  var takesTaps: Bool {
    actions.contains { $0.events.contains(.touchUpInside) }
  }
}

/// Something to do.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What it is called.
  open var title: String
  private let handler: @MainActor (UIAction) -> Void

  /// Something to do.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func run() {
    handler(self)
  }
}
