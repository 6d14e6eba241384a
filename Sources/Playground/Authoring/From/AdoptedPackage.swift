package import AdServing

/// A package around the sources of an adapter that exists already.
package struct AdoptedPackage {
  let name: AdapterName
  let formats: [UnitFormat]
  let source: PlaygroundSource
  package let sources: AdoptedSources
  /// In place of the modules that are not here, as far as their interfaces are.
  package let standIns: [StandInModule]

  package init(
    name: AdapterName, formats: [UnitFormat], source: PlaygroundSource, sources: AdoptedSources,
    standIns: [StandInModule] = []
  ) {
    (self.name, self.formats, self.source, self.sources) = (name, formats, source, sources)
    self.standIns = standIns
  }

  /// The modules that stand in without an import: a bridging header has them for all files.
  private var bridged: [String] {
    standIns.filter { $0.names.allSatisfy { !sources.missingModules.contains($0) } }.flatMap(
      \.names)
  }

  /// The modules of SDKs that other modules of theirs are here for, and that no source imports.
  private var behind: [String] {
    standIns.flatMap(\.names).filter { !sources.missingModules.contains($0) }
  }

  /// All modules that neither the system nor the playground has.
  package var missingModules: [String] { (sources.missingModules + behind).sorted() }

  /// The modules of which nothing is here but their use; they are empty.
  package var unknown: [String] {
    sources.missingModules.filter { module in !standIns.contains { $0.names.contains(module) } }
  }

  /// The adapter's module. It is named like none of its types, which Swift could not tell from it, and
  /// like no module that it imports; the end is always the same.
  package var module: String {
    let taken = sources.survey.types.union(sources.survey.imports)
    let middles = ["", "Mediation", "Adopted"] + (2...).lazy.prefix(100).map(String.init)
    let names = middles.map { "\(name.text)\($0)Adapter" }
    return names.first { !taken.contains($0) } ?? names[0]
  }

  package var files: [NewPackage.File] {
    // The system finds no class in another one by its name.
    let classes =
      sources.adapters.map {
        (type: $0.type, word: $0.type.contains(".") ? $0.name : "\(module).\($0.type)")
      } + sources.survey.customEvents.map { (type: $0, word: "\(module).\($0)") }
    let scenario = AdapterScenario(
      name: name.text, formats: formats, settings: sources.settings,
      parameters: Dictionary(formats.map { ($0, sources.parameter.text(for: $0)) }) { $1 },
      classes: classes.map(\.word),
      formatsOf: Dictionary(classes.map { ($0.word, formats(of: $0.type)) }) {
        first, _ in first
      }, customEvents: Set(classes.dropFirst(sources.adapters.count).map(\.word)))
    return [
      .init(path: "Package.swift", text: manifest), .init(path: ".gitignore", text: ".build/\n"),
      .init(path: "Sources/\(name.text)/main.swift", text: main),
    ]
      + sources.files.map { .init(path: path(of: $0.path), text: $0.text) }
      + below + bridge + standIns.map { .init(path: Self.path(ofModule: $0.name), text: $0.text) }
      + passing.map { .init(path: Self.path(ofModule: $0.name), text: Self.passing($0.imports)) }
      + unknown.map { .init(path: Self.path(ofModule: $0), text: Self.empty($0)) }
      + [
        .init(path: "Scenarios/\(name.text).json", text: scenario.textWithoutScript),
        .init(path: "Tests/\(name.text)Tests/\(name.text)Tests.swift", text: tests),
      ] + EditorFiles.all.map { $0.filled(name) }
  }

  /// A file that says which adapters add loads to those of the adapter above them.
  private var below: [NewPackage.File] {
    let types = sources.survey.subclasses
    guard !types.isEmpty else { return [] }
    let text = """
      import GoogleMobileAds

      // On a phone, Objective-C finds the loads that a class adds to those of the adapter above it.

      \(types.map { "extension \($0): SubclassedAdapter {}" }.joined(separator: "\n"))

      """
    return [.init(path: path(of: "SubclassedAdapters.swift"), text: text)]
  }

  /// A file that imports for all others what their bridging header includes on a phone.
  private var bridge: [NewPackage.File] {
    guard !bridged.isEmpty else { return [] }
    let text = """
      // On a phone the bridging header includes it.
      \(bridged.map { "@_exported import \($0)" }.joined(separator: "\n"))

      """
    return [.init(path: path(of: "BridgingHeader.swift"), text: text)]
  }

  /// The place of a file of the adapter's module.
  package func path(of file: String) -> String { "Sources/\(module)/\(file)" }

  package static func path(ofModule module: String) -> String {
    let target = StandInModule.target(of: module)
    return "Sources/\(target)/\(target).swift"
  }

  /// The modules that pass on another one of their SDK.
  private var passing: [(name: String, imports: [String])] { standIns.flatMap(\.passing) }

  private static func passing(_ modules: [String]) -> String {
    "// The SDK's modules are one here.\n"
      + modules.map { "@_exported import \(StandInModule.target(of: $0))\n" }.joined()
  }

  private static func empty(_ module: String) -> String {
    "// In place of \(module), which is not here.\n"
  }

  private var manifest: String {
    let package = source.package
    let products = sources.products.map { ".product(name: \"\($0)\", package: \"\(package)\")" }
    let needed = missingModules.map { "\"\(StandInModule.target(of: $0))\"" } + products
    let places = missingModules.map { module in
      """
          .target(
            name: "\(StandInModule.target(of: module))",
            dependencies: [
              \(passed(by: module).map { "\"\(StandInModule.target(of: $0))\",\n        " }.joined())\
      .product(name: "MadeUpNetwork", package: "\(package)"),
              .product(name: "Simulation", package: "\(package)"),
              .product(name: "UIKit", package: "\(package)"),
            ]),

      """
    }
    return """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "\(name.text)",
        dependencies: [\(source.manifest)],
        targets: [
      \(places.joined())    .target(
            name: "\(module)",
            dependencies: [
              \(needed.joined(separator: ",\n        ")),
            ]\(aliases)),
          // The playground with the adapter linked in.
          .executableTarget(
            name: "\(name.text)",
            dependencies: ["\(module)", .product(name: "Adplay", package: "\(package)")]),
          .testTarget(
            name: "\(name.text)Tests",
            dependencies: [
              "\(module)",
              .product(name: "AdapterTestKit", package: "\(package)"),
              .product(name: "GoogleMobileAds", package: "\(package)"),
            ]),
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  private func passed(by module: String) -> [String] {
    passing.first { $0.name == module }?.imports ?? []
  }

  /// The adapter imports the SDK by its own name. Swift's package manager knows aliases, too, but not of
  /// targets in the same package.
  private var aliases: String {
    let flags = missingModules.map {
      "\"-module-alias\", \"\($0)=\(StandInModule.target(of: $0))\""
    }
    guard !flags.isEmpty else { return "" }
    return """
      ,
            swiftSettings: [
              .unsafeFlags([
                \(flags.joined(separator: ",\n          ")),
              ])
            ]
      """
  }

  private var main: String {
    let entries = sources.adapters.map { "    \"\($0.name)\": \($0.type).self,\n" }
    let adapters = entries.isEmpty ? "[:]" : "[\n\(entries.joined())  ]"
    return """
      import Adplay

      @testable import \(module)

      Adplay.main(
        adapters: \(adapters), opening: "Scenarios/\(name.text).json")

      """
  }

  /// What every adapter has to do, for each class and format.
  private var tests: String {
    """
    import AdapterTestKit
    import GoogleMobileAds
    import Testing

    @testable import \(module)

    /// The adapter on a stage without a screen.
    @MainActor
    struct \(name.text)Tests {
    \(sources.adapters.compactMap { test(of: $0.type) }.joined(separator: "\n\n"))
    }

    """
  }

  /// The formats that are wanted of a class; all where its sources say none.
  private func formats(of type: String) -> [UnitFormat] {
    guard !sources.survey.formats.isEmpty else { return formats }
    return sources.survey.formats(of: type).filter(formats.contains)
  }

  private func test(of type: String) -> String? {
    let mine = formats(of: type)
    guard let first = mine.first else { return nil }
    let settings = sources.settings.arguments(parameter: sources.parameter.text(for: first))
    let own = mine.enumerated().map {
      ($0.offset == 0 ? "AdFormat" : "") + ".\($0.element.rawValue)"
    }
    .joined(separator: ", ")
    return """
        @Test(arguments: [\(own)])
        func `\(type): Google counts an ad once, and no rule is broken`(
          _ format: AdFormat
        ) async throws {
          let stage = AdapterStage(
            \(type).self, format, \(settings))
          try await stage.playRound()
          #expect(stage.counts.google.impressions == 1)
          try await stage.checkContract()
        }
      """
  }
}
