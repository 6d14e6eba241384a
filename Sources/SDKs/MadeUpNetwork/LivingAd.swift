/// An ad of an SDK that was made from its interface: its life is its own, and it says who listens.
public protocol LivingAd: AnyObject {
  /// Its life, before anybody listens.
  var madeUpLife: MadeUpAd { get }
  /// Says which calls of its listeners mean which event, by ``on(_:_:_:)``. Called once.
  func addMadeUpListeners()
}

extension LivingAd {
  /// Its life, with everybody listening.
  public var madeUp: MadeUpAd {
    madeUpLife.begin(self)
    return madeUpLife
  }

  /// A call of a listener, for as long as the ad is there.
  public func on(_ event: MadeUpEvent, _ message: String, _ tell: @escaping (Self) -> Void) {
    madeUpLife.on(event, message) { [weak self] in if let self { tell(self) } }
  }
}
