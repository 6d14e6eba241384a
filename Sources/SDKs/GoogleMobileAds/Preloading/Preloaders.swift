import Simulation

/// Keeps interstitials ready.
public final class InterstitialAdPreloader: AdPreloader<InterstitialAd> {
  /// The preloader.
  public static var shared: InterstitialAdPreloader {
    World.current.instance {
      InterstitialAdPreloader(.interstitial, InterstitialAd.init(_:unitID:))
    }
  }
}

/// Keeps rewarded ads ready.
public final class RewardedAdPreloader: AdPreloader<RewardedAd> {
  /// The preloader.
  public static var shared: RewardedAdPreloader {
    World.current.instance { RewardedAdPreloader(.rewarded, RewardedAd.init(_:unitID:)) }
  }
}

/// Keeps rewarded interstitials ready.
public final class RewardedInterstitialAdPreloader: AdPreloader<RewardedInterstitialAd> {
  /// The preloader.
  public static var shared: RewardedInterstitialAdPreloader {
    World.current.instance {
      RewardedInterstitialAdPreloader(
        .rewardedInterstitial, RewardedInterstitialAd.init(_:unitID:))
    }
  }
}

/// Keeps app open ads ready.
public final class AppOpenAdPreloader: AdPreloader<AppOpenAd> {
  /// The preloader.
  public static var shared: AppOpenAdPreloader {
    World.current.instance { AppOpenAdPreloader(.appOpen, AppOpenAd.init(_:unitID:)) }
  }
}
