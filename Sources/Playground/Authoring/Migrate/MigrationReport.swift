import Catalogue
import JSON

/// What is said about the sources of a custom event.
package struct MigrationReport {
  private let sources: [LegacySource]
  /// What an adapter of today has besides, and no source has a word of.
  private let duties: [NewDuty]

  package init(_ sources: [LegacySource]) {
    self.sources = sources.filter { !$0.uses.isEmpty }
    let formats = self.sources.reduce(into: Set<String>()) { $0.formUnion($1.formats) }
    let done = sources.flatMap(\.doneDuties)
    duties =
      self.sources.isEmpty ? [] : NewDuty.all(for: formats).filter { !done.contains($0) }
  }

  /// Objective-C's names only where there is nothing else.
  private var language: SourceLanguage {
    sources.allSatisfy { $0.language == .objectiveC } ? .objectiveC : .swift
  }

  package var text: String {
    guard !sources.isEmpty else { return MigrationText.nothing }
    let lines = sources.flatMap { source in
      source.uses.map {
        MigrationText.line(
          source.path, line: $0.line, column: $0.column, $0.name, in: source.language)
      }
    }
    return lines.joined() + MigrationText.toAdd(duties, in: language)
      + MigrationText.summary(lines.count)
  }

  /// A line for each use, and one for what must be added.
  package var json: [UInt8] {
    sources.flatMap { source in source.uses.flatMap { Self.line(of: $0, in: source) } }
      + (sources.isEmpty ? [] : line(of: duties))
  }

  private static func line(of use: LegacySource.Use, in source: LegacySource) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("file", source.path)
      json.writeMember("line", use.line)
      json.writeMember("column", use.column)
      json.writeMember("old", use.name.name(in: source.language))
      json.writeMember("new", use.name.successor(in: source.language))
      json.writeMember("change", use.name.change)
    }
  }

  private func line(of duties: [NewDuty]) -> [UInt8] {
    JSONWriter.line { json in
      json.array("toAdd", of: duties) { $0.write($1.sentence(in: language)) }
    }
  }
}
