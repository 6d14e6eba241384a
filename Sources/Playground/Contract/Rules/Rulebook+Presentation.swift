import Simulation

extension Rulebook {
  /// What goes wrong when something is presented, whichever adapter is at work.
  static let presentationRules: [Rule] = [
    Rule(
      id: "impression-counted-at-presentation", severity: .warning, party: .google,
      sentence: "Google counted the impression as soon as the application presented the ad.",
      why:
        "An ad that never comes is counted as seen: Google's report is higher than the network's.",
      mend:
        "Use an SDK that waits for reportImpression(), and compare with the network's report till then.",
      source: "public issues of the mediation repository; GADMediationAdEventDelegate.h",
      breach: .noted(.impressionCountedAtPresentation)),
    Rule(
      id: "present-twice", severity: .warning, party: .app,
      sentence: "A view controller was presented that is on the screen or in a container already.",
      why: "On a phone this is an exception, and the end of the application.",
      mend: "Make a new controller for each presentation.",
      source: "UIViewController.present(_:animated:completion:)",
      breach: .noted(.presentTwice)),
    Rule(
      id: "view-cycle", severity: .error, party: .app,
      sentence: "A view or controller was put into itself, or into one that it contains.",
      why: "On a phone this is an exception, and the end of the application.",
      mend: "Look which view is added to which.",
      source: "UIView.addSubview(_:)",
      breach: .noted(.viewCycle)),
    Rule(
      id: "too-deep", severity: .error, party: .network,
      sentence: "More than 1,000 views or controllers were put into one another.",
      why: "On a phone layout and touches run out of stack, which ends the application.",
      mend: "Look for a loop that adds each view to the one before it.",
      source: "UIView.addSubview(_:)",
      breach: .noted(.tooDeep)),
    Rule(
      id: "impossible-geometry", severity: .warning, party: .network,
      sentence: "A view was given a place or size that is no number, or larger than any screen.",
      why: "On a phone this is an exception in the layout, or a view that nobody ever sees.",
      mend: "Look what the size was divided by, and what it was before there was a window.",
      source: "UIView.frame",
      breach: .noted(.impossibleGeometry)),
    Rule(
      id: "implausible-number", severity: .warning, party: .adapter,
      sentence: "The ad has a duration, ratio or scale that can't be.",
      why: "Applications lay out and count down by these numbers, and crash on what is no number.",
      mend: "Pass on what the network says, and 0 (for a scale 1) where it says nothing.",
      source: "GADMediatedUnifiedNativeAd.h",
      breach: .noted(.implausibleNumber)),
    Rule(
      id: "overlong-text", severity: .warning, party: .network,
      sentence: "A text is longer than 16 KB; the journal keeps only its beginning.",
      why: "No screen shows it, and laying it out keeps a phone busy for seconds.",
      mend: "Look what was put into the text; often it is a whole response.",
      source: "the journal",
      breach: .noted(.overlongText)),
  ]
}
