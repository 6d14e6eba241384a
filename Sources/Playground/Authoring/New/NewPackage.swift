package import AdServing

/// A package that can be built: what `adplay new` writes.
package struct NewPackage {
  private let kind: Kind
  private let name: AdapterName
  private let formats: [UnitFormat]
  private let source: PlaygroundSource

  package init(
    _ kind: Kind = .adapter, name: AdapterName, formats: [UnitFormat], source: PlaygroundSource
  ) {
    (self.kind, self.name, self.formats, self.source) = (kind, name, formats, source)
  }

  /// The code that a package is for. One line in `all` adds one.
  package struct Kind: Equatable, Sendable {
    /// Its word on the command line.
    package let word: String
    let templates: [Template]
    let scenarios: @Sendable (_ name: String, _ formats: [UnitFormat]) -> [File]
    /// The scenario that the program opens.
    let first: @Sendable (_ name: String, _ formats: [UnitFormat]) -> String

    package static let all: [Kind] = [.adapter, .app]

    package static func == (left: Self, right: Self) -> Bool { left.word == right.word }
  }

  package struct File: Equatable, Sendable {
    /// From the top of the package.
    package let path: String
    package let text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  /// A file to write, with `NAME` for the package's name in its path and its text.
  struct Template: Sendable {
    let path: String
    let text: String
    /// The formats that need it.
    let formats: [UnitFormat]

    init(_ path: String, _ text: String, for formats: [UnitFormat] = UnitFormat.allCases) {
      (self.path, self.text, self.formats) = (path, text, formats)
    }

    init(_ path: String, _ bytes: [UInt8], for formats: [UnitFormat] = UnitFormat.allCases) {
      self.init(path, String(decoding: bytes, as: UTF8.self), for: formats)
    }

    /// For a package that has nothing to choose.
    func filled(_ name: AdapterName) -> File {
      File(
        path: path.replacing("NAME", with: name.text), text: text.replacing("NAME", with: name.text)
      )
    }

    func isNeeded(for wanted: [UnitFormat]) -> Bool { formats.contains(where: wanted.contains) }
  }

  package var files: [File] {
    let written = (kind.templates + EditorFiles.all).filter { $0.isNeeded(for: formats) }.map {
      template in
      File(path: filled(template.path), text: filled(template.text))
    }
    return written + kind.scenarios(name.text, formats)
  }

  /// A list with more than one element ends with one.
  private var comma: String { formats.count > 1 ? "," : "" }

  private func filled(_ text: String) -> String {
    text.replacing(/\.package\(name: "PACKAGE", path: "PATH"\)|PACKAGE|FORMATS|FIRST|NAME/) {
      match in
      switch match.output {
      case "NAME": name.text
      case "PACKAGE": source.package
      case "FORMATS": formats.map(\.rawValue).joined(separator: ",\n    .") + comma
      case "FIRST": kind.first(name.text, formats)
      default: source.manifest
      }
    }
  }
}
