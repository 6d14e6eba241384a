/// The name of a method. Without Objective-C nobody can be called by one; code that asks whether
/// somebody could be gets no for an answer.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// The method of this name.
  public init(_ name: String) {
    self.name = name
  }

  /// The method of this name.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension NSObject {
  /// Whether it can be called by this name: no.
  public func responds(to selector: Selector) -> Bool { false }

  /// Calls it by this name: does nothing.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil, with other: Any? = nil) -> Any? {
    nil
  }

  /// The version of the class, as Objective-C has it.
  public class func version() -> Int { 0 }
}
