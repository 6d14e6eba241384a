import Catalogue
import Scenarios
import Screen
import StageUI
import Testing

/// What holds for every room, including new ones.
@Suite(.serialized) @MainActor struct RoomTests {
  @Test func `every room has its own name`() {
    let names = Rooms.all.map { $0.card.name }
    #expect(Set(names).count == names.count)
  }

  @Test func `every room with a key is in the key map with its title`() throws {
    for card in Rooms.all.map({ $0.card }) where !card.keys.isEmpty {
      let binding = try #require(
        KeyMap.standard.bindings.first { $0.command == .room(card.name) }, "\(card.name)")
      #expect(binding.keys == card.keys && binding.title == card.texts.title)
    }
  }

  @Test(arguments: Rooms.all.map { $0.card.name })
  func `a room's key opens that room only`(_ name: String) throws {
    let card = try #require(Rooms.all.first { $0.card.name == name }?.card)
    guard let key = card.keys.first else { return }
    // It shares its key with the arbiter, and is meant where a service loads the ads.
    let isOfService = name == "services"
    let stage = isOfService ? StagePlayer(try .inLibrary("ghad")) : try StagePlayer()
    stage.press(key)
    let open = card.place == .beside ? stage.stage.room : stage.stage.overlay
    #expect(open?.card.name == name)
    #expect((stage.stage.overlay == nil) == (card.place == .beside))
  }

  @Test func `every room for snapshots has a screen of its own`() throws {
    var screens: Set<String> = []
    for name in Rooms.namesForSnapshots {
      let stage = try StagePlayer(width: 100, height: 30)
      stage.advance(.seconds(1))
      stage.stage.open(room: name, stage.state)
      screens.insert(stage.screen)
    }
    #expect(screens.count == Rooms.namesForSnapshots.count)
  }

  @Test func `a room beside the phone keeps its state`() throws {
    let stage = StagePlayer(try .inLibrary("five-ways-to-fail"))
    stage.advance(.seconds(8))
    stage.press("3")
    stage.press(.home)
    stage.press("1")
    #expect(stage.stage.lineInRoom == nil)
    stage.press("3")
    #expect(stage.stage.lineInRoom == 0)
  }

  @Test func `the selected line is that of one unit only`() throws {
    let stage = try StagePlayer()
    stage.press("3")
    stage.press(.home)
    #expect(stage.stage.lineInRoom == 0)
    stage.stage.pane = .ads
    stage.press(.down)
    #expect(stage.stage.lineInRoom == nil)
  }

  @Test func `a stage knows which room was left for the present one`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    #expect(stage.stage.roomBefore == "stage")
    stage.press("3")
    stage.press("4")
    #expect(stage.stage.roomBefore == "mediation")
    // The same key twice leaves nothing.
    stage.press("4")
    #expect(stage.stage.roomBefore == "mediation")
    stage.press("3")
    #expect(stage.stage.roomBefore == "contract")
  }
}
