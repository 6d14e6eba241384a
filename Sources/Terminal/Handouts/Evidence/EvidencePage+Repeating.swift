import Catalogue
import JSON
import Observing
import Scenarios
import Screen
import Simulation

// How to repeat it: the commands, and the files that they need.
extension EvidencePage {
  /// A larger journal is not in the page.
  private static let largestJournal = 512 << 10

  var repeating: HTML {
    let origin = evidence.origin
    let journal = Shell.quoted(origin.file)
    guard evidence.journal.header.recorded == nil else {
      let judge = command(EvidenceText.judges, "\(origin.program) judge \(journal)")
      return section("repeat", EvidenceText.repeating, "\(judge)\(journalFile)")
    }
    let finding = evidence.ledgers.findings.first
    let place = finding.map { " --at \($0.entry)" } ?? ""
    return section(
      "repeat", EvidenceText.repeating,
      """
      \(command(EvidenceText.replays, "\(origin.program) replay \(journal)"))\
      \(command(
        finding == nil ? EvidenceText.opensAtEnd : EvidenceText.opens,
        "\(origin.program) replay \(journal) --stage\(place)"))\(journalFile)\(scenario)
      """)
  }

  private func command(_ sentence: String, _ command: String) -> HTML {
    "<p>\(sentence)</p>\n<pre class=\"command\">\(command)</pre>\n"
  }

  private var journalFile: HTML {
    let bytes = evidence.journal.bytes
    guard bytes.count <= Self.largestJournal else {
      return "<p class=\"aside\">\(EvidenceText.journalIsElsewhere)</p>\n"
    }
    return "<p>\(file(evidence.origin.file, bytes))</p>\n"
  }

  /// A link that saves a file without asking anybody for it.
  private func file(_ name: String, _ bytes: [UInt8]) -> HTML {
    """
    <a class="file" download="\(name)" href="data:application/octet-stream;base64,\
    \(HTML(source: Base64.encode(bytes)))">\(EvidenceText.save(name))</a>
    """
  }

  private var scenario: HTML {
    guard let node = evidence.journal.header.scenario else { return "" }
    let bytes = node.bytes(.pretty) + [UInt8(ascii: "\n")]
    let name = "\(stem).json"
    let call =
      "\(evidence.origin.program) \(Shell.quoted(name)) --seed \(evidence.journal.header.seed)"
    return """
      <details>
      <summary>\(EvidenceText.scenario)</summary>
      \(command(EvidenceText.plays, call))<p>\(file(name, bytes))</p>
      <pre class="code">\(HTML(lines: String(decoding: bytes, as: UTF8.self)))</pre>
      </details>

      """
  }

  /// The journal's name without its ending.
  private var stem: String {
    let file = evidence.origin.file
    return file.hasSuffix(".jsonl") ? String(file.dropLast(6)) : file
  }
}
