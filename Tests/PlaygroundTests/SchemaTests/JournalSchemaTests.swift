import Hunting
import JSON
import Observing
import Playing
import Properties
import RandomUser
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The schema for the lines of a journal.
  @Suite @MainActor struct JournalSchemaTests {
    private let validator: SchemaValidator

    init() throws {
      validator = try SchemaValidator(JournalSchema.bytes())
    }

    private func accepts(_ line: some StringProtocol) throws -> Bool {
      validator.accepts(try JSONReader.read(String(line), dialect: .strict))
    }

    private func storefront() throws -> [Substring] {
      let content = try #require(ScenarioLibrary.content(of: "storefront"))
      return ScriptRun.play(Session(try Scenario(reading: content))).session.lines
        .split(separator: "\n")
    }

    /// One entry of each kind, with every field it can have.
    private var entries: [Entry] {
      let kinds: [Entry.Kind] = [
        .input, .call, .callback, .count(Count(.click, in: .google)), .timer,
        .note(violation: .answerTooLate),
        .finding(rule: "click-not-passed-on", severity: "error", proof: [1, 2]),
      ]
      let journal = Session(.feed(.sample())).journal
      journal.within(Context(cause: .entry(2), ad: "feed#1")) {
        for kind in kinds {
          journal.write(
            kind, from: .network("N"), to: Party(.adapter, name: "A"), "m", .networkClosed,
            data: ["a": 1])
        }
      }
      return journal.entries
    }

    private func line(_ entry: Entry) -> String {
      var json = JSONWriter()
      entry.write(to: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func `the schema is pretty-printed JSON`() throws {
      let schema = try JSONReader.read(JournalSchema.bytes(), dialect: .strict)
      #expect(JournalSchema.bytes() == schema.bytes(.pretty) + [UInt8(ascii: "\n")])
    }

    @Test func `every line of the storefront's journal is valid`() throws {
      let lines = try storefront()
      #expect(lines.count > 30)
      for line in lines { #expect(try accepts(line), "\(line)") }
    }

    @Test func `every line in the articles is valid`() throws {
      let article = try Articles.blocks("Sources/App/Adplay.docc/TheJournal.md")
      let lines = article.joined(separator: "\n").split(separator: "\n")
        .filter { $0.contains("\"kind\"") }
      #expect(lines.count > 3)
      for line in lines { #expect(try accepts(line), "\(line)") }
    }

    @Test func `a line of every kind is valid`() throws {
      #expect(Set(entries.map(\.kind.word)) == Set(KindOfEntry.allCases.map(\.rawValue)))
      for entry in entries { #expect(try accepts(line(entry)), "\(line(entry))") }
    }

    /// The required keys by kind; all others are optional.
    @Test func `a line without a required key is invalid`() throws {
      for entry in entries {
        let needed: Set<String> =
          switch entry.kind {
          case .input, .call, .callback: ["to"]
          case .count: ["ledger", "what", "amount"]
          case .finding: ["rule", "severity", "proof"]
          case .timer, .note: []
          }
        let always: Set = ["n", "t", "kind", "from", "message"]
        let whole = JSONTree(try JSONReader.read(line(entry)))
        for mutant in whole.mutants() where mutant.change == "gone" {
          guard !mutant.path.contains("data."), !mutant.path.contains("[") else { continue }
          let isNeeded = needed.union(always).contains(mutant.path)
          #expect(try accepts(mutant.text) == !isNeeded, "\(mutant.text)")
        }
      }
    }

    /// In every place of every line. Unknown keys are allowed.
    @Test func `a value of the wrong type is invalid`() throws {
      let lines = entries.map(line) + [String(try storefront()[0])]
      for line in lines {
        let whole = JSONTree(try JSONReader.read(line))
        for mutant in whole.mutants(values: { _, _ in ["null", "true", "-1", "0.5", "[]", "{}"] }) {
          guard mutant.change.hasPrefix("="), !mutant.path.contains("data."),
            !mutant.path.contains("scenario"), !mutant.path.isEmpty
          else { continue }
          let isRight =
            ["data", "options"].contains(mutant.path) && mutant.change == "= {}"
            || mutant.path == "proof" && mutant.change == "= []"
          #expect(try accepts(mutant.text) == isRight, "\(mutant.path) \(mutant.change)")
        }
        for mutant in whole.mutants() where mutant.change == "with a strange key" {
          #expect(try accepts(mutant.text), "\(mutant.text)")
        }
      }
    }

    @Test func `a header without a required key is invalid`() throws {
      let whole = JSONTree(try JSONReader.read(String(try storefront()[0])))
      for mutant in whole.mutants() where mutant.change == "gone" {
        guard !mutant.path.contains(".") else { continue }
        #expect(try !accepts(mutant.text), "\(mutant.path)")
      }
      #expect(try !accepts("{}"))
      #expect(try !accepts(#"{"n":1,"t":0,"kind":"nonsense","from":"user","message":"m"}"#))
    }
  }
}
