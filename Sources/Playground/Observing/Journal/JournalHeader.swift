package import AdServing
package import JSON

/// A journal's first line: what was played, or what was recorded elsewhere.
package struct JournalHeader: Sendable {
  package static let format = "adplay-journal"
  /// The version of a journal that adplay writes.
  package static let version = 2
  /// The version of a journal that was recorded elsewhere.
  package static let recordingVersion = 3
  /// The name of the option that says where adapters were asked for signals.
  package static let threadsKey = "threads"

  /// The seed of what was played; 0 for a recording, which has none.
  package let seed: UInt64
  /// The scenario as it was read; nil for one made in code, and for a recording.
  package let scenario: JSONNode?
  package let title: String
  package let threads: Threads
  /// What the header says of a recording; nil for a journal of adplay.
  package let recorded: RecordingFacts?

  package init(reading node: JSONNode) throws(JournalProblem) {
    let version: Int
    do throws(JSONError) { version = try Self.version(of: node) } catch { throw .unreadable(error) }
    guard [Self.version, Self.recordingVersion].contains(version) else {
      throw .otherVersion(version)
    }
    do throws(JSONError) {
      if version == Self.version {
        try self.init(played: node)
      } else {
        try self.init(recorded: node)
      }
    } catch { throw .unreadable(error) }
  }

  /// Checked first, as another version may have other keys.
  private static func version(of node: JSONNode) throws(JSONError) -> Int {
    var object = try node.object()
    let format = try object.required("format")
    guard try format.string() == Self.format else {
      throw format.problem("\"\(Self.format)\"")
    }
    let version = try object.required("version")
    let number = try version.int()
    guard number > 0 else { throw version.problem("\(Self.version)") }
    return number
  }

  private init(played node: JSONNode) throws(JSONError) {
    var object = try node.object()
    seed = UInt64(try object.required("seed").int(in: 0...Int.max))
    let scenario = try object.required("scenario")
    self.scenario = scenario.kind == .null ? nil : scenario
    threads = try Self.threads(of: object.optional("options"))
    var title: JSONNode?
    if scenario.kind == .object {
      var members = try scenario.object()
      title = members.optional("title")
    }
    self.title = try title?.string() ?? "journal"
    recorded = nil
  }

  private init(recorded node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let facts = try RecordingFacts(reading: try object.required("recorded"))
    (seed, scenario, threads) = (0, nil, .main)
    title = facts.app ?? "recording"
    recorded = facts
  }

  /// An option that is not known here may change everything, but is not this version's.
  private static func threads(of options: JSONNode?) throws(JSONError) -> Threads {
    guard var object = try options?.object(), let threads = object.optional(threadsKey) else {
      return .main
    }
    return try threads.word(of: Threads.self)
  }
}
