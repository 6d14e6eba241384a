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
      .loadWhileShown, .error,
      sentence: "The application asked for its next ad while the last one was on the screen.",
      why: "The platform ignores the call and tells nobody: the application waits forever.",
      fix: "Load when the ad is hidden, or could not be displayed.",
      source: "MAX's log; public issues of its plugins", on: decisions),
  ]
}
