import Catalogue
import Foundation
import Scenarios
import Screen
import StageUI

/// `adplay completions`: what shells and `man` know about the program, made from its help.
enum CompletionsCommand {
  /// Returns the exit status.
  static func run(_ options: Command.CompletionsOptions) throws(Failure) -> Int32 {
    guard let what = options.what else { return install(below: options.prefix ?? home) }
    Console.print(text(of: what))
    return 0
  }

  private static var home: String { "\(NSHomeDirectory())/.local" }

  private static func text(of what: String) -> String {
    CompletionScript.Shell(rawValue: what).map { script.text(for: $0) } ?? manual
  }

  private static var manual: String {
    ManualPage(pages: pages, version: Version.current).text
  }

  /// Writes all files; 2 if one cannot be written. A link is replaced: it may lead to a file that has
  /// nothing to do with completions.
  private static func install(below prefix: String) -> Int32 {
    let shells = CompletionScript.Shell.allCases.map { ($0.place, script.text(for: $0)) }
    for (place, text) in shells + [("share/man/man1/adplay.1", manual)] {
      let path = "\(prefix)/\(place)"
      try? FileManager.default.createDirectory(
        atPath: Files.folder(of: path), withIntermediateDirectories: true)
      if let reason = Files.write(Array(text.utf8), to: path, .replaced) {
        Console.complain(Failure.unreadable(path: path, .system(reason)).sentence)
        return 2
      }
      Console.print("\(path)\n")
    }
    return 0
  }

  static var pages: [HelpPage] { HelpPages.parts(of: Command.names, screens: Help.screens) }

  static var script: CompletionScript {
    let pages = pages
    let named = Command.names.map { name in
      let page = pages.first { $0.command == name }
      return CompletionScript.Command(
        name: name, about: page?.summary ?? CompletionsText.help, options: page?.options ?? [],
        words: words(after: name))
    }
    let stage = CompletionScript.Command(
      name: "", about: "", options: pages[0].options, words: words(after: ""))
    return CompletionScript(commands: [stage] + named, values: values)
  }

  private static func words(after command: String) -> [String] {
    switch command {
    case "", "run", "check", "discrepancy", "hunt", "snapshot": ScenarioLibrary.all.map(\.name)
    case "demo": ScenarioLibrary.tours.map(\.name)
    case "learn": ScenarioLibrary.lessons.map(\.name)
    case "new": ["adapter"]
    case "themes": ThemeStore().names
    case "completions": Command.CompletionsOptions.names
    case "help": Help.topics
    default: []
    }
  }

  private static var values: [String: CompletionScript.Value] {
    [
      "--theme": .words(ThemeStore().names + [ThemeDecision.auto]),
      "--screen": .words(Rooms.namesForSnapshots),
      "--format": .words(Command.SnapshotOptions.Format.allCases.map(\.rawValue)),
      "--motion": .words(Command.Motion.allCases.map(\.rawValue)),
    ]
  }
}
