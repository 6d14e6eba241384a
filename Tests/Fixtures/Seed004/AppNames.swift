import Foundation

// What the sample takes from the application around it.

/// A part of the application that is loaded with it.
protocol SpaceportModuleProtocol: AnyObject {
  static func modulePriority() -> Int
  func loadModule()
  func unloadModule()
  func applicationDidBecomeActive(notification: Notification)
}

/// Who has paid.
enum PurchaseManager {
  nonisolated(unsafe) static var isPaying = false

  static func isVIP() -> Bool { isPaying }
}

/// What the user is told.
enum PEHUD {
  nonisolated(unsafe) static var shown: [String] = []

  static func showRewardedADSuccess(_ completion: () -> Void) {
    shown.append("success")
    completion()
  }

  static func showRewardedADFailed() { shown.append("failed") }
}
