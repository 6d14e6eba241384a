import Catalogue
import Foundation
public import GoogleMobileAds
import JSON
import Observing
import Playing
import Publishing
import Scenarios
import Simulation

/// A scenario in a file.
public struct ScenarioCase: Sendable, CustomStringConvertible {
  /// Where it is.
  public let path: String
  /// Its path within the folder.
  public let description: String

  init(path: String, name: String) { (self.path, description) = (path, name) }

  /// Plays the script. Throws a ``ScenarioFailure`` if the file is no scenario, or if something turns
  /// out otherwise than the script expects. Lines may use the names given here, as with
  /// `Adplay.main(adapters:)`, and `Module.Class`.
  @MainActor
  public func play(adapters: [String: any MediationAdapter.Type] = [:]) async throws {
    LinkedAdapters.register(adapters)
    let scenario = try read()
    await StageTurn.take()
    defer { StageTurn.pass() }
    let session = Session(scenario)
    session.patience = Patience(.seconds(1), NoClock())
    let run = await ScriptRun.playUntilRulesHaveSpokenLettingMainRun(session)
    guard run.failures.isEmpty else { throw ScenarioFailure(run.failures, description) }
  }

  @MainActor
  private func read() throws -> Scenario {
    let content = try Self.content(path, orElse: "\(path): there is no scenario (.json) here")
    let scenario: Scenario
    do { scenario = try Scenario(reading: content) } catch {
      throw ScenarioFailure("\(path): \(error.sentence)")
    }
    for line in scenario.adUnits.flatMap(\.lines) where line.outcome != .noSuchClass {
      guard !LinkedAdapters.contains(line.className) else { continue }
      throw ScenarioFailure(
        "\(path): no adapter in this test is called \"\(line.className)\"; "
          + "lines name a class that is linked into the test, as Module.Class")
    }
    do { try ScenarioProblems.checkAll(scenario) } catch {
      throw ScenarioFailure("\(path): \(error.position): \(error.problem.sentence)")
    }
    return try scenario.beside(path)
  }
}

extension ScenarioCase {
  /// All of a file; throws the sentence for one that is not there.
  fileprivate static func content(_ path: String, orElse missing: String) throws -> [UInt8] {
    let limit = ReadingLimits.file.bytes
    let content: Data
    do {
      guard let file = FileHandle(forReadingAtPath: path) else { throw ScenarioFailure(missing) }
      content = try file.read(upToCount: limit + 1) ?? Data()
    } catch { throw ScenarioFailure(missing) }
    guard content.count <= limit else {
      throw ScenarioFailure("\(path): larger than \(limit >> 20) MiB")
    }
    return Array(content)
  }
}

extension Scenario {
  /// The same, with the pictures and documents that it names looked for beside its file.
  fileprivate func beside(_ path: String) throws -> Scenario {
    var scenario = self
    scenario.files = FilePlaces(beside: path)
    var contents: [String: [UInt8]] = [:]
    for name in scenario.vastFiles {
      let file = scenario.files.path(of: name)
      let isInside = scenario.files.hold(file) {
        URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
      }
      guard isInside else {
        throw ScenarioFailure("\(path): \(file) is not in the folder of the scenario")
      }
      contents[name] = try ScenarioCase.content(
        file, orElse: "\(path): there is no VAST document at \(file)")
    }
    do { try scenario.embed(contents) } catch {
      throw ScenarioFailure("\(path): \(error.sentence)")
    }
    return scenario
  }
}

/// Why a scenario failed.
public struct ScenarioFailure: Error, Equatable, CustomStringConvertible {
  /// Each difference with its place in the file, and what happened before.
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ failures: [ScriptRun.Failure], _ name: String) {
    description = failures.flatMap { failure in
      let place = failure.line.map { "\(name):\($0): " } ?? ""
      return failure.differences.map { place + $0.sentence }
        + ["  \(RunText.journalUpTo(milliseconds: failure.time.milliseconds))"]
        + failure.entries.map { "    \(EntryWords.inReport($0))" }
    }.joined(separator: "\n")
  }
}
