package import AdServing

/// A package around the sources of an adapter that exists already.
package struct AdoptedPackage {
  let name: AdapterName
  let formats: [UnitFormat]
  let source: PlaygroundSource
  package let sources: AdoptedSources

  package init(
    name: AdapterName, formats: [UnitFormat], source: PlaygroundSource, sources: AdoptedSources
  ) {
    (self.name, self.formats, self.source, self.sources) = (name, formats, source, sources)
  }

  /// The adapter's module. It is named like none of its types, which Swift could not tell from it, and
  /// like no module that it imports; the end is always the same.
  package var module: String {
    let taken = sources.survey.types.union(sources.survey.imports)
    let middles = ["", "Mediation", "Adopted"] + (2...).lazy.prefix(100).map(String.init)
    let names = middles.map { "\(name.text)\($0)Adapter" }
    return names.first { !taken.contains($0) } ?? names[0]
  }

  package var files: [AdapterPackage.File] {
    let scenario = AdapterScenario(
      name: name.text, formats: formats,
      classes: sources.adapters.map {
        // The system finds no class in another one by its name.
        $0.type.contains(".") ? $0.name : "\(module).\($0.type)"
      })
    return [
      .init(path: "Package.swift", text: manifest), .init(path: ".gitignore", text: ".build/\n"),
      .init(path: "Sources/\(name.text)/main.swift", text: main),
    ]
      + sources.files.map { .init(path: "Sources/\(module)/\($0.path)", text: $0.text) }
      + sources.missingModules.map { .init(path: Self.path(ofModule: $0), text: Self.empty($0)) }
      + [
        .init(path: "Scenarios/\(name.text).json", text: scenario.textWithoutScript),
        .init(path: "Tests/\(name.text)Tests/\(name.text)Tests.swift", text: tests),
      ]
  }

  package static func path(ofModule module: String) -> String {
    "Sources/\(module)/\(module).swift"
  }

  private static func empty(_ module: String) -> String {
    "// In place of \(module), which is not here.\n"
  }

  private var manifest: String {
    let package = source.package
    let products = sources.products.map { ".product(name: \"\($0)\", package: \"\(package)\")" }
    let needed = sources.missingModules.map { "\"\($0)\"" } + products
    let fakes = sources.missingModules.map { module in
      """
          .target(
            name: "\(module)", dependencies: [.product(name: "UIKit", package: "\(package)")]),

      """
    }
    return """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "\(name.text)",
        dependencies: [\(source.manifest)],
        targets: [
      \(fakes.joined())    .target(
            name: "\(module)",
            dependencies: [
              \(needed.joined(separator: ",\n        ")),
            ]),
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

  private var main: String {
    let entries = sources.adapters.map { "    \"\($0.name)\": \($0.type).self,\n" }
    return """
      import Adplay

      @testable import \(module)

      Adplay.main(
        adapters: [
      \(entries.joined())  ], opening: "Scenarios/\(name.text).json")

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
      nonisolated static let formats: [AdFormat] = [
        \(formats.map { ".\($0.rawValue)" }.joined(separator: ",\n    "))\(formats.count > 1 ? "," : "")
      ]

    \(sources.adapters.map { test(of: $0.type) }.joined(separator: "\n\n"))
    }

    """
  }

  /// Without a network there is no ad, which is known: as soon as one comes, the test says so.
  private func test(of type: String) -> String {
    let head = """
        @Test(arguments: formats)
        func `\(type): Google counts an ad once, and no rule is broken`(
          _ format: AdFormat
        ) async throws {
          let stage = AdapterStage(\(type).self, format, settings: ["parameter": "test-1"])

      """
    let check = [
      "try await stage.playRound()", "#expect(stage.counts.google.impressions == 1)",
      "try await stage.checkContract()",
    ]
    guard !sources.missingModules.isEmpty else { return head + lines(check, "    ") + "  }" }
    return head + """
          // Take this away when \(sources.missingModules.joined(separator: ", ")) has ads.
          await withKnownIssue("what was made up does nothing") {
      \(lines(check, "      "))    }
        }
      """
  }

  private func lines(_ lines: [String], _ indent: String) -> String {
    lines.map { "\(indent)\($0)\n" }.joined()
  }
}
