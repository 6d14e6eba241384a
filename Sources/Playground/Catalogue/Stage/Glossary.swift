import Languages
import Observing

/// The words of the trade, for people who are new to it, and what Google's error numbers mean.
package enum Glossary {
  package struct Word: Equatable, Sendable {
    private let english: (word: String, meaning: String)

    package var word: String { localized(sentence: english.word) }
    package var meaning: String { localized(sentence: english.meaning) }

    init(_ word: String, _ meaning: String) { english = (word, meaning) }

    package static func == (one: Self, other: Self) -> Bool { one.english == other.english }
  }

  package static let words: [Word] = [
    Word("mediation", "Google's SDK asks several ad networks for an ad and shows one of theirs."),
    Word(
      "waterfall", "The order in which Google asks: one line after another, until one has an ad."),
    Word("line", "One place in a waterfall: a network's adapter with its settings."),
    Word(
      "ad network", "A company that has ads. Its SDK is in the app, too, and it counts for itself."),
    Word(
      "adapter",
      "The code between two SDKs: Google calls it, it calls the network, and it reports back."),
    Word("custom event", "An adapter that somebody other than Google wrote."),
    Word(
      "parameter", "What a line tells its adapter; usually the network's own name for the place."),
    Word("impression", "An ad was seen for as long as it must be. It is counted once per ad."),
    Word("click", "The user tapped a part of the ad that may be tapped."),
    Word("sees, is told", "One side notices the user itself and tells the other; both then count."),
    Word(
      "clicks flag",
      "handlesUserClicks: what the adapter answers when asked whether its network sees clicks itself."
    ),
    Word(
      "impressions flag",
      "handlesUserImpressions: the same for impressions."),
    Word(
      "tried u/U",
      "The answers to both flags that you have tapped an ad with: yes/no is clicks yes, impressions no."
    ),
    Word(
      "Serving", "Google's ad server. It may decide that Google sees although a flag says yes."),
    Word("fill, no fill", "The network has an ad, or it has none."),
    Word("eCPM", "What a thousand impressions of a line earn."),
    Word("paid", "What Google says that an impression has earned."),
    Word("discrepancy", "How far the two counts are apart: network minus Google, or MAX."),
    Word("AdChoices", "The icon that says why the user sees an ad. Every native ad must show it."),
    Word("native ad", "An ad in parts, which the app lays out in its own style."),
    Word("asset", "A part of a native ad: headline, body, icon, media and others."),
    Word(
      "right-to-left text", "Is shown in the order of its letters, aligned right."),
    Word("interstitial", "An ad that covers the app, between two of its screens."),
    Word("rewarded", "An ad for whose end the user gets something in the app."),
    Word("app open", "An ad that covers the app when the user comes back to it."),
    Word(
      "broken rule", "Something an adapter must not do, and the rows of the trace that prove it."),
    Word("journal", "The list of all that happened. All screens are made from it."),
  ]

  /// Google's errors by number: those of requests, then those of showing an ad.
  package static let errors: [Word] = [
    error(0, "invalid request: often a wrong ad unit."),
    error(1, "no fill: the request was fine, but nobody had an ad."),
    error(2, "network error: the server was not reached."),
    error(3, "server error: the ad server answered with an error."),
    error(4, "the operating system is too old."),
    error(5, "time-out: a line did not answer in time."),
    error(7, "the mediation settings cannot be read."),
    error(8, "adapter error: no such class, not this format, or nothing answered."),
    error(9, "no fill from any line; newer versions say 1."),
    error(10, "the network's ad has another size than was requested."),
    error(11, "something went wrong inside the SDK."),
    error(12, "an argument is invalid."),
    error(13, "the answer cannot be read."),
    error(15, "the ad is not ready to be shown."),
    error(16, "the ad is larger than the screen."),
    error(17, "something went wrong while the ad was shown."),
    error(18, "the ad was shown already; each full-screen ad can be shown once."),
    error(19, "the ad was used already."),
    error(20, "the app has no AdMob identifier in its settings."),
    error(21, "an ad must be shown from the main thread."),
    error(22, "the adapter could not show its ad."),
  ]

  private static func error(_ number: Int, _ meaning: String) -> Word {
    Word(name(GoogleError.domain, number), meaning)
  }

  private static func name(_ domain: String, _ code: Int) -> String { "\(domain) \(code)" }

  /// What networks call their failures.
  package static let failures = [
    "noInventory": "no fill (the network has no ad)",
    "networkError": "network error (its server was not reached)",
    "badRequest": "bad request (often a wrong parameter)",
    "unknown": "unknown error (the network does not explain it)",
  ]

  /// What an error's number means, without a full stop; nil if it is not one of Google's.
  package static func meaning(domain: String, code: Int) -> String? {
    let name = name(domain, code)
    return errors.first { $0.word == name }.map { String($0.meaning.dropLast()) }
  }
}
