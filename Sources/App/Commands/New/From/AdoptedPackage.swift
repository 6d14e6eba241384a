import AdServing

/// A package around the sources of an adapter that exists already.
struct AdoptedPackage {
  let name: AdapterName
  let formats: [UnitFormat]
  let source: PlaygroundSource
  let sources: AdoptedSources

  var module: String { "\(name.text)Adapter" }

  var files: [AdapterPackage.File] {
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
      + [.init(path: "Scenarios/\(name.text).json", text: scenario.textWithoutScript)]
  }

  static func path(ofModule module: String) -> String { "Sources/\(module)/\(module).swift" }

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
}
