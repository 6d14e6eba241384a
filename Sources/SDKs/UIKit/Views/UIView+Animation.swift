import Simulation

extension UIView {
  /// How an animation would go if it took time on this phone: changes are there at once, and only the
  /// end comes later.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// These bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with the change.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The view can be touched meanwhile, as it always can here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where an earlier one has come.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again: it does not end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A transition hides and shows views, and leaves them where they are in the tree.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Over the left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Over the right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// As one page is turned.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// As one page is turned back.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes the changes at once; `completion` is called when the duration is over.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes the changes at once; `completion` is called when delay and duration are over, or never if
  /// the animation repeats.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: delay + duration, options, completion)
  }

  /// The same for one that swings.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes the changes in the view at once; `completion` is called when the duration is over.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    finish(after: duration, options, completion)
  }

  /// Puts another view in the place of one at once; `completion` is called when the duration is over.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    finish(after: duration, options, completion)
  }

  /// Makes changes; animations among them end before anything else happens.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }

  /// Whether animations last as long as they say; at present, they end at once if not.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSwitch.current.isOn = enabled
  }

  /// Whether animations last as long as they say.
  public static var areAnimationsEnabled: Bool { AnimationSwitch.current.isOn }

  private static func finish(
    after seconds: TimeInterval, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    guard let completion, !options.contains(.repeat) else { return }
    let world = World.current
    guard areAnimationsEnabled, let delay = (PhoneTime.now() + seconds).delay, delay > .zero else {
      return world.soon { completion(true) }
    }
    let context = world.journal.context.inherited
    world.timeline.after(delay.ofTimer) { [weak world] in
      world?.journal.within(context) { completion(true) }
    }
  }
}

@MainActor private final class AnimationSwitch {
  var isOn = true

  static var current: AnimationSwitch { World.current.instance { AnimationSwitch() } }
}
