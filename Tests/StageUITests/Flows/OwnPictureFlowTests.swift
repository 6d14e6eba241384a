import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// Ads with pictures from files. The stage gets what was decoded; it opens nothing.
@Suite(.serialized) @MainActor struct OwnPictureFlowTests {
  /// One native ad with these members, and a banner after it.
  private func scenario(_ members: String, network: String = "rasters") throws -> Scenario {
    let text = #"""
      {"title": "own", "adUnits": [{"id": "feed", "format": "native", "lines": [{
        "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill",
        "parameter": "own-1", "latency": "100ms", "ad": {"imagesAs": "\#(network)", \#(members)}}]}]}
      """#
    return try Scenario(reading: Array(text.utf8))
  }

  /// The upper half in one colour, the lower in another.
  private func picture(_ upper: UInt32, _ lower: UInt32, side: Int = 64) -> ScaledPicture {
    ScaledPicture(
      PixelGrid(
        width: side, height: side,
        pixels: (0..<side * side).map { $0 < side * side / 2 ? upper : lower }))
  }

  private func open(
    _ scenario: Scenario, _ shelf: PictureShelf = .init(), theme: String = Theme.mono.name
  ) -> StagePlayer {
    let player = StagePlayer(scenario, theme: theme)
    player.stage.pictures = shelf
    player.advance(.seconds(2))
    return player
  }

  private func shelf(_ places: [(String, PictureShelf.Place)]) -> PictureShelf {
    var shelf = PictureShelf()
    for (name, place) in places { shelf[file: name] = place }
    return shelf
  }

  private let both = #""icon": "icon.png", "image": "lake.jpg""#

  @Test(arguments: ["rasters", "urls"])
  func `the phone names the files of an ad, also of one that the adapter downloads`(
    network: String
  ) throws {
    let player = open(try scenario(both, network: network))
    #expect(Set(player.state.device.pictureFiles) == ["icon.png", "lake.jpg"])
    #expect(player.session.findings.isEmpty)
  }

  @Test(
    arguments: [
      (#""media": "wide.png""#, ["wide.png"]),
      (#""image": "lake.jpg", "media": "wide.png""#, ["wide.png"]),
      (##""image": {"colors": ["#102030"], "motif": 4, "file": "a b/é.jpg"}"##, ["a b/é.jpg"]),
      (#""icon": {"text": "LP", "file": "/tmp/x"}"#, ["/tmp/x"]),
      (#""icon": "LP""#, []),
    ] as [(String, [String])])
  func `a file can be written in several ways`(_ members: String, _ files: [String]) throws {
    let scenario = try scenario(members)
    #expect(open(scenario).state.device.pictureFiles == files)
  }

  @Test func `until a picture has come, and where it is refused, the motif stands for it`() throws {
    let plain = open(try scenario(#""icon": {}"#)).frame.canvas
    let own = try scenario(both)
    #expect(open(own).frame.canvas == plain)
    let waiting = shelf([("icon.png", .waiting), ("lake.jpg", .waiting)])
    #expect(open(own, waiting).frame.canvas == plain)
    let refused = shelf([("icon.png", .refused), ("lake.jpg", .refused)])
    #expect(open(own, refused).frame.canvas == plain)
    let other = shelf([("other.png", .ready(picture(0xFF0000, 0x00FF00)))])
    #expect(open(own, other).frame.canvas == plain)
  }

  @Test func `a picture is drawn in half blocks, in colours and without`() throws {
    let shelf = shelf([
      ("icon.png", .ready(picture(0xFF3030, 0x3030FF))),
      ("lake.jpg", .ready(picture(0x30A0F0, 0x205020))),
    ])
    let midnight = open(try scenario(both), shelf, theme: "midnight")
    Pictures.expect(midnight.frame.canvas, "own-pictures-in-midnight")
    #expect(midnight.frame.pictures.count == 2)
    let mono = open(try scenario(both), shelf)
    Pictures.expect(mono.frame.canvas, "own-pictures")
    #expect(mono.frame.pictures.isEmpty)
  }

  @Test func `what covers the phone covers its pictures`() throws {
    let shelf = shelf([("lake.jpg", .ready(picture(0x30A0F0, 0x205020)))])
    let player = open(try scenario(#""image": "lake.jpg""#), shelf, theme: "midnight")
    func isWhole() -> Bool {
      let frame = player.frame
      return frame.pictures.contains { $0.isWhole(on: frame.canvas) }
    }
    #expect(isWhole())
    player.press("?")
    #expect(!isWhole())
    player.press(.escape)
    #expect(isWhole())
    player.press("i")
    #expect(!isWhole())
  }

  @Test func `drawing what has changed gives the same pictures as drawing everything`() throws {
    let shelf = shelf([("lake.jpg", .ready(picture(0x30A0F0, 0x205020)))])
    let player = open(try scenario(#""image": "lake.jpg""#), theme: "midnight")
    var renderer = StageRenderer()
    func expectTheSame() {
      let updated = renderer.render(player.stage, player.state, theme: player.theme)
      #expect(updated.canvas == player.frame.canvas)
      #expect(updated.pictures == player.frame.pictures)
    }
    expectTheSame()
    player.stage.pictures = shelf
    expectTheSame()
    for key in ["i", "i", "z", "z", "x", "r"] as [Character] {
      player.press(key)
      player.advance(.seconds(1))
      expectTheSame()
    }
  }

  @Test func `the journal has the names, and does not depend on what is in the files`() throws {
    func journal(_ shelf: PictureShelf) throws -> [String] {
      let player = open(try scenario(both), shelf)
      player.press(.enter)
      player.advance(.seconds(2))
      return player.session.journal.entries.map { "\($0)" }
    }
    let ready = shelf([("lake.jpg", .ready(picture(0x30A0F0, 0x205020)))])
    let refused = shelf([("lake.jpg", .refused)])
    #expect(try journal(ready) == journal(refused))
    #expect(try journal(ready).count > 10)
  }
}
