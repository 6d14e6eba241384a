// Members of ads that cover the application, as they were in Swift before SDK 12.

extension PresentableAd {
  /// The name before SDK 12 of ``canPresent(from:)``.
  @preconcurrency @MainActor public func canPresent(
    fromRootViewController rootViewController: UIViewController
  ) throws {
    try canPresent(from: rootViewController)
  }
}

extension InterstitialAd {
  /// The name before SDK 12 of ``load(with:request:completionHandler:)``.
  public static func load(
    withAdUnitID adUnitID: String, request: Request?,
    completionHandler: @escaping (InterstitialAd?, (any Error)?) -> Void
  ) {
    load(with: adUnitID, request: request, completionHandler: completionHandler)
  }

  /// The name before SDK 12 of ``present(from:)``.
  @preconcurrency @MainActor public func present(
    fromRootViewController rootViewController: UIViewController?
  ) {
    present(from: rootViewController)
  }
}

extension AdManagerInterstitialAd {
  /// The name before SDK 12 of ``load(with:request:completionHandler:)``.
  public static func load(
    withAdManagerAdUnitID adUnitID: String, request: AdManagerRequest?,
    completionHandler: @escaping (AdManagerInterstitialAd?, (any Error)?) -> Void
  ) {
    load(with: adUnitID, request: request, completionHandler: completionHandler)
  }
}

extension AppOpenAd {
  /// The name before SDK 12 of ``load(with:request:completionHandler:)``.
  public static func load(
    withAdUnitID adUnitID: String, request: Request?,
    completionHandler: @escaping (AppOpenAd?, (any Error)?) -> Void
  ) {
    load(with: adUnitID, request: request, completionHandler: completionHandler)
  }

  /// The name before SDK 12 of ``present(from:)``.
  @preconcurrency @MainActor public func present(
    fromRootViewController rootViewController: UIViewController?
  ) {
    present(from: rootViewController)
  }
}

extension RewardedAd {
  /// The name before SDK 12 of ``load(with:request:completionHandler:)``.
  public static func load(
    withAdUnitID adUnitID: String, request: Request?,
    completionHandler: @escaping (RewardedAd?, (any Error)?) -> Void
  ) {
    load(with: adUnitID, request: request, completionHandler: completionHandler)
  }

  /// The name before SDK 12 of ``present(from:userDidEarnRewardHandler:)``.
  @preconcurrency @MainActor public func present(
    fromRootViewController rootViewController: UIViewController?,
    userDidEarnRewardHandler: @escaping () -> Void
  ) {
    present(from: rootViewController, userDidEarnRewardHandler: userDidEarnRewardHandler)
  }
}

extension RewardedInterstitialAd {
  /// The name before SDK 12 of ``load(with:request:completionHandler:)``.
  public static func load(
    withAdUnitID adUnitID: String, request: Request?,
    completionHandler: @escaping (RewardedInterstitialAd?, (any Error)?) -> Void
  ) {
    load(with: adUnitID, request: request, completionHandler: completionHandler)
  }

  /// The name before SDK 12 of ``present(from:userDidEarnRewardHandler:)``.
  @preconcurrency @MainActor public func present(
    fromRootViewController rootViewController: UIViewController?,
    userDidEarnRewardHandler: @escaping () -> Void
  ) {
    present(from: rootViewController, userDidEarnRewardHandler: userDidEarnRewardHandler)
  }
}
