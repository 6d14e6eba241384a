/// The name of a method. Without Objective-C nothing can be called by its name; this exists so that
/// source which asks first (`responds(to:)`) compiles, and is told no.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// This name.
  public init(_ name: String) {
    description = name
  }

  /// This name.
  public init(stringLiteral value: String) {
    description = value
  }
}

/// Source for iOS says `_ = NSSelectorFromString(name)`; the same here.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// An object that does by itself what Objective-C does for every object on iOS: find the method of a
/// name. Targets of controls and recognisers have to be one here.
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
  /// Does what the selector names; the argument is the control or recogniser.
  func perform(_ selector: Selector, with argument: Any?)
}
