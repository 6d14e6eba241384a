import Catalogue

struct MigrateOptions: Equatable {
  /// Files and folders.
  var paths: [String] = []
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "migrate", usage: ["SOURCE... [options]"],
      about: "list what replaces each call of an old custom event", guide: "MovingACustomEvent",
      description: """
        Reads a custom event written for SDK 7, in Swift or Objective-C: files, or folders with
        them. Each line that has to change is listed with what replaces it, and at the end what an
        adapter of today needs besides. Nothing is written.
        """, isAside: true),
    MigrateOptions(), options: [.json(\.printsJSON, "a line of JSON for each place")],
    arguments: .many(
      \.paths, wanted: "the sources of a custom event: files or folders"),
    run: MigrateCommand.run)
}
