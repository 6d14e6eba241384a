extension NSObject {
  /// The class's version as Objective-C keeps it: 0. Code that calls this usually meant the version
  /// of an SDK, which this is not. An SDK's own `version()` comes first.
  @_disfavoredOverload
  public class func version() -> Int { 0 }
}

// Without Objective-C nothing is found by its name, unless the object looks for itself.
extension NSObjectProtocol {
  /// Whether it has this method: false unless it is a `SelectorAnswering` that says so.
  public func responds(to selector: Selector) -> Bool {
    (self as? any SelectorAnswering)?.answers(to: selector) ?? false
  }

  /// Calls the method, if it is a `SelectorAnswering`; otherwise does nothing and returns nil.
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    result(of: selector, [])
  }

  /// Calls the method, if it is a `SelectorAnswering`; otherwise does nothing and returns nil.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    result(of: selector, [object])
  }

  /// Calls the method, if it is a `SelectorAnswering`; otherwise does nothing and returns nil.
  @discardableResult
  public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>! {
    result(of: selector, [first, second])
  }

  /// What the property is: nil unless it is a `SelectorAnswering` that has it.
  public func value(forKey key: String) -> Any? {
    (self as? any SelectorAnswering)?.value(named: key)
  }

  /// Sets the property, if it is a `SelectorAnswering`; otherwise does nothing.
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? any SelectorAnswering)?.setValue(value, named: key)
  }

  private func result(of selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
    PerformedResult.unretained(
      (self as? any SelectorAnswering)?.perform(selector, arguments: arguments))
  }
}

// The same for a class.
extension NSObjectProtocol {
  /// Whether the class has this method: false unless it is a `SelectorAnsweringClass` that says so.
  public static func responds(to selector: Selector) -> Bool {
    (self as? any SelectorAnsweringClass.Type)?.answers(to: selector) ?? false
  }

  /// Whether its objects have this method: false unless it is a `SelectorAnsweringClass` that says
  /// so.
  public static func instancesRespond(to selector: Selector) -> Bool {
    (self as? any SelectorAnsweringClass.Type)?.instancesAnswer(to: selector) ?? false
  }

  /// Calls the method, if it is a `SelectorAnsweringClass`; otherwise does nothing and returns nil.
  @discardableResult
  public static func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    result(of: selector, [])
  }

  /// Calls the method, if it is a `SelectorAnsweringClass`; otherwise does nothing and returns nil.
  @discardableResult
  public static func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    result(of: selector, [object])
  }

  /// Calls the method, if it is a `SelectorAnsweringClass`; otherwise does nothing and returns nil.
  @discardableResult
  public static func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>! {
    result(of: selector, [first, second])
  }

  private static func result(of selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
    PerformedResult.unretained(
      (self as? any SelectorAnsweringClass.Type)?.perform(selector, arguments: arguments))
  }
}
