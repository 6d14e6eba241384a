import AdServing
import Catalogue
import JSON
import Observing
import Playing
import Scenarios
import Simulation
import StageUI

/// `adplay diff --apis`: a scenario through both of Google's interfaces.
@MainActor
enum InterfaceCommand {
  /// 0 if both count the same, and 1 if they do not.
  static func run(_ name: String, _ options: Command.DiffOptions) throws(Failure) -> Int32 {
    let diff = try diff(name, ScenarioStore.open(name), options.seed)
    if options.printsJSON {
      Console.print(json(diff))
    } else {
      let theme = try DiffCommand.theme(options)
      let width = DiffCommand.width(options.width)
      DiffCommand.show(InterfaceSheet(diff).pages(width: width, theme: theme), theme)
    }
    return diff.countsAgree ? 0 : 1
  }

  private static func diff(
    _ name: String, _ scenario: Scenario, _ seed: UInt64?
  ) throws(Failure) -> InterfaceDiff {
    do {
      let run = try InterfaceRun(scenario, seed: seed)
      return InterfaceDiff(modern: run.modern, legacy: run.legacy)
    } catch {
      throw .unreadable(
        path: name, .noCounterpart(line: error.line, unit: error.unit, error.className))
    }
  }

  /// One line of JSON: whether they count the same, each row with both messages, and each new name.
  private static func json(_ diff: InterfaceDiff) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeMember("countsAgree", diff.countsAgree)
    json.writeKey("rows")
    json.beginArray()
    for row in diff.rows { json.write(row, diff) }
    json.endArray()
    json.writeKey("renames")
    json.beginArray()
    for rename in diff.renames {
      json.beginObject()
      json.writeMember("modern", rename.modern)
      json.writeMember("legacy", rename.legacy)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ row: InterfaceDiff.Row, _ diff: InterfaceDiff) {
    beginObject()
    switch row {
    case .same(let left, let right), .renamed(let left, let right):
      writeMember("modern", diff.modern.entries[left].number)
      writeMember("legacy", diff.legacy.entries[right].number)
    case .onlyModern(let place): writeMember("modern", diff.modern.entries[place].number)
    case .onlyLegacy(let place): writeMember("legacy", diff.legacy.entries[place].number)
    }
    endObject()
  }
}
