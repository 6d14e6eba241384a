import Catalogue
import Consent
import Observing

/// Strings for people.
enum ConsentReport {
  static func text(_ sheet: ConsentSheet) -> String {
    let strings = sheet.sources.compactMap { source in
      source.item.decoded.map { lines($0, source.name) }
    }
    let blocks = strings + [keys(sheet), verdicts(sheet), contradictions(sheet)]
    let text = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return text.isEmpty ? "" : text.joined(separator: "\n\n") + "\n"
  }

  private typealias Fact = (name: String, lines: [String])

  private static func lines(_ reading: ConsentReading, _ name: String?) -> [String] {
    let title = [name, ConsentText.title(reading)].compactMap(\.self).joined(separator: ": ")
    var lines = [title]
    for segment in reading.segments { lines += block(ConsentText.title(segment), segment) }
    for section in reading.sections { lines += self.lines(section) }
    let findings = reading.allFindings
    if !findings.isEmpty {
      lines += ["", findings.count == 1 ? "1 finding" : "\(findings.count) findings"]
      lines += findings.map { "  \($0.isNote ? "note: " : "")\($0.sentence)" }
    }
    return lines
  }

  private static func lines(_ section: GPPSection) -> [String] {
    let title = ConsentText.title(section)
    switch section.content {
    case .unknown: return ["", title, "  not decoded"]
    case .failed(let error): return ["", title, "  \(error.sentence)"]
    case .decoded(let segments, _):
      return segments.flatMap { segment in
        block(
          segments.count > 1 ? "\(title): \(ConsentText.title(segment))" : title, segment)
      }
    }
  }

  private static func block(_ title: String, _ segment: ConsentSegment) -> [String] {
    ["", title] + rows(segment.fields.map { ($0.name.rawValue, ConsentText.lines($0.value)) })
  }

  /// Names on the left; further lines of a value begin below its first one.
  private static func rows(_ facts: [Fact]) -> [String] {
    let width = max(24, facts.map(\.name.count).max() ?? 0) + 2
    return facts.flatMap { fact in
      fact.lines.enumerated().map { number, line in
        let name = number == 0 ? fact.name : ""
        return "  \(name)\(String(repeating: " ", count: width - name.count))\(line)"
      }
    }
  }

  // MARK: All together

  /// Keys that hold something other than a string.
  private static func keys(_ sheet: ConsentSheet) -> [String] {
    let facts = sheet.sources.filter { $0.item.reading == nil }.compactMap { source -> Fact? in
      source.name.map { ($0, [source.item.text.isEmpty ? "empty" : short(source.item.text)]) }
    }
    return facts.isEmpty ? [] : ["other keys"] + rows(facts)
  }

  private static func short(_ text: String) -> String {
    text.count <= 60 ? text : "\(text.prefix(60))… (\(text.count.grouped) characters)"
  }

  private static func verdicts(_ sheet: ConsentSheet) -> [String] {
    var facts: [Fact] = sheet.servings.map { serving in
      let name = sheet.servings.count > 1 ? serving.source : nil
      return (
        ["Google may show", name].compactMap(\.self).joined(separator: ", "),
        [serving.words] + serving.reasons
      )
    }
    if sheet.gdprApplies == false, !facts.isEmpty {
      facts.append(("but", ["GDPR does not apply, so that TC string decides nothing"]))
    }
    facts += sheet.refusals.map { ($0.source, [$0.sentence]) }
    return facts.isEmpty ? [] : ["what follows"] + rows(facts)
  }

  private static func contradictions(_ sheet: ConsentSheet) -> [String] {
    let all = sheet.contradictions
    guard !all.isEmpty else { return [] }
    return [all.count == 1 ? "1 contradiction" : "\(all.count) contradictions"]
      + all.map { "  \($0.sentence)" }
  }
}
