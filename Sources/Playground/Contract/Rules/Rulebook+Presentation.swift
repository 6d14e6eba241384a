import GoogleMobileAds
import Simulation

extension Rulebook {
  /// What Google does wrong itself when an ad is presented.
  static let presentationRules: [Rule] = [
    Rule(
      id: GoogleMessage.countedAtPresentation, severity: .warning, party: .google,
      sentence: "Google counted the impression as soon as the application presented the ad.",
      why:
        "An ad that never comes is counted as seen: Google's report is higher than the network's.",
      mend:
        "Use an SDK that waits for reportImpression(), and compare with the network's report till then.",
      source: "public issues of the mediation repository; GADMediationAdEventDelegate.h",
      breach: .noted(GoogleMessage.countedAtPresentation))
  ]
}
