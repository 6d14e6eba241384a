import Simulation

/// What one adapter looked for in its line's settings and did not find, while its load was called.
///
/// An adapter that cannot fill for want of a setting rarely says which one. What it read on another
/// queue, or later, is not known; nor is what it read from a dictionary with other keys.
final class AskedSettings {
  /// Set during the call of a load, on the main queue only; see ``during(_:)``.
  nonisolated(unsafe) private static var current: AskedSettings?

  /// The name of what only a bidding line has.
  private static let bid = "bidResponse"
  /// The flags are not settings of the line: an adapter may well ask for one that is not there.
  private static let flags: Set<String> = ["handlesUserClicks", "handlesUserImpressions"]

  private let settings: [String: Any]
  /// When the adapter was called; a stand-in may have held the question up.
  private var began: Instant
  /// How many entries the journal had then.
  private var entries = 0
  private var missed: [String] = []
  private var wantsBid = false

  init(_ settings: [String: Any]) {
    self.settings = settings
    began = World.current.timeline.now
  }

  /// Runs the call of a load.
  func during(_ load: () -> Void) {
    let outer = Self.current
    Self.current = self
    (began, entries) = (World.current.timeline.now, World.current.journal.entries.count)
    defer { Self.current = outer }
    load()
  }

  /// A key was looked up in a dictionary that does not have it.
  static func missed(_ key: String, in dictionary: [String: Any]) {
    guard MainQueue.isCurrent, let current, !flags.contains(key),
      dictionary.keys == current.settings.keys, !current.missed.contains(key)
    else { return }
    current.missed.append(key)
  }

  /// The bid response was read where there is none.
  static func missedBid() {
    guard MainQueue.isCurrent else { return }
    current?.wantsBid = true
  }

  /// What it may be for want of that the load failed just now; empty if it took time, and so had
  /// another reason. A bid is missing only where nothing else is, and where the network was not asked without it:
  /// many adapters read it first.
  var keys: [String] {
    guard World.current.timeline.now == began else { return [] }
    return missed.isEmpty && wantsBid && !wasNetworkAsked ? [Self.bid] : missed
  }

  private var wasNetworkAsked: Bool {
    World.current.journal.entries.dropFirst(entries).contains { $0.sense == .networkAsked }
  }
}
