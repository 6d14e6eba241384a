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
    "AdServing", "AdSupport", "AdapterTestKit", "AdapterUnitTestKit", "Adplay", "AdplayRecorder",
    "AppLovinSDK", "AppOpen", "AppTrackingTransparency", "ArbiterInterstitial",
    "ArbiterInterstitialSeed", "Auditing", "Authoring", "Benchmarks", "BrokenAdapters",
    "BrokenApps", "CArticles", "CExpat", "CLanguageTables", "CNcurses", "CRunLoop", "CSV",
    "CScenarioTexts", "CTerminalGuard", "Catalogue", "Checks", "CloudXCore", "Consent",
    "ContextProtocol", "Contract", "CursesTerminal", "Custom", "Directing", "Dispatch",
    "ExampleApps", "Extracting", "Foundation", "FoundationEssentials", "GAD", "GHAD",
    "GHADAppLovin", "GHADCloudX", "GHADLevelPlay", "GHADSeed", "GHLogger", "GHToolKit", "Glibc",
    "GoogleMobileAds", "GoogleSample", "HAR", "Handouts", "Hunting", "Interstitial", "IronSource",
    "JSON", "Languages", "LanternSDK", "LanternSDKAdapter", "LanternSDKStandIn", "LanternSkeleton",
    "Legacy", "LegacyAdapter", "MadeUpNetwork", "MannerAdapters", "Meadow", "MeadowAdSDK",
    "MeadowAdapter", "MediatedNetworks", "Mediation", "Native", "OSLog", "Observing", "OpenWrapSDK",
    "PackageDescription", "Pictures", "Playing", "Properties", "PublisherExamples", "Publishing",
    "RandomUser", "RecorderText", "Recording", "RecordingRTB", "Rewarded", "RewardedInterstitial",
    "Sample", "SampleAdSDK", "SampleAdapter", "Scenarios", "Screen", "Seed000", "Seed001",
    "Seed004", "Simulation", "StageUI", "StrangeAdapters", "Swift", "Synchronization",
    "SystemLibraries", "Taping", "Testing", "Themes", "Theming", "Touches", "UI", "UIKit",
    "UIKitStranger", "UserMessagingPlatform", "VAST", "Verifying", "XCTest", "YAML",
  ]
}
