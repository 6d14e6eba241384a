import CursesTerminal
import Foundation
import Glibc
import Playing

/// What a program must know that is started again in the same process: after a crash, or because a
/// newer one was built. It stands in the environment.
struct Comeback: Codable, Equatable {
  var stage: StageComeback?
  var run: RunComeback?
}

/// The stage goes on.
struct StageComeback: Codable, Equatable {
  /// The session so far; nil to begin.
  var journal: String?
  var view: StageView?
  /// How long the build took, if the program is a new one.
  var buildTime: Duration?
  /// What is built when a source is saved.
  var place: BuildPlace?
  /// Whether adapters had their second chance: the journal is only shown then.
  var isLastTry = false
}

/// Where the viewer is.
struct StageView: Codable, Equatable {
  var scenario: String?
  let unit: String
  let room: String
  let theme: String
  let speed: Double
  let isPaused: Bool
}

/// A run without a screen goes on after the scenario in which it crashed.
struct RunComeback: Codable, Equatable {
  /// The place of the scenario that was played.
  let playing: Int
  /// Those before it are reported.
  let reported: Int
  /// What happened to others.
  let failures: [Int: AdapterFailure]
  /// Of a scenario that is played many times.
  var repetition: RepetitionComeback?
}

/// A scenario that is played many times goes on after the run in which an adapter crashed.
struct RepetitionComeback: Codable, Equatable {
  /// How far it has come.
  let saved: Repetition.Saved
  /// The first crash, and the seed of its run.
  var crash: Crash?
  /// Whether all was well in the scenarios before it.
  let isFine: Bool

  struct Crash: Codable, Equatable {
    let seed: UInt64
    let failure: AdapterFailure
  }
}

extension Comeback {
  private static let variable = "ADPLAY_COMEBACK"

  /// What an earlier start has left, and what ended it; nil at a first start.
  struct Found {
    let comeback: Comeback
    let failure: AdapterFailure?
  }

  /// Read once, and taken out of the environment, so that no child gets it.
  static let found: Found? = {
    let text = take(variable)
    let failure = take(Crashes.variable).flatMap { AdapterFailure(reading: $0) }
    guard let text, let comeback = Comeback(reading: text) else { return nil }
    return Found(comeback: comeback, failure: failure)
  }()

  private static func take(_ name: String) -> String? {
    defer { unsetenv(name) }
    return getenv(name).map { String(cString: $0) }
  }

  init?(reading text: String) {
    guard let comeback = try? JSONDecoder().decode(Comeback.self, from: Data(text.utf8)) else {
      return nil
    }
    self = comeback
  }

  /// In one line.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// From now on a crash starts this program again, with this.
  func prepare() { Crashes.comeBack(Arguments.all, environment) }

  /// Becomes another program, which begins with this; returns the reason if that is not possible.
  func become(_ program: String, _ words: [String]) -> String {
    Console.giveBackBrokenPipes()
    withPointers([program] + words) { arguments in
      withPointers(environment) { _ = execve(program, arguments, $0) }
    }
    return Files.reason
  }

  private var environment: [String] {
    let mine = [Self.variable, Crashes.variable].map { "\($0)=" }
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables.filter { text in !mine.contains(where: text.hasPrefix) }
      + ["\(Self.variable)=\(text)"]
  }

  private func withPointers(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  ) {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    pointers.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start) }
    }
  }
}
