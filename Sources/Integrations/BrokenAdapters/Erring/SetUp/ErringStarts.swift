import GoogleMobileAds

/// Never answers its set-up: the start of the whole SDK waits for half a minute.
///
/// After issue 552 of Google's mediation for Android.
public final class NeverStarts: ErringAdapter {
  override class var mistake: Mistake { Mistake([.start], .never) }
}

/// Answers its set-up eight seconds late.
public final class StartsLate: ErringAdapter {
  override class var mistake: Mistake { Mistake([.start], .late(.seconds(8))) }
}
