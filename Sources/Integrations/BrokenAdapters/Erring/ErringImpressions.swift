import GoogleMobileAds

/// Never reports an impression, in any format.
///
/// After the changelog of the Unity adapter, 4.9.0.0, and the public Objective-C sample adapter, whose rewarded
/// ads never report one.
public final class LosesImpressions: ErringAdapter {
  override class var mistake: Mistake { Mistake([.impression], .never) }
}

/// Reports each impression twice: once for the network, once for its own listener.
public final class DoublesImpressions: ErringAdapter {
  override class var mistake: Mistake { Mistake([.impression], .twice) }
}

/// Reports the impression of its first ad alone, whose delegate it keeps.
public final class CountsItsFirstAdOnly: ErringAdapter {
  override class var mistake: Mistake { Mistake([.impression], .ofFirstAd) }
}

/// Reports the impression as it hands the ad over: before anybody can have seen it.
public final class CountsOnArrival: ErringAdapter {
  override class var mistake: Mistake { Mistake([.impression], .at(.handedOver)) }
}

/// Reports the impression as it is asked to show the ad: before there is anything to see.
public final class CountsBeforeItShows: ErringAdapter {
  override class var mistake: Mistake { Mistake([.impression], .at(.presented)) }
}

/// Reports the impression when the ad is gone.
public final class CountsAtTheEnd: ErringAdapter {
  override class var mistake: Mistake { Mistake([.impression], .at(.gone)) }
}
