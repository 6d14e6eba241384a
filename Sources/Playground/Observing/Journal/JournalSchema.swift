import JSON
import Contract
import Scenarios
import Simulation

/// What editors are told about a line of a journal: the header or an entry.
///
/// Keys that are not named here are allowed, as readers ignore them.
package enum JournalSchema {
  /// The schema as a file, broken into lines; always the same bytes.
  package static func bytes() -> [UInt8] {
    let line = Schema.one(
      of: [.reference("header"), .reference("entry")],
      "A line of a journal: the first is the header, all others are entries.")
    return line.file(
      title: "adplay journal, line",
      definitions: [("header", header), ("entry", entry)]
        + KindOfEntry.allCases.map { (name(of: $0), schema(of: $0)) })
  }

  private static let header = passingOver(
    "The first line: what it takes to do everything again.",
    [
      .required("format", .constant("What the file is.", .string("adplay-journal"))),
      .required("version", .constant("The version of the format.", .int(JournalHeader.version))),
      .required(
        "scenario",
        .any(
          of: [passingOver("A scenario.", []), Schema(.null)],
          "The whole scenario as it was read; null for one that was in no file.")),
      .required("seed", .integer("The number all chance came from.", 0...Int.max)),
      .required("options", passingOver("Options that change what happens.", [])),
    ])

  private static let entry = Schema.one(
    of: KindOfEntry.allCases.map { .reference(name(of: $0)) },
    "Something that crossed between parties, or that one of them wrote down.")

  private static func name(of kind: KindOfEntry) -> String { "\(kind.rawValue)Entry" }

  private static func passingOver(
    _ description: String, _ properties: [Schema.Property]
  ) -> Schema {
    Schema(.object(.init(properties: properties, others: .passedOver)), description)
  }
}

extension JournalSchema {
  private static func schema(of kind: KindOfEntry) -> Schema {
    let (description, properties) = own(kind)
    let word = Schema.constant("What sort of thing it is.", .string(kind.rawValue))
    let common = always + sometimes(isSpokenTo: kind.isSpoken)
    return passingOver(description, [.required("kind", word)] + common + properties)
  }

  private static let always: [Schema.Property] = [
    .required("n", .integer("The entry's place, from 1.", 1...Int.max)),
    .required("t", .integer("When: milliseconds since the world began.", 0...Int.max)),
    .required("from", .word("Who spoke.", Party.Role.self)),
    .required("message", .text("The method of a call or callback; a few words elsewhere.")),
  ]

  private static func sometimes(isSpokenTo: Bool) -> [Schema.Property] {
    let to = Schema.word("Who was spoken to.", Party.Role.self)
    return [
      isSpokenTo ? .required("to", to) : .optional("to", to),
      .optional(
        "cause",
        .integer("The entry during whose handling this one was written.", 1...Int.max)),
      .optional("ad", .text("The ad it is about.", pattern: "^[^#]+#[1-9][0-9]{0,8}$")),
      .optional("fromName", .text("Which one of them spoke, where there may be several.")),
      .optional("toName", .text("Which one of them was spoken to.")),
      .optional("sense", .text("What it means, in one word, whatever the SDK calls it.")),
      .optional("data", passingOver("The facts that came with it, by name.", [])),
    ]
  }

  /// The description of a kind, and the keys that only it has.
  private static func own(_ kind: KindOfEntry) -> (String, [Schema.Property]) {
    switch kind {
    case .input: ("What the user or a script did.", [])
    case .call: ("Somebody asked somebody to do something.", [])
    case .callback: ("Somebody was told that something happened.", [])
    case .timer: ("A timer rang.", [])
    case .count: ("A line in a ledger.", count)
    case .note:
      (
        "Worth knowing; with a violation, something that must not be.",
        [.optional("violation", .text("A word for what should have been impossible."))]
      )
    case .finding: ("A broken contract rule.", finding)
    }
  }

  private static let count: [Schema.Property] = [
    .required("ledger", .word("Whose book it is in.", Ledger.self)),
    .required("what", .word("What was counted.", Count.What.self)),
    .required("amount", .integer("How many; for `paid` millionths of a dollar.", 0...Int.max)),
  ]

  private static let finding: [Schema.Property] = [
    .required("rule", .text("The rule that was broken.")),
    .required("severity", .word("How bad that is.", Rule.Severity.self)),
    .required(
      "proof",
      .array(
        "The entries that prove it.", of: .integer("An entry's place.", 1...Int.max))),
  ]
}
