/// For tests: told of what an application gets from this SDK, so that a test can do with it what the
/// application would have to do.
package enum AppObjects {
  /// When it is told of an object.
  package enum Moment: Sendable {
    /// A loader or a banner is new, or an ad comes: nobody has set anything yet.
    case new
    /// A loader or a banner is told to load, or an ad was handed over: delegates are set.
    case used
  }

  /// Told of each loader, banner and ad that covers the application.
  @TaskLocal package static var observer: Observer?

  package struct Observer: Sendable {
    fileprivate let take: @Sendable (AnyObject, Moment) -> Void

    package init(_ take: @escaping @Sendable (AnyObject, Moment) -> Void) { self.take = take }
  }

  static func note(_ object: AnyObject, _ moment: Moment) { observer?.take(object, moment) }
}
