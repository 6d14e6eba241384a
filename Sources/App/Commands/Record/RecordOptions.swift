import Catalogue

struct RecordOptions: Equatable {
  /// Where the files go.
  var folder = "AdplayRecorder"

  static let command = CommandTable(
    HelpPage(
      command: "record", usage: ["[FOLDER]"],
      about: "write the file that records an adapter on a phone", guide: "OnAPhone",
      description: """
        Writes AdplayRecorder.swift and a README into a new folder, AdplayRecorder if none is given.
        Added to an app, the file records what Google's SDK, a mediation adapter and the app say to
        each other, as a journal that adplay reads. The README has the three steps, what is recorded,
        and how to take it out again.
        """, isAside: true),
    RecordOptions(), options: [], arguments: .one(\.folder), run: RecordCommand.run)
}
