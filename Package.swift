// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "adplay",
  products: [
    .executable(name: "adplay", targets: ["adplay"]),
    // The code the executable runs, so that another package can open the stage with its own
    // adapter.
    .library(name: "Adplay", targets: ["Adplay"]),
    .library(name: "GoogleMobileAds", targets: ["GoogleMobileAds"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppLovinSDK", targets: ["AppLovinSDK"]),
    .library(name: "AdplayRecorder", targets: ["AdplayRecorder"]),
    .library(name: "GHAD", targets: ["GHAD"]),
    .library(name: "SampleAdSDK", targets: ["SampleAdSDK"]),
    // Adapters import them and need next to nothing of them.
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "AdSupport", targets: ["AdSupport"]),
    .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
    .library(name: "GoogleMobileAds_Private", targets: ["GoogleMobileAds_Private"]),
    .library(name: "UserMessagingPlatform", targets: ["UserMessagingPlatform"]),
    .library(name: "CloudXCore", targets: ["CloudXCore"]),
    .library(name: "IronSource", targets: ["IronSource"]),
    .library(name: "OpenWrapSDK", targets: ["OpenWrapSDK"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    // Gives a life to an SDK of which only the declarations are at hand.
    .library(name: "MadeUpNetwork", targets: ["MadeUpNetwork"]),
    // Reads video ads, and follows their wrappers; it needs nothing else of this package.
    .library(name: "VAST", targets: ["VAST"]),
    // For the tests of an adapter: the calls of published suites, and a stage without a screen.
    .library(name: "AdapterUnitTestKit", targets: ["AdapterUnitTestKit"]),
    .library(name: "AdapterTestKit", targets: ["AdapterTestKit"]),
  ],
  targets: [
    // File formats, independent of what the files contain.
    .target(name: "JSON", path: "Sources/Formats/JSON"),
    .target(name: "SystemLibraries", path: "Sources/Formats/SystemLibraries"),
    .target(name: "Pictures", dependencies: ["SystemLibraries"], path: "Sources/Formats/Pictures"),
    .target(name: "CSV", path: "Sources/Formats/CSV"),
    .target(name: "YAML", dependencies: ["JSON"], path: "Sources/Formats/YAML"),
    // The Model Context Protocol, as a server speaks it.
    .target(
      name: "ContextProtocol", dependencies: ["JSON"], path: "Sources/Formats/ContextProtocol"),
    .systemLibrary(
      name: "CExpat", path: "Sources/Formats/CExpat", providers: [.apt(["libexpat1-dev"])]),
    .target(name: "VAST", dependencies: ["CExpat"], path: "Sources/Formats/VAST"),
    // Captures of traffic, as proxies and browsers write them.
    .target(name: "HAR", dependencies: ["JSON"], path: "Sources/Formats/HAR"),
    // Consent strings: TCF, Additional Consent, GPP with its sections, US privacy.
    .target(name: "Consent", path: "Sources/Formats/Consent"),

    // The simulated world's basis: time, chance and the record of what happened.
    .target(name: "Simulation", dependencies: ["JSON"], path: "Sources/Simulation"),

    // The SDKs, with their real names.
    .target(name: "_Testing_UIKit", path: "Sources/SDKs/_Testing_UIKit"),
    .target(
      name: "UIKit", dependencies: ["Simulation", "_Testing_UIKit"], path: "Sources/SDKs/UIKit"),
    .target(name: "OSLog", path: "Sources/SDKs/OSLog"),
    .target(name: "os", dependencies: ["OSLog"], path: "Sources/SDKs/os"),
    .target(name: "AdSupport", path: "Sources/SDKs/AdSupport"),
    .target(
      name: "AppTrackingTransparency", dependencies: ["Simulation"],
      path: "Sources/SDKs/AppTrackingTransparency"),
    // What stands between the parties but belongs to no SDK: mediation settings, and faulty wires.
    .target(name: "AdServing", dependencies: ["Simulation"], path: "Sources/SDKs/AdServing"),
    .target(
      name: "GoogleMobileAds", dependencies: ["AdServing", "Simulation", "UIKit"],
      path: "Sources/SDKs/GoogleMobileAds"),
    .target(
      name: "GoogleMobileAds_Private", dependencies: ["GoogleMobileAds", "Simulation"],
      path: "Sources/SDKs/GoogleMobileAds_Private"),
    .target(
      name: "UserMessagingPlatform", dependencies: ["Simulation", "UIKit"],
      path: "Sources/SDKs/UserMessagingPlatform"),
    .target(
      name: "SampleAdSDK", dependencies: ["MediatedNetworks", "Simulation", "UIKit", "VAST"],
      path: "Sources/SDKs/SampleAdSDK"),
    // A second made-up network, whose native ads have none of Google's names.
    .target(
      name: "MeadowAdSDK", dependencies: ["MediatedNetworks", "Simulation", "UIKit"],
      path: "Sources/SDKs/MeadowAdSDK"),
    // Parts that the SDKs of all networks share: a server, a cover, a video player, a book of counts.
    .target(
      name: "MediatedNetworks", dependencies: ["Simulation", "UIKit", "VAST"],
      path: "Sources/SDKs/MediatedNetworks"),
    // Lives for the ads of SDKs whose declarations are all there is.
    .target(
      name: "MadeUpNetwork", dependencies: ["Simulation", "UIKit"],
      path: "Sources/SDKs/MadeUpNetwork"),
    .target(
      name: "CloudXCore", dependencies: ["MediatedNetworks", "Simulation", "UIKit"],
      path: "Sources/SDKs/CloudXCore"),
    // Unity LevelPlay, under the module's real name.
    .target(
      name: "IronSource", dependencies: ["MediatedNetworks", "Simulation", "UIKit"],
      path: "Sources/SDKs/IronSource"),
    // PubMatic.
    .target(
      name: "OpenWrapSDK", dependencies: ["MediatedNetworks", "Simulation", "UIKit"],
      path: "Sources/SDKs/OpenWrapSDK"),
    // AppLovin MAX.
    .target(
      name: "AppLovinSDK", dependencies: ["MediatedNetworks", "Simulation", "UIKit"],
      path: "Sources/SDKs/AppLovinSDK"),

    // Code written against the SDKs.
    .target(
      name: "SampleAdapter",
      dependencies: ["AppTrackingTransparency", "GoogleMobileAds", "SampleAdSDK"],
      path: "Sources/Integrations/SampleAdapter"),
    // The same for SDK 7: custom events.
    .target(
      name: "LegacyAdapter", dependencies: ["GoogleMobileAds", "SampleAdSDK", "SampleAdapter"],
      path: "Sources/Integrations/LegacyAdapter"),
    .target(
      name: "MeadowAdapter", dependencies: ["GoogleMobileAds", "MeadowAdSDK"],
      path: "Sources/Integrations/MeadowAdapter"),
    .target(
      name: "BrokenAdapters",
      dependencies: [
        "AppTrackingTransparency", "GoogleMobileAds", "LegacyAdapter", "SampleAdSDK",
        "SampleAdapter",
      ],
      path: "Sources/Integrations/BrokenAdapters"),
    // The recorder for phones: one file, which `adplay record` writes out.
    .target(
      name: "AdplayRecorder", dependencies: ["GoogleMobileAds", "UIKit", "os"],
      path: "Sources/Integrations/AdplayRecorder", exclude: ["README.md", "Text"]),
    .target(
      name: "RecorderText", path: "Sources/Integrations/AdplayRecorder", sources: ["Text"],
      resources: [.embedInCode("AdplayRecorder.swift"), .embedInCode("README.md")]),
    // Screens of applications, one for each format, as their developers would write them.
    .target(
      name: "ExampleApps", dependencies: ["GoogleMobileAds", "UIKit"],
      path: "Sources/Integrations/ExampleApps"),
    // The same with one mistake each.
    .target(
      name: "BrokenApps",
      dependencies: ["ExampleApps", "GoogleMobileAds", "UIKit", "UserMessagingPlatform"],
      path: "Sources/Integrations/BrokenApps"),

    // What lets loaded ads of several networks compete, and shows the winner.
    .target(
      name: "ArbiterInterstitial",
      dependencies: ["CloudXCore", "IronSource", "OpenWrapSDK", "UIKit"],
      path: "Sources/Integrations/ArbiterInterstitial"),
    // The sample of CloudX's guide for the same, as it stands there.
    .target(
      name: "ArbiterInterstitialSeed", dependencies: ["CloudXCore", "IronSource", "UIKit"],
      path: "Sources/Integrations/ArbiterInterstitialSeed"),

    // One interface for many ad services. It knows no vendor: each has a module of its own.
    .target(name: "GHToolKit", path: "Sources/Integrations/GHToolKit"),
    .target(name: "GHLogger", path: "Sources/Integrations/GHLogger"),
    .target(
      name: "GHAD", dependencies: ["GHToolKit", "UIKit"], path: "Sources/Integrations/GHAD"),
    .target(
      name: "GHADAppLovin", dependencies: ["AppLovinSDK", "GHAD"],
      path: "Sources/Integrations/GHADAppLovin"),
    .target(
      name: "GHADCloudX", dependencies: ["CloudXCore", "GHAD"],
      path: "Sources/Integrations/GHADCloudX"),
    .target(
      name: "GHADLevelPlay", dependencies: ["GHAD", "IronSource"],
      path: "Sources/Integrations/GHADLevelPlay"),
    // The article's own rewarded ad, with its defects.
    .target(
      name: "GHADSeed",
      dependencies: ["AppLovinSDK", "GHAD", "GHADAppLovin", "GHLogger", "GHToolKit"],
      path: "Sources/Integrations/GHADSeed"),

    // The contract between the parties of an ad: the only place where entries become findings.
    .target(
      name: "Contract", dependencies: ["Simulation"],
      path: "Sources/Playground/Contract"),

    // What people write: scenarios, their settings and scripts, and the built-in ones.
    .target(
      name: "Scenarios",
      dependencies: ["AdServing", "CScenarioTexts", "Contract", "JSON", "Simulation", "VAST"],
      path: "Sources/Playground/Scenarios",
      exclude: [
        "Library/AppZoo", "Library/Lessons", "Library/Mistakes", "Library/Scenarios",
        "Library/Texts", "Library/Tours", "Library/Zoo",
      ]),
    .target(name: "CScenarioTexts", path: "Sources/Playground/Scenarios/Library/Texts"),

    // What is derived from a journal; it knows no SDK.
    .target(
      name: "Observing",
      dependencies: [
        "AdServing", "CSV", "Consent", "Contract", "JSON", "Scenarios", "Simulation",
      ],
      path: "Sources/Playground/Observing"),

    // Which pixels of the video ads in a capture were called.
    .target(
      name: "Auditing", dependencies: ["HAR", "JSON", "VAST"],
      path: "Sources/Playground/Auditing"),

    // Rewards that Google's servers tell a publisher's: the signed request, the attacks that a server must
    // stand, and a server that does.
    .target(
      name: "Verifying", dependencies: ["JSON", "Simulation", "SystemLibraries"],
      path: "Sources/Playground/Verifying"),

    // The languages that people read the stage in.
    .target(
      name: "Languages", dependencies: ["CLanguageTables", "JSON"],
      path: "Sources/Playground/Languages", exclude: ["Tables"]),
    .target(
      name: "CLanguageTables", path: "Sources/Playground/Languages/Tables",
      exclude: ["vi.json", "zh-Hans.json", "zh-Hant.json"]),

    // What people read: cases in, sentences out, all in one place.
    .target(
      name: "Catalogue",
      dependencies: [
        "AdServing", "Auditing", "CSV", "Consent", "Contract", "HAR", "JSON", "Languages",
        "Observing", "Pictures", "Scenarios", "Simulation", "VAST", "Verifying",
      ],
      path: "Sources/Playground/Catalogue"),

    // The publisher's side of a scenario: its application, written as an app developer would, and
    // the networks and mediation settings behind it.
    .target(
      name: "Publishing",
      dependencies: [
        "AdServing", "AppLovinSDK", "AppTrackingTransparency", "ArbiterInterstitial",
        "ArbiterInterstitialSeed", "BrokenAdapters", "BrokenApps", "CloudXCore", "Consent",
        "ExampleApps", "GHAD", "GHADAppLovin", "GHADCloudX", "GHADLevelPlay", "GHADSeed",
        "GoogleMobileAds", "IronSource", "LegacyAdapter", "MeadowAdSDK", "MeadowAdapter",
        "MediatedNetworks", "Observing", "OpenWrapSDK", "SampleAdSDK", "SampleAdapter", "Scenarios",
        "Simulation", "UIKit", "UserMessagingPlatform", "VAST",
      ],
      path: "Sources/Playground/Publishing"),

    // What runs: a scenario in, actions in, a journal out.
    .target(
      name: "Playing",
      dependencies: [
        "AdServing", "Contract", "GoogleMobileAds", "JSON", "Observing", "Publishing",
        "Scenarios", "Simulation", "UIKit",
      ],
      path: "Sources/Playground/Playing"),

    // What searches for a broken rule: random users, a judge, and what makes a find small.
    .target(
      name: "Hunting",
      dependencies: [
        "AdServing", "Contract", "GoogleMobileAds", "JSON", "Observing", "Playing", "Publishing",
        "Scenarios",
        "Simulation",
      ],
      path: "Sources/Playground/Hunting"),

    // A recording as a scenario that plays here.
    .target(
      name: "Extracting",
      dependencies: [
        "AdServing", "Contract", "Hunting", "JSON", "Observing", "Playing", "Publishing",
        "Scenarios", "Simulation",
      ],
      path: "Sources/Playground/Extracting"),

    // Help for an adapter's author: a new package, a package around existing sources, and the names that
    // take the place of those that a custom event of SDK 7 calls.
    .target(
      name: "Authoring", dependencies: ["AdServing", "Catalogue", "JSON"],
      path: "Sources/Playground/Authoring",
      // The files that `adplay new adapter` writes.
      resources: [.embedInCode("New/Templates")]),

    // What an adapter's author tests with: on the stage, without a screen.
    .target(
      name: "AdapterTestKit",
      dependencies: [
        "AdServing", "Catalogue", "Contract", "GoogleMobileAds", "JSON", "Observing", "Playing",
        "Publishing",
        "Scenarios", "Simulation",
      ],
      path: "Sources/Playground/AdapterTestKit"),

    // The calls that networks' published unit tests use.
    .target(
      name: "AdapterUnitTestKit", dependencies: ["GoogleMobileAds", "Simulation"],
      path: "Sources/TestKits/AdapterUnitTestKit"),

    // The terminal: drawing code that knows no terminal, and the terminal that shows its pictures.
    .target(name: "Screen", path: "Sources/Terminal/Screen"),
    // Colours with a meaning each, made from schemes of this program and of others.
    .target(
      name: "Theming", dependencies: ["JSON", "Scenarios", "Screen", "Simulation", "YAML"],
      path: "Sources/Terminal/Theming"),
    .target(
      name: "StageUI",
      dependencies: [
        "AdServing", "Catalogue", "Contract", "JSON", "Languages", "Observing", "Scenarios",
        "Screen", "Simulation", "Theming",
      ],
      path: "Sources/Terminal/StageUI"),
    // Papers about a journal, for others: an evidence page, two journals or both interfaces side by side.
    .target(
      name: "Handouts",
      dependencies: [
        "AdServing", "Auditing", "Catalogue", "Contract", "JSON", "Observing", "Scenarios",
        "Screen",
        "Simulation", "StageUI", "Theming",
      ],
      path: "Sources/Terminal/Handouts",
      // The style and the script of an evidence page.
      resources: [.embedInCode("Evidence/Page")]),
    // Directors put a session or a journal on the stage. Its panes see values only.
    .target(
      name: "Directing",
      dependencies: [
        "Catalogue", "Contract", "Handouts", "Languages", "Observing", "Playing", "Publishing",
        "Scenarios", "Screen", "Simulation", "StageUI", "Theming",
      ],
      path: "Sources/Terminal/Directing"),
    .systemLibrary(
      name: "CNcurses", path: "Sources/Terminal/CNcurses",
      providers: [.apt(["libncurses-dev"])]),
    .target(name: "CTerminalGuard", path: "Sources/Terminal/CTerminalGuard"),
    .target(name: "CRunLoop", path: "Sources/Terminal/CRunLoop"),
    .target(
      name: "CursesTerminal", dependencies: ["CNcurses", "CRunLoop", "CTerminalGuard", "Screen"],
      path: "Sources/Terminal/CursesTerminal"),
    .target(
      name: "Themes", path: "Themes", resources: [.embedInCode("Palettes")]),

    // The program: the only place that knows the clock, the arguments and the environment.
    .target(
      name: "Adplay",
      dependencies: [
        "AdServing", "Auditing", "Authoring", "CArticles", "CSV", "Catalogue", "Consent",
        "ContextProtocol",
        "Contract", "CursesTerminal", "Directing", "Extracting", "GoogleMobileAds", "HAR",
        "Handouts", "Hunting", "JSON", "Languages", "Observing", "Pictures", "Playing",
        "Publishing",
        "RecorderText", "Scenarios",
        "Screen", "Simulation", "StageUI", "Themes", "Theming", "VAST", "Verifying",
      ],
      path: "Sources/App", exclude: ["Articles"]),
    // The articles, for those who read them through the program.
    .target(name: "CArticles", dependencies: ["CScenarioTexts"], path: "Sources/App/Articles"),
    .executableTarget(name: "adplay", dependencies: ["Adplay"], path: "Sources/adplay"),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AdplayRecorder", "Contract", "Directing", "GoogleMobileAds", "Hunting", "JSON",
        "Observing", "Playing", "RandomUser", "Scenarios", "Screen", "Simulation", "StageUI",
        "StrangeAdapters", "Theming", "UIKit", "VAST",
      ],
      path: "Tests/Benchmarks"),

    // Random scenarios and users, for tests and for long runs.
    .target(
      name: "RandomUser",
      dependencies: [
        "AdServing", "Contract", "GoogleMobileAds", "Hunting", "JSON", "MannerAdapters",
        "Observing", "Playing", "Publishing", "Scenarios", "Simulation",
      ],
      path: "Tests/RandomUser"),

    // Claims that hold for every seed: tests play a few, and Checks many.
    .target(
      name: "Properties",
      dependencies: [
        "AdServing", "CSV", "Contract", "Directing", "GoogleMobileAds", "Hunting", "JSON",
        "Observing", "Playing", "RandomUser", "Scenarios", "Screen", "Simulation", "StageUI",
        "StrangeAdapters", "Taping", "Theming",
      ],
      path: "Tests/Properties"),
    .executableTarget(name: "Checks", dependencies: ["Properties"], path: "Tests/Checks"),

    // Adapters written the way outside authors write them, for tests.
    .target(
      name: "Seed000", dependencies: ["GoogleMobileAds", "SampleAdSDK"],
      path: "Tests/Fixtures/Seed000"),
    .target(
      name: "Seed001", dependencies: ["GoogleMobileAds", "SampleAdSDK"],
      path: "Tests/Fixtures/Seed001"),
    .target(
      name: "Seed004", dependencies: ["GHAD", "GHADAppLovin"], path: "Tests/Fixtures/Seed004"),
    .target(
      name: "StrangeAdapters",
      dependencies: ["AdSupport", "GoogleMobileAds", "OSLog", "Simulation", "os"],
      path: "Tests/Fixtures/StrangeAdapters"),

    .target(
      name: "MannerAdapters", dependencies: ["GoogleMobileAds", "Simulation"],
      path: "Tests/Fixtures/MannerAdapters"),
    // A module that adplay new adapter --sdk made of an interface, and an adapter for it.
    .target(
      name: "LanternSDKStandIn", dependencies: ["MadeUpNetwork", "Simulation", "UIKit"],
      path: "Tests/Fixtures/LanternSDKStandIn"),
    .target(
      name: "LanternSDKAdapter", dependencies: ["GoogleMobileAds", "LanternSDKStandIn"],
      path: "Tests/Fixtures/LanternSDKAdapter"),
    // A skeleton that adplay new adapter made of an adapter in Objective-C.
    .target(
      name: "LanternSkeleton", dependencies: ["GoogleMobileAds"],
      path: "Tests/Fixtures/LanternSkeleton"),
    // The recorder around every adapter of a played scenario.
    .target(
      name: "Taping",
      dependencies: [
        "AdplayRecorder", "Contract", "GoogleMobileAds", "Observing", "Playing", "Scenarios",
        "Simulation",
      ],
      path: "Tests/Fixtures/Taping"),
    // What a test's finger does on a phone.
    .target(name: "Touches", dependencies: ["UIKit"], path: "Tests/Fixtures/Touches"),
    // The calls of Google's published Swift sample.
    .target(
      name: "GoogleSample", dependencies: ["GoogleMobileAds", "SampleAdSDK", "UIKit"],
      path: "Tests/Fixtures/GoogleSample"),
    // View controllers as publishers write them.
    .target(
      name: "PublisherExamples",
      dependencies: [
        "AppLovinSDK", "GoogleMobileAds", "GoogleMobileAds_Private", "OpenWrapSDK", "UIKit",
        "UserMessagingPlatform",
      ],
      path: "Tests/Fixtures/PublisherExamples"),
    .executableTarget(
      name: "manners", dependencies: ["Adplay", "GoogleSample", "MannerAdapters"],
      path: "Tests/Manners"),

    .testTarget(
      name: "ContextProtocolTests", dependencies: ["ContextProtocol", "JSON"],
      path: "Tests/ContextProtocolTests"),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "YAML"], path: "Tests/JSONTests"),
    .testTarget(name: "CSVTests", dependencies: ["CSV"], path: "Tests/CSVTests"),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pictures", "SystemLibraries"],
      path: "Tests/PicturesTests"),
    .testTarget(
      name: "VASTTests", dependencies: ["VAST"], path: "Tests/VASTTests",
      exclude: ["Examples", "Field"]),
    .testTarget(name: "ConsentTests", dependencies: ["Consent"], path: "Tests/ConsentTests"),
    .testTarget(
      name: "SimulationTests", dependencies: ["JSON", "Simulation"], path: "Tests/SimulationTests"),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "AdServing", "AppTrackingTransparency", "BrokenAdapters", "CSV", "Catalogue", "Contract",
        "Directing", "Extracting", "GoogleMobileAds", "GoogleSample", "Hunting", "JSON",
        "MannerAdapters", "Observing", "Pictures", "Playing", "Publishing", "Properties",
        "PublisherExamples", "RandomUser", "Scenarios", "Seed000", "Seed001", "Simulation",
        "StrangeAdapters", "UIKit", "UserMessagingPlatform",
      ],
      path: "Tests/PlaygroundTests"),
    .testTarget(
      name: "CursesTerminalTests", dependencies: ["CTerminalGuard", "CursesTerminal", "Screen"],
      path: "Tests/CursesTerminalTests"),
    // Written the way adapters are: compiling without a warning is half of the test.
    .target(name: "UIKitStranger", dependencies: ["UIKit"], path: "Tests/Fixtures/UIKitStranger"),
    .testTarget(
      name: "UIKitTests", dependencies: ["Simulation", "Touches", "UIKit", "UIKitStranger"],
      path: "Tests/UIKitTests"),
    .testTarget(
      name: "AdServingTests", dependencies: ["AdServing", "Simulation"],
      path: "Tests/AdServingTests"),
    .testTarget(
      name: "SampleAdSDKTests",
      dependencies: ["MediatedNetworks", "SampleAdSDK", "Simulation", "Touches", "UIKit"],
      path: "Tests/SampleAdSDKTests"),
    .testTarget(
      name: "MadeUpNetworkTests",
      dependencies: ["MadeUpNetwork", "Simulation", "Touches", "UIKit"],
      path: "Tests/MadeUpNetworkTests"),
    .testTarget(
      name: "MediatedNetworksTests",
      dependencies: ["MediatedNetworks", "Simulation", "Touches", "UIKit"],
      path: "Tests/MediatedNetworksTests"),
    .testTarget(
      name: "GoogleMobileAdsTests",
      dependencies: [
        "AdServing", "GoogleMobileAds", "PublisherExamples", "Simulation", "StrangeAdapters",
        "Touches", "UIKit",
      ],
      path: "Tests/GoogleMobileAdsTests"),
    .testTarget(
      name: "RecorderTests",
      dependencies: [
        "AdServing", "AdplayRecorder", "Contract", "ExampleApps", "GoogleMobileAds", "JSON",
        "MannerAdapters", "Observing", "Playing", "Properties", "SampleAdapter", "Scenarios",
        "Simulation", "Taping", "UIKit",
      ],
      path: "Tests/RecorderTests", exclude: ["Phone"]),
    .testTarget(
      name: "AdapterTestKitTests",
      dependencies: [
        "AdapterTestKit", "AdapterUnitTestKit", "BrokenAdapters", "GoogleMobileAds",
        "LanternSDKAdapter", "LanternSkeleton", "MannerAdapters",
      ],
      path: "Tests/AdapterTestKitTests", exclude: ["Cases"]),
    .testTarget(
      name: "AdapterUnitTestKitTests", dependencies: ["AdapterUnitTestKit", "MannerAdapters"],
      path: "Tests/AdapterUnitTestKitTests"),
    .testTarget(
      name: "LanguagesTests",
      dependencies: ["Catalogue", "Contract", "JSON", "Languages", "Scenarios", "StageUI"]),
    .testTarget(name: "HARTests", dependencies: ["HAR", "JSON"]),
    .testTarget(
      name: "VerifyingTests",
      dependencies: ["JSON", "Simulation", "SystemLibraries", "Verifying"]),
    .testTarget(
      name: "AuditingTests", dependencies: ["Auditing", "Catalogue", "HAR", "JSON", "VAST"]),
    .testTarget(name: "ScreenTests", dependencies: ["Screen"], path: "Tests/ScreenTests"),
    .testTarget(
      name: "ThemingTests", dependencies: ["JSON", "Screen", "Themes", "Theming"],
      path: "Tests/ThemingTests"),
    .testTarget(
      name: "StageUITests",
      dependencies: [
        "AdServing", "Catalogue", "Contract", "Directing", "GHAD", "GoogleMobileAds", "Handouts",
        "JSON",
        "Languages", "Observing", "Playing", "Properties", "PublisherExamples", "Publishing",
        "Scenarios", "Screen",
        "Seed004",
        "Simulation", "StageUI", "StrangeAdapters", "Themes", "Theming", "UIKit",
      ],
      path: "Tests/StageUITests", exclude: ["Screens"]),
    // The arbiter, its controller, and the networks that compete.
    .testTarget(
      name: "ArbiterTests",
      dependencies: [
        "AppLovinSDK", "ArbiterInterstitial", "ArbiterInterstitialSeed", "CloudXCore", "Contract",
        "IronSource", "MediatedNetworks", "OpenWrapSDK", "PublisherExamples", "Simulation",
        "Touches", "UIKit",
      ],
      path: "Tests/ArbiterTests", exclude: ["Seed/sample.txt"]),
    // Services over many networks, and the published wrapper with its defects.
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "AppLovinSDK", "CloudXCore", "GHAD", "GHADAppLovin", "GHADCloudX", "GHADLevelPlay",
        "GHADSeed", "IronSource", "MediatedNetworks", "Seed004", "Simulation", "UIKit",
      ],
      path: "Tests/ServicesTests"),
    .testTarget(
      name: "TidyTests", dependencies: ["Simulation"], path: "Tests/TidyTests"),
    // Checks the documents against the code.
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "Catalogue",
        "AdServing", "Adplay", "Auditing", "Contract", "GoogleMobileAds", "Handouts", "JSON",
        "Observing",
        "Playing",
        "Scenarios",
        "Screen", "Simulation",
        "StageUI", "Themes", "Theming",
      ],
      path: "Tests/DocumentsTests"),
    .testTarget(
      name: "AdplayTests",
      dependencies: [
        "AdServing", "Adplay", "Authoring", "Catalogue", "Consent", "ContextProtocol", "Contract",
        "Directing", "Handouts", "Hunting", "JSON", "Observing", "Playing", "Publishing",
        "RecorderText", "Scenarios", "Screen", "Simulation", "StageUI", "Theming", "Verifying",
      ],
      path: "Tests/AdplayTests"),
    // The built program on a real terminal; it imports none of our modules.
    .testTarget(
      name: "TerminalTests", dependencies: ["Benchmarks", "adplay", "manners"],
      path: "Tests/TerminalTests"),
  ]
)

/// Folders whose code is written the way outside authors write theirs: Swift 5 mode, no upcoming
/// features.
let likeAStranger = [
  "Sources/SDKs/", "Sources/Integrations/", "Sources/TestKits/", "Tests/AdapterTestKitTests",
  "Tests/AdapterUnitTestKitTests", "Tests/Fixtures/",
]

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  let isStrange = likeAStranger.contains { target.path?.hasPrefix($0) == true }
  target.swiftSettings =
    isStrange
    ? [.swiftLanguageMode(.v5)]
    : [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
