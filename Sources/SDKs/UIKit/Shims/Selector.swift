/// The name of a method. Without Objective-C code that checks first (`responds(to:)`) gets a no,
/// unless the object is a `SelectorAnswering`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// The selector with this name.
  public init(_ name: String) {
    description = name
  }

  /// The selector with this name.
  public init(stringLiteral value: String) {
    description = value
  }
}

/// Code for iOS writes `_ = NSSelectorFromString(name)`; so does code here.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// An object that does by itself what Objective-C does for every object on iOS: find a method by
/// its name. Targets of controls and recognisers must be one here.
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
  /// Does what the selector names; the argument is the control or recogniser.
  func perform(_ selector: Selector, with argument: Any?)
}

/// A target and what it performs. The target is not kept alive.
struct TargetAction {
  private(set) weak var target: SelectorPerforming?
  let action: Selector

  init(_ target: SelectorPerforming, _ action: Selector) {
    self.target = target
    self.action = action
  }

  func isSame(as other: TargetAction) -> Bool {
    target.map { $0 === other.target } == true && action == other.action
  }

  @preconcurrency @MainActor func perform(with argument: Any?) {
    target?.perform(action, with: argument)
  }
}
