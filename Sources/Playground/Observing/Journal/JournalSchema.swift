import AdServing
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
      of: [.reference("header"), .reference("recording"), .reference("entry")],
      "A line of a journal: the first is the header, all others are entries.")
    return line.file(
      title: "adplay journal, line",
      definitions: [("header", header), ("recording", recording), ("entry", entry)]
        + KindOfEntry.allCases.map { (name(of: $0), schema(of: $0)) })
  }

  private static let header = passingOver(
    "The first line: what is needed to replay the journal.",
    [
      .required("format", .constant("What the file is.", .string("adplay-journal"))),
      .required("version", .constant("The version of the format.", .int(JournalHeader.version))),
      .required(
        "scenario",
        .any(
          of: [passingOver("A scenario.", []), Schema(.null)],
          "The whole scenario as it was read; null for one made in code.")),
      .required("seed", .integer("The seed of all random choices.", 0...Int.max)),
      .required(
        "options",
        passingOver(
          "Options that change what happens.",
          [
            .optional(
              JournalHeader.threadsKey,
              .word("Where adapters were asked for signals.", Threads.self))
          ])),
    ])

  private static let recording = passingOver(
    "The first line of a recording: what was recorded elsewhere.",
    [
      .required("format", .constant("What the file is.", .string(JournalHeader.format))),
      .required(
        "version",
        .constant("The version of the format.", .int(JournalHeader.recordingVersion))),
      .required(
        "recorded",
        passingOver(
          "What was recorded, and by what.",
          [
            .required("recorder", .text("The version of the program that wrote it.")),
            .required("run", .text("The id of the recorded run of an application.")),
            .required(
              "crossings",
              .array("What was recorded in full.", of: .word("A part of it.", SeenPart.self))),
            .optional(
              "silence",
              .integer(
                "After how many seconds without an entry the recorder says that it is still there.",
                1...3600)),
          ])),
    ])

  private static let entry = Schema.one(
    of: KindOfEntry.allCases.map { .reference(name(of: $0)) },
    "A call or callback between parties, or what one of them noted.")

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
    let word = Schema.constant("The kind of entry.", .string(kind.rawValue))
    let common = always + sometimes(isSpokenTo: kind.isSpoken)
    return passingOver(description, [.required("kind", word)] + common + properties)
  }

  private static let always: [Schema.Property] = [
    .required("n", .integer("The number of the entry, from 1.", 1...Int.max)),
    .required("t", .integer("The time: milliseconds since the start.", 0...Int.max)),
    .required("from", .word("The party that acted.", Party.Role.self)),
    .required("message", .text("The method of a call or callback; otherwise a few words.")),
  ]

  private static func sometimes(isSpokenTo: Bool) -> [Schema.Property] {
    let to = Schema.word("The party that was called.", Party.Role.self)
    return [
      isSpokenTo ? .required("to", to) : .optional("to", to),
      .optional(
        "cause",
        .integer("The number of the entry that caused this one.", 1...Int.max)),
      .optional("ad", .text("The ad it is about.", pattern: "^[^#]+#[1-9][0-9]{0,8}$")),
      .optional("fromName", .text("The name of the party that acted, where there can be several.")),
      .optional("toName", .text("The name of the party that was called.")),
      .optional("sense", .text("What it means, in one word, whatever the SDK calls it.")),
      .optional("data", passingOver("Its facts, by name.", [])),
    ]
  }

  /// The description of a kind, and the keys that only it has.
  private static func own(_ kind: KindOfEntry) -> (String, [Schema.Property]) {
    switch kind {
    case .input: ("What the user or a script did.", [])
    case .call: ("One party asked another to do something.", [])
    case .callback: ("One party told another that something happened.", [])
    case .timer: ("A timer fired.", [])
    case .count: ("One side counted something.", count)
    case .note:
      (
        "A note; with a violation, something that should not happen.",
        [.optional("violation", .text("A word for what should not happen."))]
      )
    case .finding: ("A broken rule.", finding)
    }
  }

  private static let count: [Schema.Property] = [
    .required("ledger", .word("The side that counted.", Ledger.self)),
    .required("what", .word("What was counted.", Count.What.self)),
    .required("amount", .integer("How many; for `paid`, millionths of a dollar.", 0...Int.max)),
  ]

  private static let finding: [Schema.Property] = [
    .required("rule", .text("The id of the rule.")),
    .required("severity", .word("How severe it is.", Rule.Severity.self)),
    .required(
      "proof",
      .array(
        "The numbers of the entries that prove it.",
        of: .integer("The number of an entry.", 1...Int.max))),
  ]
}
