package import AdplayRecorder
import Simulation
import Synchronization

/// A recording that is kept in memory, on the clock of the simulated world.
@MainActor
package final class Tape {
  private let console = Console()

  /// `isListening` lets the recorder show by timers that it is there, which a script may wait for.
  package init(
    isListening: Bool = false, _ change: (inout Recorder.Options) -> Void = { _ in }
  ) {
    var options = Recorder.Options()
    options.folder = nil
    options.clock = { Int(World.current.timeline.now.milliseconds) }
    options.wait = { seconds, action in
      guard isListening else { return }
      World.current.timeline.after(.seconds(seconds), isQuiet: true, action)
    }
    options.log = { [console] in console.take($0) }
    change(&options)
    Recorder.shared.start(options)
  }

  /// The lines as the system's log has them.
  package var lines: [String] {
    Recorder.shared.flush()
    return console.lines
  }

  /// The same without the mark before each.
  package var entries: [String] { lines.map { String($0.dropFirst("adplay:".count)) } }

  /// Written on the recorder's queue, where threads of an adapter may still say something when it is read.
  private final class Console: Sendable {
    private let all = Mutex<[String]>([])

    nonisolated var lines: [String] { all.withLock { $0 } }

    nonisolated func take(_ line: String) { all.withLock { $0.append(line) } }
  }
}
