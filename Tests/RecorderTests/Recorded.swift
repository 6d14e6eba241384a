import AdplayRecorder
import Foundation
import GoogleMobileAds
import JSON
import Observing
import Playing
import Scenarios
import Simulation

/// Records an adapter whose class is only known at run time.
final class Recorded<Adapter: MediationAdapter>: RecordingAdapter {
  override class var adapter: any MediationAdapter.Type { Adapter.self }
}

/// The same for an adapter that takes part in bidding.
final class RecordedBidder<Adapter: RTBAdapter>: RecordingRTBAdapter {
  override class var adapter: any MediationAdapter.Type { Adapter.self }
}

/// Puts a recorder around each adapter, under the adapter's own name.
enum EveryAdapter {
  static func recorded<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try AdapterDirectory.$inItsPlace.withValue({ recorder(of: $0) }, operation: body)
  }

  private static func recorder(
    of adapter: any MediationAdapter.Type
  ) -> any MediationAdapter.Type {
    if let bidder = adapter as? any RTBAdapter.Type { return bidding(bidder) }
    return plain(adapter)
  }

  private static func plain<Inner: MediationAdapter>(
    _ inner: Inner.Type
  ) -> any MediationAdapter.Type { Recorded<Inner>.self }

  private static func bidding<Inner: RTBAdapter>(
    _ inner: Inner.Type
  ) -> any MediationAdapter.Type { RecordedBidder<Inner>.self }
}

/// A recording that is kept in memory, on the clock of the simulated world.
@MainActor
final class Tape {
  private let console = Console()

  init(_ change: (inout Recorder.Options) -> Void = { _ in }) {
    var options = Recorder.Options()
    options.folder = nil
    options.clock = { Int(World.current.timeline.now.milliseconds) }
    options.log = { [console] in console.take($0) }
    change(&options)
    Recorder.shared.start(options)
  }

  /// The lines as the system's log has them.
  var lines: [String] {
    Recorder.shared.flush()
    return console.lines
  }

  /// The same without the mark before each.
  var entries: [String] { lines.map { String($0.dropFirst("adplay:".count)) } }

  /// Written on the recorder's queue, and read after that has finished.
  private final class Console {
    nonisolated(unsafe) private(set) var lines: [String] = []

    nonisolated func take(_ line: String) { lines.append(line) }
  }
}

extension Session {
  /// A scenario of the program, played to its end.
  static func played(_ scenario: Scenario) -> Session { ScriptRun.play(Session(scenario)).session }

  static func played(_ name: String) throws -> Session {
    try played(Scenario(reading: ScenarioLibrary.content(of: name) ?? []))
  }
}

extension Session {
  /// The journal as it is written.
  var lines: String {
    var json = JSONWriter()
    for entry in journal.entries { entry.write(to: &json) }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
