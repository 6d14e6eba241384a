package import JSON

/// A journal's first line.
package struct JournalHeader: Sendable {
  package static let format = "adplay-journal"
  package static let version = 2

  package let seed: UInt64
  /// The scenario as it was read; nil for one made in code.
  package let scenario: JSONNode?
  package let title: String

  init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let format = try object.required("format")
    guard try format.string() == Self.format else { throw format.problem("\"\(Self.format)\"") }
    let version = try object.required("version")
    switch try version.int() {
    case Self.version: break
    case 1: throw version.problem("\(Self.version) (adplay 0.3.0 reads version 1)")
    default: throw version.problem("\(Self.version)")
    }
    seed = UInt64(try object.required("seed").int(in: 0...Int.max))
    let scenario = try object.required("scenario")
    self.scenario = scenario.kind == .null ? nil : scenario
    var title: JSONNode?
    if scenario.kind == .object {
      var members = try scenario.object()
      title = members.optional("title")
    }
    self.title = try title?.string() ?? "journal"
  }
}
