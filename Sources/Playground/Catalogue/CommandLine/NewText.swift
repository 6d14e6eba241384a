/// What is said about a package that was just written.
package enum NewText {
  package static func written(_ folder: String, of kind: String, files: [String]) -> String {
    """
    \(list(files, folder))
    cd \(folder)
    swift run     opens the stage with the \(kind) on it
    swift test    plays its scenarios and checks the contract

    """
  }

  /// What is said about a recorder for an app.
  package static func recorder(_ folder: String, files: [String]) -> String {
    """
    \(list(files, folder))
    Add AdplayRecorder.swift to your app; the README has the three steps.

    """
  }

  /// What was made of the sources of an adapter: `names` are those that an ad server sends, with
  /// their classes; `selectors` are places in the sources.
  package static func adopted(
    _ folder: String, files: [String], names: [(name: String, type: String)],
    standIns: [String], modules: [String], selectors: [String], others: [String]
  ) -> String {
    let parts = [
      section(
        "Adapters, by the name that your ad server sends; \(folder)/Sources has them in main.swift:",
        names.map { "\($0.name)  \($0.type)" }),
      section("Modules that stand in, made of their interfaces:", standIns),
      section("Modules that are not here, with empty ones in their place:", modules),
      section(
        "#selector and #keyPath need Objective-C; give a closure, or the object itself:", selectors),
      section("Files in other languages, left out:", others),
    ]
    return "\(list(files, folder))\(parts.joined())\n"
  }

  /// What was begun in Swift of an adapter in Objective-C. `calls` are sends and calls of handlers;
  /// `unknown` are the sends that have no Swift beside them.
  package static func skeleton(
    classes: Int, methods: (live: Int, inComments: Int), calls: (all: Int, known: Int),
    unknown: [(selector: String, count: Int, place: String)], troubles: [String]
  ) -> String {
    let calledOut = unknown.map { "\($0.count.grouped) × \($0.selector)  \($0.place)" }
    return """
      The Objective-C is begun in Swift: \(counted(classes, "class", "classes")) and \
      \(counted(methods.live, "method", "methods")), with \(methods.inComments.grouped) more in comments, \
      because they name types that are not here. \(calls.known.grouped) of \(calls.all.grouped) calls have \
      their Swift beside them. Nothing of it has run: each load answers that it is not translated yet, and \
      swift test fails until it is.
      \(section("Calls without Swift, and the first place of each:", first(10, calledOut)))\
      \(section("Not in the skeleton:", first(20, troubles)))
      Write each method below its comments, and take those of the network out of comments when its types
      are there.


      """
  }

  private static func first(_ count: Int, _ lines: [String]) -> [String] {
    guard lines.count > count else { return lines }
    return lines.prefix(count) + ["and \((lines.count - count).grouped) more"]
  }

  private static func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number.grouped) \(number == 1 ? one : many)"
  }

  /// The values of the package are ours: those of a line are typed by whoever has the ad unit.
  package static func next(_ folder: String, scenario: String) -> String {
    """
    Write your own parameter and settings into \(scenario), and into the tests.

    cd \(folder)
    swift run     opens the stage with the adapter on it
    swift test    checks the contract

    """
  }

  /// Behind a refusal of an adapter that the program of the package around has.
  package static func linked(command: String) -> String {
    "; the program of this package has its own: \(command)"
  }

  package static func building(_ target: String, round: Int) -> String {
    "building \(target) to see what is missing, round \(round)"
  }

  package static let builds = "It builds.\n\n"

  /// An adapter uses what its SDK's interface does not say.
  package static func incomplete(_ modules: [String], _ folder: String) -> String {
    "Say more in the interface, or in \(folder)/Sources/\(modules[0])StandIn, and swift build.\n\n"
  }

  /// Modules that are imported, and whose declarations nobody gave.
  package static func wanted(_ modules: [String]) -> String {
    let first = modules[0]
    return """
      Say what is in \(modules.joined(separator: ", ")): give --sdk the .swiftinterface, or a file \
      \(first).swiftinterface with what the adapter uses of it, as in public class Ad { public func load() }

      """
  }

  /// Declarations of an interface of which a stand-in has nothing.
  package static func leftOut(_ module: String, _ lines: [(line: Int, text: String)]) -> String {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(10).map { "  line \($0.line): \(start(of: $0.text))\n" }.joined()
    let more = lines.count > 10 ? "  and \((lines.count - 10).grouped) more\n" : ""
    return "Left out of \(module), because it cannot be made or read here:\n\(shown)\(more)\n"
  }

  package static func notBuilt(_ line: String) -> String { "It could not be built: \(line)\n\n" }

  /// The errors that a compiler has left, after all that could be left out of a stand-in.
  package static func left(_ errors: [String]) -> String {
    let shown = errors.prefix(20).map { "  \($0)\n" }.joined()
    let more = errors.count > 20 ? "  and \((errors.count - 20).grouped) more\n" : ""
    return "It does not build yet; this is left:\n\(shown)\(more)\n"
  }

  private static func start(of declaration: String) -> String {
    declaration.count > 70 ? "\(declaration.prefix(69))…" : declaration
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n\(lines.map { "  \($0)\n" }.joined())"
  }

  private static func list(_ files: [String], _ folder: String) -> String {
    files.map { "\(folder)/\($0)\n" }.joined()
  }
}
