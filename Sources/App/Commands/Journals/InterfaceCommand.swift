import AdServing
import Catalogue
import Handouts
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
  static func run(_ name: String, _ options: DiffOptions) throws(Failure) -> Int32 {
    let run = try play(name, ScenarioFiles.open(name), options.seed)
    let diff = InterfaceDiff(modern: run.modern, legacy: run.legacy)
    if options.printsJSON {
      Console.print(json: json(diff, run.missing))
    } else {
      let theme = try DiffCommand.theme(options)
      let width = DiffCommand.width(options.width)
      DiffCommand.show(
        InterfaceSheet(diff, without: run.missing).pages(width: width, theme: theme), theme)
    }
    return diff.countsAgree ? 0 : 1
  }

  private static func play(
    _ name: String, _ scenario: Scenario, _ seed: UInt64?
  ) throws(Failure) -> InterfaceRun {
    do {
      return try InterfaceRun(scenario, seed: seed)
    } catch {
      throw .unreadable(path: name, .noCounterpart(error))
    }
  }

  /// One line of JSON: whether they count the same, each row with both messages, each new name and
  /// who makes the call, and the units that are there for one interface only.
  private static func json(_ diff: InterfaceDiff, _ missing: [Scenario.NoCounterpart]) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("countsAgree", diff.countsAgree)
      json.array("rows") { json in
        for row in diff.rows { json.write(row, diff) }
      }
      json.array("renames") { json in
        for rename in diff.renames {
          json.object { json in
            json.writeMember("modern", rename.modern)
            json.writeMember("legacy", rename.legacy)
            json.writeMember("from", rename.isAdapters ? "adapter" : "google")
          }
        }
      }
      json.array("notCompared") { json in
        for missing in missing {
          json.object { json in
            json.writeMember("unit", missing.unit)
            json.writeMember("line", missing.line)
            json.writeMember("class", missing.className)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ row: InterfaceDiff.Row, _ diff: InterfaceDiff) {
    object { json in
      switch row {
      case .same(let left, let right), .renamed(let left, let right):
        json.writeMember("modern", diff.modern.entries[left].number)
        json.writeMember("legacy", diff.legacy.entries[right].number)
      case .onlyModern(let place): json.writeMember("modern", diff.modern.entries[place].number)
      case .onlyLegacy(let place): json.writeMember("legacy", diff.legacy.entries[place].number)
      }
    }
  }
}
