import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Each key in the footer does something where it is named.
@Suite(.serialized) @MainActor struct FooterFlowTests {
  /// How to get somewhere: a scenario, its unit, and keys.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [Key]
    var scenario = "storefront"
    var unit: String?
    var testDescription: String { name }

    init(
      _ name: String, _ keys: String = "", then codes: [Key.Code] = [],
      scenario: String = "storefront", unit: String? = nil
    ) {
      self.name = name
      self.keys = keys.map { Key($0) } + codes.map { Key($0) }
      self.scenario = scenario
      self.unit = unit
    }
  }

  private nonisolated static let places = [
    Place("list"), Place("phone", "l"), Place("counts", "ll"), Place("trace", "lll"),
    Place("a row of the trace", "lll", then: [.up, .up]),
    Place("assets", "2"), Place("mediation", "3"), Place("rules", "4"), Place("life", "5"),
    Place("video, of an ad without one", "8"), Place("video, in the feed", "8", unit: "video"),
    Place("adapters", "6"), Place("adapters, with the list", "6h"),
    Place("page", then: [.enter]), Place("page, in the trace", "lll", then: [.left, .enter]),
    Place("a moment before", then: [.enter, .escape, .character("<")]),
    Place("last ad of the list", then: [.end]),
    Place("a card", unit: "break"), Place("a card, in mediation", "3", unit: "between"),
    Place("nobody fills", scenario: "nobody-fills"),
    Place("nobody fills, in mediation", "3", scenario: "nobody-fills"),
    Place("an arbiter's rules", "4", scenario: "arbiter"),
    Place("an arbiter's mediation", "3", scenario: "arbiter"),
    Place("a service's rules", "4", scenario: "ghad"),
    Place("a service's mediation", "3", scenario: "ghad"),
    Place("the first step of a tour", "n", scenario: "who-counted"),
    Place("the last step of a tour", "nnnnnnnn", scenario: "who-counted"),
  ]

  private func stage(_ place: Place, _ size: Size) throws -> StagePlayer {
    let scenario = try Scenario.inLibrary(place.scenario)
    let stage = StagePlayer(
      scenario, unit: place.unit.flatMap { scenario.unit($0)?.id }, size: size)
    stage.stage.scenario = place.scenario
    stage.advance(.seconds(2))
    for key in place.keys { stage.press(key) }
    stage.advance(.seconds(1))
    return stage
  }

  @Test(arguments: Rooms.all.filter { $0.card.place == .beside }.flatMap { $0.card.keys })
  func `in every room the footer says what Enter does, and how to leave, once`(_ key: Key) throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(2))
    stage.press(key)
    let footer = try #require(stage.screen.split(separator: "\n").last)
    #expect(footer.matches(of: /⏎/).count == 1, "\(footer)")
    #expect(footer.matches(of: /1 stage/).count == (key == Key("1") ? 0 : 1), "\(footer)")
  }

  private func hints(_ stage: StagePlayer) -> Set<StageCommand> {
    let frame = stage.frame
    let last = stage.stage.size.height - 1
    return frame.regions.reduce(into: []) { commands, region in
      if region.rect.y == last, case .command(let command) = region.target {
        commands.insert(command)
      }
    }
  }

  @Test(arguments: places, [Size(width: 80, height: 24), Size(width: 160, height: 50)])
  func `each key in the footer does something`(_ place: Place, _ size: Size) throws {
    var stage = try stage(place, size)
    let commands = hints(stage).sorted { "\($0)" < "\($1)" }
    #expect(commands.contains(.quit))
    for command in commands {
      let before = stage.stage
      let (entries, wishes) = (stage.session.journal.entries.count, stage.wishes.count)
      let time = stage.state.time
      stage.press(try #require(KeyMap.standard.keys(of: command).first))
      let isInWorld =
        stage.session.journal.entries.count != entries || stage.wishes.count != wishes
        || stage.state.time != time
      #expect(isInWorld || before.differs(from: stage.stage), "\(command)\n\(stage.screen)")
      // What changed no more than the look of the stage is undone by looking as before.
      if isInWorld { stage = try self.stage(place, size) } else { stage.stage = before }
    }
  }

  @Test func `at 80×24 the footer has both flags and what to force`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(2))
    let footer = try #require(stage.screen.split(separator: "\n").last)
    #expect(footer.contains("u U flags") && footer.contains("f force"), "\(footer)")
    #expect(hints(stage).isSuperset(of: [.clicksFlag, .impressionsFlag, .force, .tap]))
  }

  @Test func `from 100 columns it names tours and lessons`() throws {
    for (width, isNamed) in [(99, false), (100, true), (160, true)] {
      let stage = try StagePlayer(width: width, height: 30)
      stage.advance(.seconds(2))
      #expect(hints(stage).contains(.tours) == isNamed, "\(width)")
      #expect(stage.screen.contains("T learn") == isNamed)
    }
    let stage = try StagePlayer(width: 100, height: 30)
    stage.stage.isLocked = true
    #expect(!hints(stage).contains(.tours))
  }

  @Test(arguments: ["f", "L", ":", "?", "o", "t", "T", "D"] as [Character])
  func `under a sheet there is none, as the keys go to the sheet`(_ key: Character) throws {
    let stage = try StagePlayer(width: 100, height: 30)
    stage.advance(.seconds(2))
    #expect(!hints(stage).isEmpty)
    stage.press(key)
    #expect(stage.stage.overlay != nil)
    #expect(hints(stage).isEmpty)
    #expect(stage.screen.split(separator: "\n").last.map { !$0.contains("quit") } ?? true)
  }

  @Test func `a page has one key that closes it`() throws {
    let stage = try StagePlayer(width: 100, height: 30)
    stage.advance(.seconds(2))
    stage.press(.enter)
    #expect(stage.state.device.isCovered)
    #expect(hints(stage).contains(.closeCover))
    #expect(!hints(stage).contains(.tap))
  }

  @Test(arguments: ["arbiter", "ghad"]) func `what is for lines is refused where there are none`(
    _ scenario: String
  ) throws {
    let stage = StagePlayer(try .inLibrary(scenario), size: Size(width: 120, height: 40))
    stage.advance(.seconds(1))
    for key in "[]eEvdA" {
      stage.press(key)
      #expect(stage.stage.notice == Notice(.refused(.noLines)), "\(key)")
      #expect(stage.stage.overlay == nil)
    }
    stage.type("4")
    #expect(!stage.screen.contains("to force a fault"))
    stage.type(":lose the click")
    #expect(stage.screen.contains("No matching command."))
  }
}

extension Stage {
  /// Whether there is more to the difference than a notice.
  fileprivate func differs(from other: Stage) -> Bool {
    var (own, other) = (self, other)
    (own.notice, other.notice) = (nil, nil)
    return own != other
  }
}
