import Authoring
import Catalogue
import Glibc
import Observing

/// Builds a target again and again, and changes in each round what the compiler complains of.
@MainActor
struct BuildRounds {
  /// The folder of the package, and the target to build.
  let folder: String
  let target: String

  private static let most = 30

  /// The end of the rounds: the target builds, or nothing more can be changed.
  enum Result: Equatable {
    case builds
    case left([CompilerError])
    /// The compiler said nothing that could be read: its last line.
    case failed(String)
  }

  /// `repair` changes sources; false if it can't do anything about these errors.
  func run(_ repair: ([CompilerError]) -> Bool) -> Result {
    var left: [CompilerError] = []
    for round in 1...Self.most {
      Console.note(NewText.building(target, round: round))
      guard let output = build() else { return .failed(ChildTrouble.tooMuch.sentence) }
      if output.contains(" complete! (") { return .builds }
      left = CompilerError.all(in: output)
      guard !left.isEmpty else {
        return .failed(String(output.split(separator: "\n").last ?? ""))
      }
      guard round < Self.most, repair(left) else { break }
    }
    return .left(left)
  }

  /// The compiler's output; nil if there is more of it than adplay reads.
  private func build() -> String? {
    let line = "cd \"$0\" && exec swift build --target \"$1\" 2>&1"
    guard let child = ChildProcess("/bin/sh", arguments: ["-c", line, folder, target], input: [])
    else { return "" }
    defer { for end in child.ends { close(end) } }
    let output = try? Files.read(child.ends[0], target, ReadingLimits.build.bytes)
    if output == nil { child.stop() }
    child.wait()
    return output.map { String(decoding: $0, as: UTF8.self) }
  }
}
