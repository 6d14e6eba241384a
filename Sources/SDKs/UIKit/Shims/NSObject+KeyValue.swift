extension NSObject {
  /// The class's version as Objective-C keeps it: 0. Code that calls this usually meant the version
  /// of an SDK, which this is not. An SDK's own `version()` comes first.
  @_disfavoredOverload
  public class func version() -> Int { 0 }

  /// Always false: without Objective-C no method can be found by name.
  public func responds(to selector: Selector) -> Bool { false }

  /// Always false, as for objects.
  public class func instancesRespond(to selector: Selector) -> Bool { false }

  /// Does nothing and returns nil: without Objective-C no method can be found by name.
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { nil }

  /// Does nothing and returns nil: without Objective-C no method can be found by name.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { nil }

  /// Does nothing and returns nil: without Objective-C no method can be found by name.
  @discardableResult
  public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? { nil }

  /// Always nil: without Objective-C no property can be found by name.
  public func value(forKey key: String) -> Any? { nil }

  /// Does nothing: without Objective-C no property can be found by name.
  public func setValue(_ value: Any?, forKey key: String) {}
}
