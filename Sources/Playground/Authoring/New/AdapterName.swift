/// The name of a new adapter, from which its modules and types are named.
package struct AdapterName: Equatable {
  package let text: String

  /// Nil for a name that a compiler would refuse, or that would make two of something.
  package init?(_ text: String) {
    guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,39}/) != nil, !Self.taken.contains(text) else {
      return nil
    }
    self.text = text
  }

  /// Modules of this package and of the system, and words that together with `Ad`, `Adapter`, or
  /// `Banner` are types or modules that an adapter imports.
  static let taken: Set = [
    "Adplay", "AdplayRecorder", "AppLovinSDK", "AdServing", "AdSupport", "AdapterTestKit",
    "AdapterUnitTestKit",
    "ArbiterInterstitial",
    "ArbiterInterstitialSeed", "Authoring", "Benchmarks",
    "BrokenAdapters", "BrokenApps", "CArticles", "CSV", "Catalogue", "Checks", "Consent",
    "ContextProtocol", "CExpat", "CNcurses", "CLanguageTables",
    "CRunLoop",
    "CScenarioTexts", "CloudXCore", "CTerminalGuard",
    "Contract",
    "CursesTerminal", "Directing", "ExampleApps", "Extracting",
    "GHAD", "GHADAppLovin", "GHADCloudX", "GHADLevelPlay", "GHADSeed", "GHLogger", "GHToolKit",
    "GoogleMobileAds", "GoogleSample", "Handouts", "Hunting", "IronSource", "JSON", "Languages",
    "LanternSDK", "LanternSDKAdapter", "LanternSDKStandIn", "LanternSkeleton",
    "LegacyAdapter",
    "MannerAdapters", "Meadow", "MeadowAdSDK", "MeadowAdapter",
    "MadeUpNetwork", "MediatedNetworks", "OSLog",
    "Observing", "OpenWrapSDK", "Pictures",
    "Playing", "Properties", "PublisherExamples", "Publishing", "RandomUser",
    "RecorderText", "Recording", "RecordingRTB",
    "Sample",
    "SampleAdSDK",
    "SampleAdapter",
    "Scenarios", "Screen",
    "Seed000", "Seed001", "Seed004", "Simulation", "StageUI", "StrangeAdapters",
    "Taping", "Themes", "Touches", "UIKit",
    "UIKitStranger", "UserMessagingPlatform", "VAST", "YAML",
    "AppOpen", "Custom", "GAD", "Legacy", "Interstitial", "Mediation", "Native", "Rewarded",
    "RewardedInterstitial",
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "PackageDescription", "Swift",
    "Synchronization", "Testing", "UI", "XCTest",
  ]
}
