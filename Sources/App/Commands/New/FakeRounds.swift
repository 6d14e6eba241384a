import Authoring
import Catalogue
import Glibc
import Observing

/// Builds the adapter again and again, and makes in each round what the compiler misses.
@MainActor
struct FakeRounds {
  /// The folder of the package, and the target to build.
  let folder: String
  let target: String

  private static let most = 12

  /// What is left when nothing more can be made, or the adapter builds.
  enum Result: Equatable {
    case builds
    case left([CompilerError])
    /// The compiler said nothing that could be read: its last line.
    case failed(String)
  }

  /// `write` replaces the source of a module; false if that is not possible.
  func run(_ maker: inout FakeMaker, write: (FakeModule) -> Bool) -> Result {
    for round in 1...Self.most {
      Console.note(NewText.building(target, round: round))
      guard let output = build() else { return .failed(ChildTrouble.tooMuch.sentence) }
      if output.contains(" complete! (") { return .builds }
      let errors = CompilerError.all(in: output)
      guard !errors.isEmpty else {
        return .failed(String(output.split(separator: "\n").last ?? ""))
      }
      let before = maker.modules
      guard round < Self.most, maker.take(errors) else { return .left(errors) }
      for (old, new) in zip(before, maker.modules) where old != new {
        guard write(new) else { return .left(errors) }
      }
    }
    return .left([])
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
