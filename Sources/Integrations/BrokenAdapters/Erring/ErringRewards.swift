import GoogleMobileAds

/// Never says that the user has earned the reward.
public final class LosesRewards: ErringAdapter {
  override class var mistake: Mistake { Mistake([.reward], .never) }
}

/// Says twice that the user has earned the reward.
public final class DoublesRewards: ErringAdapter {
  override class var mistake: Mistake { Mistake([.reward], .twice) }
}

/// Gives the reward of its first ad alone.
public final class RewardsItsFirstAdOnly: ErringAdapter {
  override class var mistake: Mistake { Mistake([.reward], .ofFirstAd) }
}

/// Gives the reward as it is asked to show the ad.
public final class RewardsBeforeItShows: ErringAdapter {
  override class var mistake: Mistake { Mistake([.reward], .at(.presented)) }
}

/// Gives the reward half a minute late: most applications have gone on without it.
public final class RewardsLate: ErringAdapter {
  override class var mistake: Mistake { Mistake([.reward], .late(.seconds(30))) }
}
