import Foundation
import UIKit

/// What there is one of in an application. Several may run in one process, one after another.
final class PerApplication<Instance: AnyObject> {
  private let instances = NSMapTable<UIApplication, Instance>.weakToStrongObjects()
  private let lock = NSRecursiveLock()

  func instance(_ make: () -> Instance) -> Instance {
    lock.lock()
    defer { lock.unlock() }
    let application = UIApplication.shared
    if let instance = instances.object(forKey: application) { return instance }
    let instance = make()
    instances.setObject(instance, forKey: application)
    return instance
  }
}
