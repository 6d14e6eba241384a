import Catalogue
import JSON

/// What is said about the sources of a custom event.
struct MigrationReport {
  private let sources: [LegacySource]
  /// What an adapter of today has besides, and no source has a word of.
  private let duties: [NewDuty]

  init(_ sources: [LegacySource]) {
    self.sources = sources.filter { !$0.uses.isEmpty }
    let words = sources.reduce(into: Set<Substring>()) { $0.formUnion($1.words) }
    duties = self.sources.isEmpty ? [] : NewDuty.all.filter { !words.contains(Substring($0.word)) }
  }

  var text: String {
    guard !sources.isEmpty else { return MigrationText.nothing }
    let lines = sources.flatMap { source in
      source.uses.map { MigrationText.line(source.path, line: $0.line, column: $0.column, $0.name) }
    }
    let isForeign = sources.contains { $0.language == .objectiveC }
    let names = isForeign ? MigrationText.namesAreSwifts : ""
    return lines.joined() + names + MigrationText.toAdd(duties)
      + MigrationText.summary(lines.count)
  }

  /// A line for each use, and one for what must be added.
  var json: [UInt8] {
    sources.flatMap { source in source.uses.flatMap { Self.line(source.path, $0) } }
      + (sources.isEmpty ? [] : Self.line(duties))
  }

  private static func line(_ path: String, _ use: LegacySource.Use) -> [UInt8] {
    line { json in
      json.writeMember("file", path)
      json.writeMember("line", use.line)
      json.writeMember("column", use.column)
      json.writeMember("old", use.name.swift)
      json.writeKey("new")
      if let new = use.name.successor { json.write(new) } else { json.writeNull() }
      json.writeMember("change", use.name.change)
    }
  }

  private static func line(_ duties: [NewDuty]) -> [UInt8] {
    line { json in
      json.writeKey("toAdd")
      json.beginArray()
      for duty in duties { json.write(duty.sentence) }
      json.endArray()
    }
  }

  private static func line(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}
