import Simulation

/// What must have been seen for a rule to be judged.
///
/// A rule is proved by what happened and by what did not. Where nobody looked, silence proves nothing: a
/// rule needs each part that its check reads.
extension Rule {
  package var parts: [SeenPart] {
    switch breach {
    // Arbiters and services have no recorder.
    case .competed, .served: [.simulation]
    default: Rulebook.partsByID[id] ?? [.simulation]
    }
  }

  /// The names of senses that it looks at.
  package var senses: [String] { facts.filter { Sense(word: $0) != nil }.sorted() }

  /// The names of senses and of kinds of facts that must not be left out.
  var facts: Set<String> {
    var facts = Set((occasion.senses ?? breach.senses).map(\.word))
    facts.formUnion(Rulebook.factsByID[id] ?? [])
    return facts
  }
}

extension Rulebook {
  private typealias Row = (parts: [SeenPart], rules: [String])

  /// Rules that are in no row need what only a simulation knows.
  private static let partRows: [Row] = [
    (
      [.googleAdapter],
      [
        "set-up-never-answered", "set-up-answered-twice", "version-is-zero", "version-impossible",
        "completion-called-twice", "answer-too-late", "not-exactly-one-of-ad-and-error",
        "called-off-main", "ad-handed-over-twice", "error-says-nothing", "signals-answered-twice",
        "signals-empty", "flags-changed", "click-reported-while-google-tracks",
        "impression-reported-while-google-tracks", "screens-out-of-order",
        "dismissed-without-present", "banner-of-another-size", "presented-and-silent",
        "reward-twice",
      ]
    ),
    (
      [.googleAdapter, .appGoogle],
      [
        "event-before-received", "event-before-rendered", "headline-missing", "asset-empty",
        "star-rating-out-of-range", "extras-repeat-assets", "images-not-downloaded",
        "images-downloaded-although-disabled", "too-many-images", "file-path-as-address",
        "video-without-media-view", "aspect-ratio-unknown", "impression-counted-at-presentation",
      ]
    ),
    // They begin with what the network counted; only Google's side may be silent.
    (
      [.googleAdapter, .networkCounts],
      ["click-not-reported", "impression-not-reported"]
    ),
    // Once an author says that one of the two was passed on, the other is missing where it is not said.
    ([.googleAdapter, .passedOn], ["click-not-passed-on", "impression-not-passed-on"]),
    (
      [.googleAdapter, .adapterNetwork],
      [
        "asked-without-parameter", "test-request-ignored", "passed-on-differently",
        "unspecified-became-false",
        "network-error-hidden", "filled-without-ad", "delegate-lost", "click-passed-on-twice",
        "click-reported-late", "click-reported-twice",
        "impression-passed-on-twice", "network-impression-twice",
        "impression-reported-late", "impression-reported-twice",
        "impression-of-failed-show", "impression-counted-twice",
        "view-not-handed-over", "not-registered-anew", "view-not-released",
        "counted-after-untrack", "network-tracks-behind-google", "whole-view-clickable",
        "one-path-only", "stale-ad-shown", "shown-after-failure", "video-start-not-reported",
        "video-end-not-reported", "video-ended-early", "reward-not-earned",
        "reward-not-reported",
        "leaving-not-reported",
      ]
    ),
    (
      [.googleAdapter, .appGoogle, .adapterNetwork],
      [
        "wrong-format", "asset-lost", "video-claimed-without-video", "nothing-to-show-as-media",
        "reported-after-failure", "page-not-reported",
      ]
    ),
    ([.googleAdapter, .adapterNetwork, .networkServer], ["pixel-without-report"]),
    ([.googleAdapter, .adapterNetwork, .views], ["banner-counted-unseen"]),
    (
      [.googleAdapter, .adapterNetwork, .user],
      [
        "one-tap-two-clicks", "screen-closed-late", "screen-announced-twice",
        "full-screen-never-closed",
        "full-screen-closed-late", "full-screen-closed-early", "screen-closed-early",
        "expired-on-screen",
      ]
    ),
    (
      [.googleAdapter, .appGoogle, .adapterNetwork, .user],
      ["screen-never-closed"]
    ),
    (
      [.googleAdapter, .appGoogle, .adapterNetwork, .views, .user],
      [
        "tap-counted-by-nobody", "impression-counted-by-nobody", "banner-never-reports",
        "ad-choices-counted",
      ]
    ),
  ]

  fileprivate static let partsByID: [String: [SeenPart]] = Dictionary(
    uniqueKeysWithValues: partRows.flatMap { row in row.rules.map { ($0, row.parts) } })

  private static let assets = ["assets"]
  private static let pictures = ["assets", "urls"]

  /// What rules look at beside the senses of their breach.
  fileprivate static let factsByID: [String: [String]] = [
    "set-up-never-answered": ["setUpAsked"], "set-up-answered-twice": ["setUpAsked"],
    "click-reported-while-google-tracks": ["clickReported", "clicksFlagAsked"],
    "impression-reported-while-google-tracks": ["impressionReported", "impressionsFlagAsked"],
    "flags-changed": ["clicksFlagAsked", "impressionsFlagAsked"],
    "screens-out-of-order": ["didDismiss", "willPresent"],
    "dismissed-without-present": ["willPresent"],
    "presented-and-silent": ["willPresent", "presentFailed"],
    "presentation-out-of-order": ["presentTold", "willDismiss", "didDismiss", "presentFailed"],
    "banner-of-another-size": ["viewAsked", "lineAsked"],
    "error-says-nothing": ["texts"], "event-before-received": ["adReceived", "adAsked"],
    "event-before-rendered": ["adReceived", "rendered"], "headline-missing": assets,
    "asset-empty": assets + ["texts"], "star-rating-out-of-range": assets + ["texts"],
    "extras-repeat-assets": assets + ["extras"], "answer-too-late": ["loadTimeouts"],
    "images-not-downloaded": pictures,
    "images-downloaded-although-disabled": pictures, "too-many-images": assets,
    "file-path-as-address": pictures, "video-without-media-view": assets,
    "aspect-ratio-unknown": assets + ["aspectRatio"],
    "impression-counted-at-presentation": ["presentTold", "appToldImpression"],
  ]
}
