@testable import Adplay
import Catalogue
import Directing
import Foundation
import Playing
import Scenarios
import Screen
import StageUI
import Testing
import Theming

/// The notice after the scenario's file was saved, and where the journal is then.
@Suite(.serialized) @MainActor struct SessionKeeperTests {
  private let scenario: Scenario
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  init() throws {
    let bytes = try #require(ScenarioLibrary.content(of: "storefront"))
    scenario = try Scenario(reading: bytes)
  }

  /// The notice after a save; `prepare` runs after the stage has opened.
  private func notice(ofSave prepare: (URL) throws -> Void = { _ in }) throws -> Notice? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = StageOptions()
    options.journal = folder.appendingPathComponent("journal.jsonl").path
    let keeper = SessionKeeper(options)
    let session = Session(scenario)
    keeper.prepare(session)
    let director = SessionDirector(
      session,
      Stage(
        unit: "feed", themes: ["mono"], theme: "mono", size: Size(width: 80, height: 24)),
      clock: { .zero })
    keeper.onFailure = { director.stage.notice = Notice(.trouble($0), .failure) }
    director.open()
    try prepare(folder)
    keeper.reload(.success(scenario), into: director, seed: nil)
    return director.stage.notice
  }

  @Test func `saving the scenario shows a notice naming the new journal`() throws {
    let notice = try notice()
    #expect(notice?.kind == .news)
    #expect(notice?.text() == "Scenario changed; restarted. Now writing journal-2.jsonl.")
  }

  @Test func `a branch and starting over name their journals`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = StageOptions()
    options.journal = folder.appendingPathComponent("journal.jsonl").path
    let keeper = SessionKeeper(options)
    let session = Session(scenario)
    keeper.prepare(session)
    let stage = Stage(
      unit: "feed", themes: ["mono"], theme: "mono", size: Size(width: 80, height: 24))
    let director = SessionDirector(session, stage, clock: { .zero })
    var wishes: [StageWish] = []
    director.onWish = { wishes.append($0) }
    director.open()
    for key in [Key(.enter), Key("<"), Key("i")] { director.handle(.key(key), hitting: nil) }
    #expect(wishes == [.branch])
    try keeper.replace(.branch, in: director)
    #expect(director.stage.notice?.text().hasPrefix("New branch from ") == true)
    #expect(director.stage.notice?.text().hasSuffix(" Now writing journal-2.jsonl.") == true)
    director.stage.notice = nil
    try keeper.replace(.restart, in: director)
    #expect(director.stage.notice?.text() == "Now writing journal-3.jsonl.")
    director.stage.notice = nil
    try keeper.replace(.open(scenario: "google-tracks"), in: director)
    #expect(director.stage.notice?.text() == "Now writing journal-4.jsonl.")
  }

  @Test func `a journal that can't be written shows a failure instead of the notice`() throws {
    let notice = try notice { try FileManager.default.removeItem(at: $0) }
    #expect(notice?.kind == .failure)
    #expect(notice?.text().contains("No such file or directory; the journal is not kept") == true)
  }
}
