import Foundation
import UIKit

/// A part of an application that is loaded with it, in an order of priorities.
public protocol GHADModule: AnyObject {
  /// The higher, the earlier it is loaded.
  static func modulePriority() -> Int
  /// The application begins.
  func loadModule()
  /// The application ends.
  func unloadModule()
  /// The user sees the application, for the first time or again.
  func applicationDidBecomeActive(notification: Notification)
}

/// Loads an application's modules, and tells them when it becomes active.
public final class GHADModuleHost {
  private var modules: [any GHADModule] = []
  private var observer: (any NSObjectProtocol)?

  /// A host without modules.
  public init() {}

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// Loads these modules, those with a higher priority first; equal ones in the order given.
  public func load(_ new: [any GHADModule]) {
    let sorted = new.enumerated().sorted { left, right in
      let (first, second) = (type(of: left.element), type(of: right.element))
      return (-first.modulePriority(), left.offset) < (-second.modulePriority(), right.offset)
    }
    modules += sorted.map(\.element)
    observe()
    for module in sorted { module.element.loadModule() }
  }

  /// Unloads all modules, the last one first.
  public func unload() {
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
    for module in modules.reversed() { module.unloadModule() }
    modules = []
  }

  private func observe() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: UIApplication.shared, queue: nil
    ) { [weak self] notification in
      self?.modules.forEach { $0.applicationDidBecomeActive(notification: notification) }
    }
  }
}
