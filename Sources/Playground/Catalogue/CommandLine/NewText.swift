/// What is said about a package that was just written.
package enum NewText {
  package static func written(_ folder: String, files: [String]) -> String {
    """
    \(list(files, folder))
    cd \(folder)
    swift run     opens the stage with the adapter on it
    swift test    plays its scenario and checks the contract

    """
  }

  /// What was made of the sources of an adapter: `names` are those that an ad server sends, with
  /// their classes; `selectors` are places in the sources.
  package static func adopted(
    _ folder: String, files: [String], names: [(name: String, type: String)], modules: [String],
    selectors: [String], others: [String]
  ) -> String {
    let parts = [
      section(
        "Adapters, by the name that your ad server sends; \(folder)/Sources has them in main.swift:",
        names.map { "\($0.name)  \($0.type)" }),
      section("Modules that are not here; each is an empty one, to be filled:", modules),
      section(
        "#selector and #keyPath need Objective-C; give a closure, or the object itself:", selectors),
      section("Files in other languages, left out:", others),
    ]
    return """
      \(list(files, folder))\(parts.joined())
      cd \(folder)
      swift run     opens the stage with the adapter on it, once it builds

      """
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n\(lines.map { "  \($0)\n" }.joined())"
  }

  private static func list(_ files: [String], _ folder: String) -> String {
    files.map { "\(folder)/\($0)\n" }.joined()
  }
}
