import GoogleMobileAds

/// Never reports a click, in any format.
public final class LosesClicks: ErringAdapter {
  override class var mistake: Mistake { Mistake([.click], .never) }
}

/// Reports each click twice: the tap, and the page that it opens.
public final class DoublesClicks: ErringAdapter {
  override class var mistake: Mistake { Mistake([.click], .twice) }
}

/// Reports the first click once, the second twice, and so on: it adds a listener with each.
public final class MultipliesClicks: ErringAdapter {
  override class var mistake: Mistake { Mistake([.click], .onceMore) }
}

/// Reports the first click on an ad, and no other.
public final class HearsOneClick: ErringAdapter {
  override class var mistake: Mistake { Mistake([.click], .once) }
}

/// Reports the clicks when the ad is gone.
public final class TellsClicksAtTheEnd: ErringAdapter {
  override class var mistake: Mistake { Mistake([.click], .at(.gone)) }
}

/// Reports a click as it hands the ad over: nobody has made it.
///
/// After issue 26 of AppLovin MAX for Android.
public final class ClicksOnArrival: ErringAdapter {
  override class var mistake: Mistake { Mistake([.click], .at(.handedOver)) }
}
