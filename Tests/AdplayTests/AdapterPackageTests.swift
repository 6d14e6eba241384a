@testable import Adplay
import AdServing
@testable import Authoring
import Foundation
import Testing

/// What `adplay new adapter` writes.
struct AdapterPackageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func package(
    _ name: String = "Fresh", _ formats: [UnitFormat] = UnitFormat.allCases,
    _ source: PlaygroundSource = .folder("../../..")
  ) throws -> NewPackage {
    NewPackage(name: try #require(AdapterName(name)), formats: formats, source: source)
  }

  /// That package is built and tested, too.
  @Test func `the package in Tests/Packages/Fresh is the one that is written`() throws {
    let folder = Self.root.appendingPathComponent("Tests/Packages/Fresh")
    let files = try package().files
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      for file in files {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      }
    }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      let isToday = try String(contentsOf: url, encoding: .utf8) == file.text
      #expect(isToday, "\(file.path); RECORD_SCREENS=1 writes it again")
    }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".build") && $0.dropFirst().contains(".") || $0 == ".gitignore" }
      .filter { $0 != "Package.resolved" }
    #expect(Set(paths) == Set(files.map(\.path)))
  }

  @Test func `no placeholder is left`() throws {
    for file in try package("House").files {
      for word in ["NAME", "PACKAGE", "PATH"] {
        #expect(!file.path.contains(word) && !file.text.contains(word), "\(file.path)")
      }
    }
  }

  @Test(arguments: UnitFormat.allCases)
  func `a package for one format has nothing of the others`(_ format: UnitFormat) throws {
    let files = try package("House", [format]).files
    let loads = files.flatMap { $0.text.matches(of: /public func load[A-Z]/) }
    #expect(loads.count == 1)
    let scenario = try #require(files.first { $0.path == "Scenarios/House.json" })
    #expect(scenario.text.matches(of: /"format": "([a-zA-Z]+)"/).map(\.1) == [format.rawValue[...]])
    let isFullScreen = ![.native, .banner].contains(format)
    #expect(files.contains { $0.path.hasSuffix("/HousePage.swift") } == isFullScreen)
  }

  @Test func `names that mean something already are refused`() throws {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /name: "([A-Za-z0-9]+)"/).map { String($0.1) }
    try #require(modules.count > 30)
    for module in modules where !module.hasSuffix("Tests") {
      #expect(AdapterName(module) == nil, "\(module)")
      if module.hasSuffix("Adapter") { #expect(AdapterName(String(module.dropLast(7))) == nil) }
    }
    for text in ["", "house", "My House", "1House", "Haus-1", "Häuser", "../House", "Native"] {
      #expect(AdapterName(text) == nil, "\(text)")
    }
    #expect(AdapterName("House2") != nil)
  }

  @Test func `a dependency is a folder or a repository`() throws {
    let folder = PlaygroundSource.folder("/a \"b\"/NAME")
    #expect(folder.manifest == #".package(name: "adplay", path: "/a \"b\"/NAME")"#)
    let repository = PlaygroundSource.repository("https://forge.example/us/playground.git")
    #expect(repository.package == "playground")
    let manifest = try #require(
      try package("House", [.native], repository).files.first {
        $0.path == "Package.swift"
      })
    #expect(manifest.text.contains(#".package(url: "https://forge.example/us/playground.git", "#))
    #expect(manifest.text.contains(#".product(name: "Adplay", package: "playground")"#))
    #expect(try package("House", [.native], folder).files[1].text.contains(folder.manifest))
  }

  @Test func `a folder that was written in short stays so, from the new package`() throws {
    let package = Self.root.appendingPathComponent("Tests/Packages/House")
    let here = FileManager.default.currentDirectoryPath
    // The tests run in the package's folder.
    try #require(URL(fileURLWithPath: here).standardizedFileURL == Self.root.standardizedFileURL)
    #expect(PlaygroundSource(".", for: package) == .folder("../../.."))
    #expect(PlaygroundSource(Self.root.path, for: package) == .folder(Self.root.path))
    #expect(PlaygroundSource("Tests", for: package) == nil)
  }

  // MARK: Of existing sources

  private func adopted(_ source: String) throws -> AdoptedPackage {
    AdoptedPackage(
      name: try #require(AdapterName("House")), formats: [.native, .banner],
      source: .folder("../../.."),
      sources: AdoptedSources([.init(path: "A.swift", text: source)]))
  }

  private func text(_ path: String, _ package: AdoptedPackage) throws -> String {
    try #require(package.files.first { $0.path == path }, "\(package.files.map(\.path))").text
  }

  @Test(arguments: [
    ("class House: NSObject, MediationAdapter {}", "HouseAdapter"),
    ("class HouseAdapter: NSObject, MediationAdapter {}", "HouseMediationAdapter"),
    (
      "import HouseMediationAdapter\nclass HouseAdapter: NSObject, MediationAdapter {}",
      "HouseAdoptedAdapter"
    ),
    (
      """
      class A: NSObject, MediationAdapter { class HouseAdapter {} }
      enum HouseMediationAdapter {}
      typealias HouseAdoptedAdapter = A
      """, "House2Adapter"
    ),
    // An extension declares nothing.
    ("class A: NSObject, MediationAdapter {}\nextension HouseAdapter {}", "HouseAdapter"),
  ])
  func `a module is named like no type and no module that the sources have`(
    _ source: String, _ module: String
  ) throws {
    let package = try adopted(source)
    #expect(package.module == module)
    #expect(try text("Package.swift", package).contains("name: \"\(module)\""))
    #expect(try text("Sources/House/main.swift", package).contains("import \(module)\n"))
    _ = try text("Sources/\(module)/A.swift", package)
  }

  @Test func `it has a test for each class, with the formats that it loads`() throws {
    let test = try text(
      "Tests/HouseTests/HouseTests.swift",
      adopted("class A: MediationAdapter {}\nenum B { class C: RTBAdapter {} }"))
    #expect(test.contains("@testable import HouseAdapter\n"))
    #expect(test.contains("  @Test(arguments: [AdFormat.native, .banner])\n"))
    #expect(test.contains("  func `A: Google counts an ad once, and no rule is broken`(\n"))
    #expect(test.contains("B.C.self, format, "))
    let other = try text(
      "Tests/HouseTests/HouseTests.swift",
      adopted("class A: MediationAdapter { func loadBanner() {} }"))
    #expect(other.contains("[AdFormat.banner]"))
  }

  @Test func `a class that adds loads to an adapter above it says so`() throws {
    let package = try adopted(
      """
      class A: NSObject, MediationAdapter { func loadBanner() {} }
      class B: A { func loadNativeAd() {} }
      """)
    let file = try text("Sources/HouseAdapter/SubclassedAdapters.swift", package)
    #expect(file.contains("\nextension B: SubclassedAdapter {}\n") && !file.contains("A: Sub"))
    let scenario = try text("Scenarios/House.json", package)
    #expect(scenario.matches(of: /HouseAdapter\.A/).count == 1)
    #expect(scenario.matches(of: /HouseAdapter\.B/).count == 2)
    // Alone it has the network's name; beside another one, its own.
    #expect(scenario.contains("\"label\": \"House\", \"class\": \"HouseAdapter.B\""))
    #expect(scenario.contains("\"label\": \"A\", \"class\": \"HouseAdapter.A\""))
  }

  @Test func `a module that no source imports comes by a bridging header`() throws {
    let source = "class A: NSObject, MediationAdapter { func loadBanner() {} }"
    let package = AdoptedPackage(
      name: try #require(AdapterName("House")), formats: [.banner], source: .folder("../../.."),
      sources: AdoptedSources([.init(path: "A.swift", text: source)]),
      standIns: [StandInModule("public class Ad {}", name: "HouseSDK", network: "House")])
    #expect(package.missingModules == ["HouseSDK"] && package.unknown.isEmpty)
    let header = try text("Sources/HouseAdapter/BridgingHeader.swift", package)
    #expect(header.contains("@_exported import HouseSDK\n"))
    #expect(
      try text("Package.swift", package).contains("-module-alias\", \"HouseSDK=HouseSDKStandIn"))
  }

  @Test func `the modules of one SDK are had by the names of all`() throws {
    let source = "import AcmeAds\nclass A: NSObject, MediationAdapter { func loadBanner() {} }"
    let texts = ["import AcmeCore\npublic class Ad {}", "public class Acme {}"]
    let parts = zip(texts, ["AcmeAds", "AcmeCore"]).map { ModuleInterface($0, name: $1) }
    let package = AdoptedPackage(
      name: try #require(AdapterName("House")), formats: [.banner], source: .folder("../../.."),
      sources: AdoptedSources([.init(path: "A.swift", text: source)]),
      standIns: ModuleInterface.groups(parts).map { StandInModule($0, network: "House") })
    #expect(package.missingModules == ["AcmeAds", "AcmeCore"] && package.unknown.isEmpty)
    let passing = try text("Sources/AcmeAdsStandIn/AcmeAdsStandIn.swift", package)
    #expect(passing.contains("@_exported import AcmeCoreStandIn\n"))
    #expect(try text("Sources/AcmeCoreStandIn/AcmeCoreStandIn.swift", package).contains("class Ad"))
    let manifest = try text("Package.swift", package)
    #expect(
      manifest.contains(
        "name: \"AcmeAdsStandIn\",\n      dependencies: [\n        \"AcmeCoreStandIn\",\n"))
    #expect(manifest.contains("\"AcmeCore=AcmeCoreStandIn\""))
    // A source imports it, no bridging header.
    #expect(!package.files.contains { $0.path.hasSuffix("BridgingHeader.swift") })
  }

  @Test func `custom events of SDK 7 are in the scenario by their names`() throws {
    let package = try adopted(
      """
      class A: NSObject, GADCustomEventBanner { func requestAd() {} }
      class B: NSObject, MediationAdapter { func loadNativeAd() {} }
      """)
    #expect(package.sources.survey.formats == [.native, .banner])
    let scenario = try text("Scenarios/House.json", package)
    #expect(scenario.contains("\"format\": \"banner\", \"api\": \"legacy\",\n"))
    #expect(scenario.contains("\"format\": \"native\",\n"))
    #expect(scenario.matches(of: /HouseAdapter\.A/).count == 1)
    #expect(scenario.matches(of: /HouseAdapter\.B/).count == 1)
    // They are no adapters that a program could be given.
    #expect(!(try text("Sources/House/main.swift", package)).contains("A.self"))
    #expect(!(try text("Tests/HouseTests/HouseTests.swift", package)).contains("A.self"))
  }
}
