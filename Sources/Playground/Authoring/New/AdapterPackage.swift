package import AdServing

/// A package with an adapter that can be built: what `adplay new adapter` writes.
package struct AdapterPackage {
  private let name: AdapterName
  private let formats: [UnitFormat]
  private let source: PlaygroundSource

  package init(name: AdapterName, formats: [UnitFormat], source: PlaygroundSource) {
    (self.name, self.formats, self.source) = (name, formats, source)
  }

  package struct File: Equatable {
    /// From the top of the package.
    package let path: String
    package let text: String
  }

  package var files: [File] {
    let scenario = AdapterScenario(
      name: name.text, formats: formats, classes: ["\(name.text)Adapter.\(name.text)CustomEvent"]
    ).text
    let written = Self.templates.filter { $0.isNeeded(for: formats) }.map { template in
      File(path: filled(template.path), text: filled(template.text))
    }
    return written + [File(path: "Scenarios/\(name.text).json", text: scenario)]
  }

  /// A list with more than one element ends with one.
  private var comma: String { formats.count > 1 ? "," : "" }

  private func filled(_ text: String) -> String {
    text.replacing(/\.package\(name: "PACKAGE", path: "PATH"\)|PACKAGE|FORMATS|NAME/) { match in
      switch match.output {
      case "NAME": name.text
      case "PACKAGE": source.package
      case "FORMATS": formats.map(\.rawValue).joined(separator: ",\n    .") + comma
      default: source.manifest
      }
    }
  }
}
