import Catalogue
import Foundation

/// `adplay completions`: what shells and `man` know about the program, made from its help.
@MainActor
enum CompletionsCommand {
  /// Returns the exit status.
  static func run(_ options: CompletionsOptions) throws(Failure) -> Int32 {
    guard let what = options.what else {
      let status = install(below: options.prefix ?? home)
      // Bash, fish and man look for theirs in a home by themselves.
      if status == 0, options.prefix == nil {
        Console.note(
          CompletionsText.zsh(Files.folder(of: "\(home)/\(CompletionScript.Shell.zsh.place)")))
      }
      return status
    }
    Console.print(text(of: what))
    return 0
  }

  private static var home: String { Environment.localFolder ?? "\(NSHomeDirectory())/.local" }

  private static func text(of what: String) -> String {
    CompletionScript.Shell(rawValue: what).map { script.text(for: $0) } ?? manual
  }

  private static var manual: String {
    ManualPage(pages: Commands.pages, version: Version.current).text
  }

  static var script: CompletionScript { CompletionScript(pages: Commands.pages) }

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
}
