package import Contract
import JSON

/// What the header of a recording says.
package struct RecordingFacts: Equatable, Sendable {
  /// The version of the program that recorded it.
  package let recorder: String
  /// The id of the recorded run of an application; nothing if its recorder gives it none.
  package let run: String
  /// When the run began, on the phone's own clock.
  package let started: String?
  /// The version of Google's SDK.
  package let sdk: String?
  package let app: String?
  package let sight: RecordingSight
  /// Crossings that a newer recorder names, and that are unknown here.
  package let unknownCrossings: [String]

  init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    recorder = try object.required("recorder").string()
    run = try object.optional("run")?.string() ?? ""
    started = try object.optional("started")?.string()
    sdk = try object.optional("sdk")?.string()
    app = try object.optional("app")?.string()
    // No recorder sees what only a simulation knows, whatever its header says.
    let crossings = try Self.words(object.required("crossings"))
      .filter { $0 != SeenPart.simulation.rawValue }
    // One that cannot be is no promise.
    let silence = try? object.optional("silence")?.int(in: 1...3600)
    sight = RecordingSight(
      crossings, leftOut: try Self.words(object.optional("leftOut")),
      silence: silence.map { .seconds($0) })
    unknownCrossings = crossings.filter { SeenPart(rawValue: $0) == nil }
  }

  private static func words(_ node: JSONNode?) throws(JSONError) -> [String] {
    try node?.array { (node) throws(JSONError) in try node.string() } ?? []
  }
}
