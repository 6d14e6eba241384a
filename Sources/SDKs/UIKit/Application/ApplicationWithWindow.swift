/// What lets an application's window be asked for as on a phone, where the requirement itself is optional:
/// `delegate?.window??.rootViewController`.
@preconcurrency @MainActor public protocol ApplicationWithWindow: AnyObject {}

extension ApplicationWithWindow {
  /// The window of a delegate that has one, in two optionals.
  @_disfavoredOverload public var window: UIWindow?? {
    (self as? any UIApplicationDelegate).map { $0.window as UIWindow? }
  }
}
