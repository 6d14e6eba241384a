import Simulation

extension Rulebook {
  /// The id of the rule that Google waits until an ad is on the screen.
  package static let impressionCountedAtPresentation = "impression-counted-at-presentation"

  /// What can go wrong when something is presented, with any adapter.
  static let presentationRules: [Rule] = [
    Rule(
      id: impressionCountedAtPresentation, severity: .warning, party: .google,
      sentence: "Google counted the impression as soon as the application presented the ad.",
      why:
        "An ad that never opens is counted as seen: Google's count is higher than the network's.",
      fix: "Use an SDK that waits for reportImpression(), or compare with the network's report.",
      source: "public issues of the mediation repository; GADMediationAdEventDelegate.h",
      breach: .noted(.impressionCountedAtPresentation), occasion: .on(.presentTold)),
    Rule(
      id: "present-twice", severity: .warning, party: .app,
      sentence: "A view controller was presented that is already on the screen or in a container.",
      why: "On a phone this throws an exception and ends the application.",
      fix: "Create a new controller for each presentation.",
      source: "UIViewController.present(_:animated:completion:)",
      breach: .noted(.presentTwice), occasion: .on(.willPresent, .networkPageOpened)),
    Rule(
      id: "view-cycle", severity: .error, party: .app,
      sentence: "A view or controller was added to itself, or to one that it contains.",
      why: "On a phone this throws an exception and ends the application.",
      fix: "Check which view is added to which.",
      source: "UIView.addSubview(_:)",
      breach: .noted(.viewCycle), occasion: .on(.rendered, .bannerPlaced, .willPresent)),
    Rule(
      id: "too-deep", severity: .error, party: .network,
      sentence: "More than 1,000 views or controllers were nested.",
      why: "On a phone, layout and touches overflow the stack, which ends the application.",
      fix: "Look for a loop that adds each view to the one before it.",
      source: "UIView.addSubview(_:)",
      breach: .noted(.tooDeep), occasion: .on(.rendered, .bannerPlaced, .willPresent)),
    Rule(
      id: "impossible-geometry", severity: .warning, party: .network,
      sentence:
        "A view was given a position or size that is not a number, or is larger than any screen.",
      why: "On a phone this is a layout exception, or a view that is never visible.",
      fix: "Check for a division by zero, and for a layout before there is a window.",
      source: "UIView.frame",
      breach: .noted(.impossibleGeometry), occasion: .on(.rendered, .bannerPlaced, .willPresent)),
    Rule(
      id: "implausible-number", severity: .warning, party: .adapter,
      sentence: "The ad has an impossible duration, ratio or scale.",
      why: "Applications use them for layout and countdowns, and crash if one is not a number.",
      fix: "Pass on the network's values; use 0 for a missing one, or 1 for a scale.",
      source: "GADMediatedUnifiedNativeAd.h",
      breach: .noted(.implausibleNumber), occasion: .on(.adReceived, of: .native)),
    Rule(
      id: "overlong-text", severity: .warning, party: .network,
      sentence: "A text is longer than 16 KB; the journal keeps only its beginning.",
      why: "No screen can show it, and its layout keeps a phone busy for seconds.",
      fix: "Check where the text comes from; often it is a whole response.",
      source: "the journal",
      breach: .noted(.overlongText), occasion: .on(.networkAnswered, .networkFailed)),
  ]
}
