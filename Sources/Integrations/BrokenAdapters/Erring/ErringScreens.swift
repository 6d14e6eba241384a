import GoogleMobileAds

/// Says nothing of what covers the application, neither when it comes nor when it goes.
public final class OpensInSilence: ErringAdapter {
  override class var mistake: Mistake { Mistake([.arrival, .goodbye, .gone], .never) }
}

/// Says twice that something is about to cover the application.
///
/// After the changelogs of the Meta adapter, 1.2.1, and of the Chartboost adapter, 6.5.2.0.
public final class AnnouncesTwice: ErringAdapter {
  override class var mistake: Mistake { Mistake([.arrival], .twice) }
}

/// Never says that what covered the application is gone.
///
/// After the changelogs of the IronSource adapter, 8.1.0.0.1, and of the Line adapter, 2.9.20241106.1.
public final class NeverCloses: ErringAdapter {
  override class var mistake: Mistake { Mistake([.goodbye, .gone], .never) }
}

/// Says only of its first ad that it is gone.
public final class ClosesItsFirstAdOnly: ErringAdapter {
  override class var mistake: Mistake { Mistake([.goodbye, .gone], .ofFirstAd) }
}

/// Says ten seconds late that what covered the application is gone.
public final class ClosesLate: ErringAdapter {
  override class var mistake: Mistake { Mistake([.goodbye, .gone], .late(.seconds(10))) }
}

/// Says that what covers the application is gone as soon as it is announced.
///
/// After issue 382 of AppLovin MAX for iOS.
public final class ClosesEarly: ErringAdapter {
  override class var mistake: Mistake { Mistake([.goodbye, .gone], .at(.arrived)) }
}

/// Says twice that what covered the application is gone.
public final class ClosesTwice: ErringAdapter {
  override class var mistake: Mistake { Mistake([.goodbye, .gone], .twice) }
}

/// Does not say that its ad cannot be shown.
public final class KeepsItsRefusal: ErringAdapter {
  override class var mistake: Mistake { Mistake([.refusal], .never) }
}

/// Has an ad, is asked to show it, and asks its network for nothing.
///
/// After issue 1103 of Google's mediation for iOS.
public final class NeverShows: ErringAdapter {
  override class var mistake: Mistake { Mistake([], .deaf) }
}

/// Hears no more of an ad once the adapter of the unit's next load is made: the SDK has one listener.
public final class ForgetsAtTheNextLoad: ErringAdapter {
  override class var mistake: Mistake {
    Mistake(Set(Mistake.Word.allCases).subtracting([.start, .answer]), .untilTheNext)
  }
}

/// Says of an ad that cannot be shown that it is gone.
public final class TakesItsRefusalForTheEnd: ErringAdapter {
  override class var mistake: Mistake { Mistake([.refusal], .as(.gone)) }
}
