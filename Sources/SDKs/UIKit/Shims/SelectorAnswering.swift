import Simulation

/// An object that answers for its methods and properties by name. On iOS Objective-C does this for
/// every object; here an object does it itself, and others ask it as they would there:
/// `responds(to:)`, `perform(_:with:)`, `value(forKey:)`, `setValue(_:forKey:)`.
///
/// What it leaves out it has not got.
public protocol SelectorAnswering: AnyObject {
  /// Whether it has this method.
  func answers(to selector: Selector) -> Bool
  /// Calls the method; the result is nil if there is none.
  func perform(_ selector: Selector, arguments: [Any?]) -> Any?
  /// What the property is at present.
  func value(named name: String) -> Any?
  /// Sets the property.
  func setValue(_ value: Any?, named name: String)
}

extension SelectorAnswering {
  /// No method.
  public func answers(to selector: Selector) -> Bool { false }
  public func perform(_ selector: Selector, arguments: [Any?]) -> Any? { nil }
  /// No property.
  public func value(named name: String) -> Any? { nil }
  public func setValue(_ value: Any?, named name: String) {}
}

/// A class that answers for its own methods by name, as `SelectorAnswering` objects do. An SDK that
/// is reached by names only is found by `NSClassFromString("Module.Class")`, and its first object by
/// a method of that class.
public protocol SelectorAnsweringClass: AnyObject {
  /// Whether the class has this method.
  static func answers(to selector: Selector) -> Bool
  /// Calls the method of the class; the result is nil if there is none.
  static func perform(_ selector: Selector, arguments: [Any?]) -> Any?
  /// Whether its objects have this method.
  static func instancesAnswer(to selector: Selector) -> Bool
}

extension SelectorAnsweringClass {
  /// No method.
  public static func instancesAnswer(to selector: Selector) -> Bool { false }
}

/// Keeps what a method called by name returned until its caller has taken it, as an autorelease
/// pool does.
enum PerformedResult {
  private static let key = "adplay.performed"

  /// The result as an object, which the caller does not own.
  static func unretained(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    let object = result as AnyObject
    keep(object)
    return Unmanaged.passUnretained(object)
  }

  /// On main, until main comes to its next block; on another thread, until that thread calls the
  /// next method by name or ends.
  private static func keep(_ object: AnyObject) {
    guard MainQueue.isCurrent else {
      Thread.current.threadDictionary[key] = object
      return
    }
    nonisolated(unsafe) let object = object
    DispatchQueue.main.async { withExtendedLifetime(object) {} }
  }
}
