import Simulation

/// The signals of this world, and the answers of Google's server to them.
///
/// ```
/// application          Google's SDK              the publisher's server    Google's server
///      │  generateSignal  │                                 │                     │
///      ├─────────────────▶│ asks the lines that bid         │                     │
///      │◀─ "signal 1 …" ──┤                                 │                     │
///      ├──────────────────────────── the signal ───────────▶├────────────────────▶│
///      │◀────────────────────────── "response 1 …" ─────────┤◀────────────────────┤
///      │  load(with:)     │                                 │                     │
///      ├─────────────────▶│ asks the lines for ads          │                     │
/// ```
final class SignalBook {
  static var shared: SignalBook { World.current.instance { SignalBook() } }

  /// The request behind a signal.
  struct Entry {
    let unitID: String
    /// The name of the ad that comes of it; nil once it has come.
    var name: String?
    /// The application's request for the signal.
    let request: SignalRequest
    /// The places of the lines that bid and have signals in it.
    let bidding: Set<Int>
  }

  private var entries: [Entry] = []

  /// The text of a signal that stands for this.
  func add(_ entry: Entry) -> String {
    entries.append(entry)
    return Self.signal(entries.count, entry.unitID)
  }

  /// The answer of Google's server to a signal; nil if the signal is not one of this world.
  func response(to signal: String) -> String? {
    place(of: signal, Self.signal).map { Self.response($0 + 1, entries[$0].unitID) }
  }

  /// The request behind an answer that is loaded now; nil for any other text. An answer that is loaded
  /// again brings another ad.
  func take(response: String) -> Entry? {
    guard let place = place(of: response, Self.response) else { return nil }
    defer { entries[place].name = nil }
    return entries[place]
  }

  private func place(of text: String, _ spelled: (Int, String) -> String) -> Int? {
    entries.indices.first { spelled($0 + 1, entries[$0].unitID) == text }
  }

  private static func signal(_ number: Int, _ unitID: String) -> String {
    "signal \(number) for \(unitID)"
  }

  private static func response(_ number: Int, _ unitID: String) -> String {
    "response \(number) for \(unitID)"
  }
}
