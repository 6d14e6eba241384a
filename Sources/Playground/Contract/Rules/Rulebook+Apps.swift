import Simulation

extension Rulebook {
  /// What can go wrong in the code of an application.
  static let appRules: [Rule] = [
    app(
      .unknownAdUnit, .error,
      sentence: "The application asked for an ad unit that is not there, or is of another format.",
      why: "Every request fails with an invalid request; nothing can ever be shown.",
      fix: "Use the id of an ad unit of this format; in a scenario, one of its adUnits.",
      source: "GADErrorCode.invalidRequest; Google's help on refusals"),
    Rule(
      id: "request-refused", severity: .warning, party: .app,
      sentence: "Google refused the request as the application had made it, and asked no line.",
      why: "The request gets no ad, nor does another one like it, and no network is to blame.",
      fix:
        "Correct what Google names: the id of the unit or of the application, the unit's format, size or platform, or the account. A new unit takes an hour; where the unit's other requests get ads, look what id this call had.",
      source: "GADErrorCode.invalidRequest; Google's help on refusals",
      breach: .missing(after: [.refusedByGoogle]) { ad, entry in
        // A layer may have changed the request on its way.
        guard ad.last(.layerErred).map({ $0 > entry.number }) ?? true else { return nil }
        let refusal = entry.data[.reason].flatMap(GoogleRefusal.init)
        return refusal?.isOfSettings == true ? [entry.number] : nil
      }, occasion: .on(.adAsked)),
    app(
      .bannerWithoutSize, .error,
      sentence: "The banner was loaded without a size.",
      why: "The request is refused: a width or height of 0 was measured before the layout.",
      fix: "Load when the view has its width, in viewDidAppear or later.",
      code:
        "bannerView.adSize = currentOrientationAnchoredAdaptiveBanner(width: view.bounds.width)",
      source: "GADBannerView.h; public issues of the examples"),
    app(
      .loaderLetGo, .error,
      sentence: "The application let go of its ad loader before that had answered.",
      why: "The ad comes, and nobody is told: no callback, no error, not a line in the log.",
      fix: "Keep the loader in a property until it has answered.",
      code: "self.loader = loader",
      source: "GADAdLoader.h; Google's native example"),
    app(
      .reloadStorm, .warning,
      sentence: "The application asked again at once after each of three refusals.",
      why:
        "The faster requests fail, the more there are; the unit is throttled, and phones get warm.",
      fix: "Wait before each retry, longer each time, and give up after some.",
      source: "Google's guides of all formats", on: decisions),
    app(
      .delegateLetGo, .error,
      sentence: "The delegate of an ad, a banner or a loader was gone when it was to be told.",
      why:
        "Delegates are weak: one that nobody else keeps dies at once, and nothing is heard of the ad.",
      fix: "Keep the object that listens in a property.",
      source: "GADFullScreenContentDelegate.h; public issues of wrappers"),
    app(
      .lostWithTheAd, .error,
      sentence: "The application had let go of its ad, and did not hear of its end or its reward.",
      why: "The game stays paused, or the user gets nothing for a watched ad.",
      fix: "Keep the ad until it is dismissed or has failed to present.",
      code: "self.ad = ad",
      source: "public issues of the examples, SDK 9.9"),
    app(
      .paidHandlerTooLate, .warning,
      sentence: "The handler for paid events was set after the impression.",
      why: "The event has been: this ad's revenue is missing from the application's numbers.",
      fix: "Set paidEventHandler where the ad is received, before it is shown.",
      code: "ad.paidEventHandler = { value in report(value) }",
      source: "Google's guide on impression-level ad revenue"),
    app(
      .verificationTooLate, .error,
      sentence: "The options for server-side verification were set after the ad was presented.",
      why: "The publisher's server is told of the reward without the user's identifier.",
      fix: "Set the options where the ad is received.",
      code: "ad.serverSideVerificationOptions = options",
      source: "GADRewardedAd.h"),
    app(
      .verificationChanged, .error,
      sentence: "The options for server-side verification were changed after they were set.",
      why: "The ad has a copy: the publisher's server is told what they said before.",
      fix: "Set the options again after each change.",
      code: "ad.serverSideVerificationOptions = options",
      source: "GADRewardedAd.h"),
    app(
      .outletOutsideView, .error,
      sentence: "An outlet of the native ad view is a view somewhere else.",
      why: "Taps on it are not counted, and the validator says that it is outside of the ad.",
      fix: "Add the view to the native ad view, or to a view in it.",
      source: "Native ad validator; public issues of wrappers"),
    app(
      .outletAfterAd, .error,
      sentence: "An outlet was set after the ad was handed to its view.",
      why:
        "The SDK registers the outlets once: nobody watches the late one, and taps on it are lost.",
      fix: "Connect all outlets first, and set nativeAd last.",
      code: "adView.nativeAd = ad",
      source: "GADNativeAdView.h"),
    app(
      .adInTwoViews, .error,
      sentence: "A native ad was put into a second view while it was in another one.",
      why: "The first view is left without media and AdChoices, and its taps are not counted.",
      fix:
        "Take one ad for each view, and take it out of the old one before the cell is used again.",
      code: "cell.adView.nativeAd = nil",
      source: "public issues of the examples"),
    app(
      .presenterGone, .error,
      sentence: "The ad was presented from a controller that is not on the screen.",
      why: "Nothing opens; the application is told that the controller is not being presented.",
      fix: "Present from the controller that the user sees, when it has appeared.",
      source: "public issues of wrappers"),
    app(
      .appOpenAfterAd, .warning,
      sentence: "An app-open ad followed another ad within two seconds.",
      why: "Coming back from an ad is no start: two ads in a row break Google's policy.",
      fix: "Keep one flag for all formats, and skip the app-open ad while it is set.",
      source: "Google's app-open example; public issues of wrappers", on: decisions),
    app(
      .adPresentedAgain, .error,
      sentence: "The application presented an ad that it had presented before.",
      why: "An ad is good for one show: the second fails, and the user waits for nothing.",
      fix: "Let go of the ad when it is dismissed, and load the next one there.",
      code: "self.ad = nil",
      source: "GADPresentError.adAlreadyUsed; public issues of wrappers", on: decisions),
    app(
      .presenterBusy, .error,
      sentence: "The application presented an ad from a controller that presents something else.",
      why: "Nothing opens: an alert or a page is up, or something is just going away.",
      fix: "Present when the other is gone, or from the topmost controller.",
      source: "public issues of wrappers, answered by Google", on: decisions),
    app(
      .expiredAdPresented, .warning,
      sentence: "The application presented an ad that it had kept too long.",
      why: "An ad is good for an hour, an app-open ad for four: then it fails or earns nothing.",
      fix: "Note when the ad came, and load another one before it is too old.",
      source: "Google's guides; AppOpenAdManager in Google's example", on: decisions),
    app(
      .presenterDismissed, .error,
      sentence: "The application dismissed the controller that an ad was presented from.",
      why: "The ad goes with it before the user has seen it to its end, and a reward is lost.",
      fix: "Wait for the end of the ad before its controller is dismissed.",
      source: "public issues of mediators", on: decisions),
    app(
      .adLetGoAtOnce, .error,
      sentence: "The application let go of a full-screen ad as soon as it had it.",
      why: "Nothing else keeps a loaded ad: it is gone before it can be presented.",
      fix: "Keep the ad in a property until it is dismissed or has failed to present.",
      code: "self.ad = ad",
      source: "Google's guides; public issues of the package"),
    app(
      .delegateHearsNothing, .warning,
      sentence: "The delegate of a full-screen ad has none of the methods that the ad calls.",
      why: "It compiles, as all are optional: nobody hears of the end of the ad or of a failure.",
      fix: "Write the methods of FullScreenContentDelegate; those of SDK 7 have other names.",
      code: "func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { load() }",
      source: "GADFullScreenContentDelegate.h; public issues of the examples"),
    askedBeforeStart,
    app(
      .consentTooLate, .error,
      sentence: "The application asked for the user's consent after it had asked for an ad.",
      why: "The first requests say nothing of consent: they are not filled, or break the law.",
      fix: "Request the consent information first, and load when ads may be requested.",
      code: "if ConsentInformation.shared.canRequestAds { start() }",
      source: "Google's guide on UMP; its examples"),
    app(
      .preloaderAskedInALoop, .warning,
      sentence: "The application asked a preloader again and again while no ad was ready.",
      why: "No ad comes the sooner: the preloader loads by itself, and pauses after a failure.",
      fix: "Ask when the ad is to be shown, and let the delegate say when one is ready.",
      source: "Google's guide on preloading"),
  ]

