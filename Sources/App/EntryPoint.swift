import Catalogue
import CursesTerminal
import Glibc

/// Runs the program with its command-line arguments, and ends the process.
///
/// Another package that links this library and an adapter of its own calls it from its
/// `main.swift`; the classes that its scenarios name are found in any linked module.
@preconcurrency @MainActor
public func main() -> Never { run(home: nil) }

/// Runs the program; `home` is the scenario that its commands use where none is named.
@MainActor
func run(home: String?) -> Never {
  Crashes.tell(as: "adplay \(Version.current)")
  Console.takeBrokenPipes()
  _ = Comeback.found
  let words = Arguments.words
  do {
    exit(try request(words, home: home).execute())
  } catch {
    Log.add(LogText.trouble(error.sentence))
    let advice = PackageAdvice.command(for: error, words).map { NewText.linked(command: $0) }
    Console.complain(error.sentence + (advice ?? ""))
    exit(error.exitStatus)
  }
}

private func request(_ words: [String], home: String?) throws(Failure) -> CommandRequest {
  do throws(UsageError) { return try Commands.request(words, home: home) } catch {
    throw .usage(error)
  }
}
