import Catalogue
import CursesTerminal
import Glibc

/// Runs the program with its command-line arguments, and ends the process.
///
/// Another package that links this library and an adapter of its own calls it from its
/// `main.swift`; the classes that its scenarios name are found in any linked module.
@preconcurrency @MainActor
public func main() -> Never {
  Crashes.tell(as: "adplay \(Version.current)")
  Console.takeBrokenPipes()
  let words = Array(CommandLine.arguments.dropFirst())
  do {
    try Command(reading: words).execute()
  } catch {
    Console.complain(error.sentence)
    exit(error.exitStatus)
  }
}