  /// An adapter may have no set-up; what counts is whether it was ready when the application asked.
  private static let askedBeforeStart = Rule(
    id: "asked-before-start", severity: .warning, party: .app,
    sentence: "The application asked for an ad before the SDK and its adapters had started.",
    why: "Adapters that are not ready are passed over, or fill less often.",
    fix: "Start the SDK once, and load in its completion handler.",
    code: "MobileAds.shared.start { [weak self] _ in self?.load() }",
    source: "Google's quick start and mediation guides",
    breach: .missing(after: [.adAsked]) { ad, entry in
      let isWaiting =
        ad.countAtMost(.setUpAsked) > ad.countAtMost(.setUpAnswered)
        && ad.countAtMost(.setUpRanOut) == 0
      let isApps = ad.countAtMost(.screenOpened) > 0 || ad.lastAtMost(.appDecided) == entry.cause
      guard isApps,
        isWaiting || ad.lastAtMost(.setUpAnswered) > entry.number
      else { return nil }
      return [entry.number, ad.lastAtMost(.setUpAsked)].sorted()
    }, occasion: decisions)

  /// Google's SDK notes the breach; all are at stake where an application has a screen of its own.
  static func app(
    _ violation: Violation, _ severity: Rule.Severity, sentence: String, why: String, fix: String,
    code: String? = nil, source: String, on occasion: Occasion = .on(.screenOpened)
  ) -> Rule {
    Rule(
      id: violation.rawValue, severity: severity, party: .app, sentence: sentence, why: why,
      fix: fix, code: code, source: source, breach: .noted(violation), occasion: occasion)
  }

  /// Where the code of an application decides when to ask, and when to show.
  static let decisions = Occasion.on(.screenOpened, .appDecided)
}
