import Foundation
import Testing

/// `adplay new adapter`; the package that it writes is built in `Tests/Packages/Fresh`.
@Suite(.outside) struct NewAdapterTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func new(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(
      Program.path, ["new", "adapter"] + words + ["--in", scratch.url.path], environment)
  }

  /// A path with a compiler that says this, each time it is called the next; the last one stays.
  private func compiler(_ outputs: String...) throws -> [String: String] {
    try scratch.folder("bin")
    for (number, output) in outputs.enumerated() {
      _ = try scratch.write(output, to: "bin/\(number)")
    }
    _ = try scratch.writeScript(
      """
      #!/bin/sh
      here=$(dirname "$0")
      round=$(cat "$here/round" 2> /dev/null || echo 0)
      test -e "$here/$((round + 1))" && echo $((round + 1)) > "$here/round"
      sed "s:PACKAGE:$PWD:" "$here/$round"
      """, to: "bin/swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin"
    return ["PATH": "\(scratch.path("bin")):\(path)"]
  }

  @Test func `it writes a package for the checkout it was built from`() throws {
    let outcome = try new("House")
    #expect(outcome.status == 0)
    #expect(outcome.complaint.isEmpty)
    let house = scratch.path("House")
    for line in outcome.output.split(separator: "\n").prefix(while: { $0.hasPrefix(house) }) {
      #expect(FileManager.default.fileExists(atPath: String(line)))
    }
    #expect(outcome.output.contains("\(house)/Sources/HouseAdapter/HouseCustomEvent.swift\n"))
    #expect(outcome.output.hasSuffix("swift test    plays its scenarios and checks the contract\n"))
    // A path of the machine that built it would mean nothing on another one.
    for file in try FileManager.default.subpathsOfDirectory(atPath: house) {
      let text = FileManager.default.contents(atPath: "\(house)/\(file)") ?? Data()
      #expect(!String(decoding: text, as: UTF8.self).contains("\"\(Program.root.path)"), "\(file)")
    }
    let manifest = try scratch.text("House/Package.swift")
    let path = try #require(manifest.firstMatch(of: /path: "([^"]+)"/)).1
    let playground = URL(fileURLWithPath: "\(house)/\(path)").standardizedFileURL
    #expect(playground.path == Program.root.standardizedFileURL.path)
    #expect(try scratch.text("House/Sources/House/main.swift").split(separator: "\n").count == 3)
  }

  @Test func `a folder with files in it is left alone`() throws {
    try scratch.folder("House")
    _ = try scratch.write("mine", to: "House/notes.txt")
    let outcome = try new("House")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("House exists and is not empty"))
    #expect(outcome.output.isEmpty)
    #expect(try scratch.names(in: "House") == ["notes.txt"])
    // An empty one is as good as none, and a file is no folder.
    try scratch.folder("Garden")
    #expect(try new("Garden").status == 0)
    #expect(try new("Garden").status == 2)
    _ = try scratch.write("", to: "Yard")
    #expect(try new("Yard").status == 2)
  }

  @Test func `a second recorder in a folder is refused without an option that record lacks`() throws
  {
    #expect(try Program.run("record", scratch.path("rec")).status == 0)
    let again = try Program.run("record", scratch.path("rec"))
    #expect(again.status == 2)
    #expect(again.complaint.hasSuffix("rec exists and is not empty; choose another name\n"))
  }

  @Test func `formats are chosen by their words in scenarios`() throws {
    #expect(try new("House", "--formats", "banner,native").status == 0)
    #expect(
      try scratch.names(in: "House/Sources/HouseNetwork") == [
        "HouseAd.swift", "HouseBanner.swift", "HouseJournal.swift", "HouseNativeAd.swift",
        "HouseSDK.swift",
      ])
    let file = scratch.path("House/Scenarios/House.json")
    let scenario = try scratch.text("House/Scenarios/House.json")
    #expect(scenario.contains("\"native\"") && !scenario.contains("\"appOpen\""))
    // Without the adapter linked in, its class is what is missing, and nothing else.
    #expect(
      try Program.run("run", file).complaint.contains("no adapter in this program is called"))
  }

  @Test(arguments: [
    (["check", "Scenarios/House.json"], "swift run House check Scenarios/House.json"),
    (
      ["check", "--adapter", "HouseAdapter.HouseCustomEvent"],
      "swift run House check --adapter HouseAdapter.HouseCustomEvent"
    ), (["run", "Scenarios/House.json"], "swift run House run Scenarios/House.json"),
  ])
  func `another program says which one has the package's adapter`(
    _ words: [String], _ command: String
  ) throws {
    #expect(try new("House", "--formats", "native").status == 0)
    let outcome = try Program.start(in: scratch.path("House"), words, environment: [:]).end()
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains(": \(command)\n"), "\(outcome.complaint)")
    let elsewhere = try Program.start(in: scratch.path("."), words, environment: [:]).end()
    #expect(!elsewhere.complaint.contains("swift run"))
  }

  @Test(arguments: [
    (["new"], "adplay new needs adapter NAME"), (["new", "scenario"], "expected adapter"),
    (["new", "adapter"], "adplay new adapter needs a name"),
    (["new", "adapter", "house"], "invalid value \"house\" for new adapter"),
    (["new", "adapter", "House", "--formats", "nativ"], "invalid value \"nativ\" for --formats"),
    (["new", "adapter", "House", "--format", "native"], "did you mean --formats?"),
    (["new", "adapter", "House", "--adplay", "/tmp"], "invalid value \"/tmp\" for --adplay"),
    (["new", "adapter", "House", "Garden"], "unexpected argument \"Garden\""),
    (["new", "adapter", "House", "--in", "/proc/nowhere"], "/proc/nowhere"),
  ])
  func `what can't be done is said in one line`(_ words: [String], _ sentence: String) throws {
    let outcome = try Program.run(Program.path, words)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains(sentence))
  }

  // MARK: --from

  /// A folder with an adapter as it is written for a phone.
  private func phoneSources(
    using expression: String = "#selector(HouseAdapter.loadBanner)",
    importing module: String = "AcmeAds"
  ) throws -> String {
    try scratch.folder("phone/Ads")
    try scratch.folder("phone/Tests")
    _ = try scratch.write("import XCTest", to: "phone/Tests/HouseTests.swift")
    _ = try scratch.write("@import UIKit;", to: "phone/House.h")
    _ = try scratch.write(
      """
      import \(module)
      import GoogleMobileAds

      @objc(GADMediationAdapterHouse)
      final class HouseAdapter: NSObject, MediationAdapter {
        @objc func loadBanner() { _ = \(expression) }
      }
      """, to: "phone/Ads/HouseAdapter.swift")
    return scratch.path("phone")
  }

  @Test func `existing sources are copied without what needs Objective-C`() throws {
    let outcome = try new(
      "House", "--from", try phoneSources(), environment: try compiler("Build complete! (1s)"))
    #expect(outcome.status == 0)
    let copy = try scratch.text("House/Sources/HouseMediationAdapter/Ads/HouseAdapter.swift")
    #expect(!copy.contains("@objc") && copy.contains("  func loadBanner() {"))
    #expect(try scratch.text("phone/Ads/HouseAdapter.swift").contains("@objc(GADM"))
    #expect(
      try scratch.text("House/Sources/House/main.swift")
        .contains("\"GADMediationAdapterHouse\": HouseAdapter.self"))
    #expect(scratch.has("House/Sources/AcmeAdsStandIn/AcmeAdsStandIn.swift"))
    #expect(!scratch.has("House/Sources/HouseMediationAdapter/Tests"))
    let scenario = try scratch.text("House/Scenarios/House.json")
    #expect(scenario.contains("\"HouseMediationAdapter.HouseAdapter\""))
    #expect(scenario.matches(of: /"format"/).count == 1)
    for line in [
      "  GADMediationAdapterHouse  HouseAdapter\n", "\n  AcmeAds\n",
      "\n  Ads/HouseAdapter.swift:6\n", "\n  House.h\n",
    ] {
      #expect(outcome.output.contains(line), "\(line)")
    }
  }

  private static let missing = """
    PACKAGE/Sources/HouseMediationAdapter/Ads/HouseAdapter.swift:6:27: error: cannot find 'AcmeThing' in scope
    error: emit-module command failed
    """

  @Test func `without an interface it says what is missing, and what to give`() throws {
    let outcome = try new(
      "House", "--from", try phoneSources(using: "AcmeThing()"),
      environment: try compiler(Self.missing))
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    for line in [
      "  HouseMediationAdapter/Ads/HouseAdapter.swift:6:27: cannot find 'AcmeThing' in scope\n",
      "Say what is in AcmeAds: give --sdk the .swiftinterface, or a file AcmeAds.swiftinterface",
    ] {
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
  }

  @Test func `without a compiler the package is there all the same`() throws {
    let outcome = try new(
      "House", "--from", try phoneSources(), environment: try compiler("swift: not today"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("It could not be built: swift: not today\n"))
    #expect(scratch.has("House/Package.swift"))
  }

  /// The playground has likes of some of them, whose targets have those names.
  @Test(arguments: ["AcmeAds", "AppLovinSDK", "CloudXCore", "IronSource", "OpenWrapSDK"])
  func `a network's SDK is imported by its name, whatever the playground has`(
    _ module: String
  ) throws {
    let sources = try phoneSources(importing: module)
    let outcome = try new(
      "House", "--from", sources, environment: try compiler("Build complete! (1s)"))
    #expect(outcome.status == 0)
    let manifest = try scratch.text("House/Package.swift")
    #expect(manifest.contains("\"-module-alias\", \"\(module)=\(module)StandIn\""))
    #expect(!manifest.contains("name: \"\(module)\""))
    #expect(scratch.has("House/Sources/\(module)StandIn/\(module)StandIn.swift"))
  }

  @Test func `the package may have the name of the module`() throws {
    let sources = try phoneSources(importing: "House")
    let outcome = try new(
      "House", "--from", sources, environment: try compiler("Build complete! (1s)"))
    #expect(outcome.status == 0)
    #expect(scratch.has("House/Sources/HouseStandIn/HouseStandIn.swift"))
  }

  // MARK: --from, Objective-C

  @Test func `an adapter in Objective-C is begun in Swift`() throws {
    let lantern = Program.root.appendingPathComponent("Tests/Fixtures/LanternObjectiveC").path
    let outcome = try new(
      "House", "--from", lantern, environment: try compiler("Build complete! (1s)"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    for line in [
      "  LanternMediationAdapter  LanternMediationAdapter\n",
      "begun in Swift: 2 classes and 11 methods, with 1 more in comments", "17 of 20 calls have",
      "\n  1 × addHook:  LanternMediationAdapter.m:19\n",
      "\n  LanternRewardedAd.m:5: a category, left out\n", "\nIt builds.\n",
    ] {
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
    #expect(!outcome.output.contains("other languages"))
    let scenario = try scratch.text("House/Scenarios/House.json")
    #expect(scenario.matches(of: /"format"/).count == 2 && scenario.contains("\"hook\""))
    #expect(scratch.has("House/Sources/HouseAdapter/LanternRewardedAd.swift"))
  }

  @Test func `beside sources in Swift, it adds to them`() throws {
    let phone = try phoneSources()
    _ = try scratch.write("@implementation HouseAd\n@end", to: "phone/HouseAdapter.m")
    _ = try scratch.write("int f() {}", to: "phone/House.mm")
    let outcome = try new(
      "House", "--from", phone, environment: try compiler("Build complete! (1s)"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    let folder = "House/Sources/HouseMediationAdapter"
    #expect(try scratch.text("\(folder)/Ads/HouseAdapter.swift").contains("func loadBanner()"))
    #expect(try scratch.text("\(folder)/HouseAdapter2.swift").contains("class HouseAd: NSObject {"))
    for line in [
      "  GADMediationAdapterHouse  HouseAdapter\n", "1 class and 0 methods", "  House.mm\n",
    ] {
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
  }

  // MARK: --sdk

  private static let interface = """
    // swift-module-flags: -module-name AcmeAds
    public class AcmeThing : ObjectiveC.NSObject {
      public func page() -> WebKit.WKWebView
      public func size() -> Swift.Int
    }
    """

  private static let nowhere = """
    PACKAGE/Sources/AcmeAdsStandIn/AcmeAdsStandIn.swift:13:32: error: cannot find type 'WebKit' in scope
    """

  @Test func `an interface becomes the module, without what cannot be here`() throws {
    let interface = try scratch.write(Self.interface, to: "Acme.swiftinterface")
    let outcome = try new(
      "House", "--from", try phoneSources(using: "AcmeThing()"), "--sdk", interface,
      environment: try compiler(Self.nowhere, "Build of target: 'AcmeAdsStandIn' complete! (1s)"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    let module = try scratch.text("House/Sources/AcmeAdsStandIn/AcmeAdsStandIn.swift")
    #expect(module.contains("open func size() -> Swift.Int {") && !module.contains("page()"))
    for line in [
      "Modules that stand in, made of their interfaces:\n  AcmeAds\n",
      "Left out of AcmeAds, because it cannot be made or read here:\n"
        + "  line 3: public func page() -> WebKit.WKWebView\n",
      "\nIt builds.\n",
    ] {
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
  }

  @Test func `an interface that says too little is to say more`() throws {
    let interface = try scratch.write(Self.interface, to: "Acme.swiftinterface")
    let outcome = try new(
      "House", "--from", try phoneSources(using: "AcmeThing().more()"), "--sdk", interface,
      environment: try compiler("Build of target: 'AcmeAdsStandIn' complete! (1s)", Self.missing))
    #expect(outcome.status == 1)
    let sentence =
      "Say more in the interface, or in \(scratch.path("House"))/Sources/AcmeAdsStandIn"
    #expect(outcome.output.contains(sentence), "\(outcome.output)")
  }

  @Test func `a framework has its interface in it, that for phones before others`() throws {
    let folder = "Acme.xcframework/ios-arm64/AcmeAds.framework/Modules/AcmeAds.swiftmodule"
    try scratch.folder(folder)
    _ = try scratch.write("public class Other {}", to: "\(folder)/arm64-apple-macos.swiftinterface")
    _ = try scratch.write("public class Own {}", to: "\(folder)/arm64-apple-ios.swiftinterface")
    _ = try scratch.write(
      "public class Inner {}", to: "\(folder)/arm64-apple-ios.private.swiftinterface")
    let outcome = try new(
      "House", "--from", try phoneSources(), "--sdk", scratch.path("Acme.xcframework"),
      environment: try compiler("Build complete! (1s)"))
    #expect(outcome.status == 0, "\(outcome.complaint)")
    let module = try scratch.text("House/Sources/AcmeAdsStandIn/AcmeAdsStandIn.swift")
    #expect(module.contains("class Own"))
  }

  @Test(arguments: [
    ("Acme.swiftinterface", "// nothing\n", "there is no .swiftinterface with declarations here"),
    ("Acme.framework/Acme.h", "@interface A", "there are only Objective-C headers here"),
    ("Acme.framework/notes.txt", "", "there is no .swiftinterface with declarations here"),
    ("Other.swiftinterface", "public class A {}", "of Other, which no source imports"),
    ("Binary.swiftinterface", "\u{0}", "not text in UTF-8"),
  ])
  func `what is no interface is refused in one line`(
    _ file: String, _ text: String, _ sentence: String
  ) throws {
    if file.contains("/") { try scratch.folder("Acme.framework") }
    _ = try scratch.write(text, to: file)
    let path = scratch.path(file.split(separator: "/").first.map(String.init) ?? file)
    let outcome = try new("House", "--from", try phoneSources(), "--sdk", path)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains(sentence), "\(outcome.complaint)")
    #expect(!scratch.has("House"))
  }

  @Test func `two interfaces of a module are refused, and one without sources`() throws {
    let interface = try scratch.write(Self.interface, to: "Acme.swiftinterface")
    let twice = try new(
      "House", "--from", try phoneSources(), "--sdk", interface, "--sdk", interface)
    #expect(twice.status == 2)
    #expect(twice.complaint.contains("another --sdk is the interface of AcmeAds already"))
    #expect(
      try new("House", "--sdk", interface).complaint.contains("--sdk needs --from DIR beside it"))
  }

  @Test func `a folder without an adapter is refused`() throws {
    try scratch.folder("nothing")
    _ = try scratch.write("struct A {}", to: "nothing/A.swift")
    for folder in ["nothing", "nowhere"] {
      let outcome = try new("House", "--from", scratch.path(folder))
      #expect(outcome.status == 2)
      #expect(outcome.complaints.count == 1)
      #expect(!scratch.has("House"))
    }
  }
}
