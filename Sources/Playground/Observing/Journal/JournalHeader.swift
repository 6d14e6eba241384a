package import JSON

/// A journal's first line.
package struct JournalHeader: Sendable {
  package static let format = "adplay-journal"
  package static let version = 2

  package let seed: UInt64
  /// The scenario as it was read; nil for one made in code.
  package let scenario: JSONNode?
  package let title: String

  init(reading node: JSONNode) throws(JournalProblem) {
    let version: Int
    do throws(JSONError) { version = try Self.version(of: node) } catch { throw .unreadable(error) }
    guard version == Self.version else { throw .otherVersion(version) }
    do throws(JSONError) { try self.init(readingThisVersion: node) } catch {
      throw .unreadable(error)
    }
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

  private init(readingThisVersion node: JSONNode) throws(JSONError) {
    var object = try node.object()
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
