import Simulation

extension Rulebook {
  /// What an application's own code must not order; where a script orders it in a user's place, nobody is to blame.
  static let orderRules: [Rule] = [
    app(
      .shownWithoutAd, .error,
      sentence: "The application showed an ad that it did not have.",
      why: "Nothing opens; an application that goes on at the end of the ad waits forever.",
      fix: "Ask whether an ad is ready, and go on without one; load early enough.",
      source: "public issues of all platforms", on: decisions),
    app(
      .presentedInBackground, .error,
      sentence: "The application showed an ad over itself while the user was elsewhere.",
      why:
        "Both sides may count and pay at once, and nobody has seen it; or nothing appears at all.",
      fix: "Show it when the application is active again, and still wants to.",
      source: "public issues of MAX's plugins", on: .on(.left)),
    app(
      .shownOverAd, .error,
      sentence: "The application showed an ad while one was on the screen, the same or another.",
      why:
        "The second is refused and wasted, or covers the first: two ads in a row break policies.",
      fix: "Keep one flag for all formats, and show the next ad when the first is gone.",
      source: "Google's app-open example; public issues of wrappers", on: decisions),
    app(
      .interstitialAfterAd, .warning,
      sentence: "An interstitial followed another ad within two seconds.",
      why: "Two ads in a row break Google's policy, and users leave the application.",
      fix: "Keep the time of the last ad, for all formats, and let some minutes pass; set a cap.",
      source: "Google's policy on interstitials; public issues of plugins", on: decisions),
    app(
      .adLetGoOnScreen, .warning,
      sentence: "The application let go of an ad while it was on the screen.",
      why: "Nothing else is sure to keep it: a reward or the end of the ad may never be told.",
      fix: "Keep the ad until it is dismissed or has failed to present.",
      source: "public issues of the examples, SDK 9.9", on: decisions),
    app(
      .loadWhileShown, .error,
      sentence: "The application asked for its next ad while the last one was on the screen.",
      why: "The platform ignores the call and tells nobody: the application waits forever.",
      fix: "Load when the ad is hidden, or could not be displayed.",
      source: "MAX's log; public issues of its plugins", on: decisions),
    app(
      .resumedUnderAd, .warning,
      sentence: "The application went on while its ad was still on the screen.",
      why: "Its game, its sound or its next screen begins under the ad, and the user misses it.",
      fix:
        "Pause as the ad opens; remember reward and return, and go on when it is gone or has failed.",
      source: "public issues of plugins", on: decisions),
    app(
      .appCrashed, .error,
      sentence: "An exception of the application's own ended it.",
      why: "All that it had is gone: the ad, its reward, and what the user was doing.",
      fix:
        "Ask whether screen and ad are still there before you touch them in a callback, and whether this ad has what you draw of it: an icon, a body or a rating may be missing.",
      source: "public issues of plugins", on: decisions),
    app(
      .pageOverAd, .warning,
      sentence: "The application opened a page of its own over its ad.",
      why: "The ad stays under it: the user finds it when the page is closed, and misses its end.",
      fix: "Remember where to go, and open the page when the ad is gone.",
      source: "public issues of wrappers", on: .on(.screenOpened, .appDecided, .pageWanted)),
    app(
      .userSentAway, .error,
      sentence: "The application went to the background by itself.",
      why: "The user, who has only closed an ad or tapped a button, is back on the home screen.",
      fix: "End the ad's own controller or activity, and not the task that it stands on.",
      source: "public issues of plugins", on: decisions),
    app(
      .adGivenUp, .warning,
      sentence: "The application did not wait for its ad, which came after all.",
      why: "The user sees no ad, and a matched request without an impression lowers the bids.",
      fix: "Wait as long as the mediator may take, or keep the late ad for the next occasion.",
      source: "public issues of splash screens", on: decisions),
    app(
      .adThrownAway, .note,
      sentence: "The application asked for another ad in place of one that nobody had seen.",
      why: "The ad is matched and never counted: the show rate falls, and networks bid less.",
      fix: "Show the ad that is there first, unless it is too old.",
      source: "public issues on show rates, answered by Google", on: decisions),
    app(
      .adsLetGoUncounted, .warning,
      sentence: "The application let go of three ads in a row before they had counted.",
      why:
        "Each is loaded for nobody: the show rate falls, networks bid less, and nothing is earned.",
      fix: "Keep the ad and its view while its screen is rebuilt, and let go when that is gone.",
      source: "public issues of plugins: a widget that is built again loads again",
      on: .on(.disposed)),
    app(
      .bannerReplacedTooSoon, .warning,
      sentence: "The application replaced a banner on the screen after less than half a minute.",
      why: "Google's own refresh takes 30 s at least: what comes faster is filtered, or not paid.",
      fix: "Leave the refresh to the settings of the ad unit, or wait for a minute.",
      source: "Google's guides on banners; public issues of plugins", on: decisions),
    app(
      .listenerMissing, .error,
      sentence: "The application has no listener for what is told of its ad.",
      why:
        "What waits for that never happens: the answer to a load, a reward, the game, the next ad.",
      fix:
        "Set each listener, under the name that the SDK or the layer has for its message, before the load; hand over the function, and not what it returns.",
      source: "public issues of plugins for other languages", on: .on(.screenOpened, .adAsked)),
    app(
      .layerMissing, .error,
      sentence: "The application calls a layer that is not in its build, or does not fit it.",
      why: "Nothing happens, or the call itself throws: no ad comes, and no SDK is asked.",
      fix:
        "Add the layer's native part, for this format and platform and in a version that fits the engine, or its script in each page.",
      source: "public issues of plugins for other languages", on: .on(.adWanted)),
    app(
      .callRefused, .error,
      sentence:
        "The application called its SDK, or the layer before it, in a way that this refuses.",
      why: "The call ends in an error, or in a warning alone: no ad is asked for, or shown.",
      fix:
        "Use the name, the arguments and the type of unit that your version documents, and the application's own id where the SDK reads it; pass nothing that is null, set each listener before, and make a new object for each ad.",
      source: "public issues of plugins for other languages", on: .on(.adWanted)),
    app(
      .countedElsewhere, .error,
      sentence: "The application asked for an ad of another account's unit.",
      why:
        "Ads come, are counted and paid there: the report of the application's own account stays empty.",
      fix:
        "Look for ids of examples, tests and former owners in each call; use those of your own account's units and application.",
      source: "public issues of plugins", on: .on(.adWanted)),
    app(
      .listenersAdded, .error,
      sentence: "The application adds a listener with each load, and removes none.",
      why:
        "It hears each message once more with each ad: two rewards for one video, then three.",
      fix: "Remove the listener when the ad is gone, or add one for all ads at the start.",
      source: "public issues of plugins for other languages", on: .on(.screenOpened, .adAsked)),
  ]
}
