import Contract
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The application's three cards for a native ad.
  @Suite @MainActor struct CardTests {
    /// The Sample network's two sorts of ads, and a video.
    private static let ads: [Scenario.Content] = {
      var article = Scenario.Content()
      article.kind = .content
      var video = Scenario.Content()
      video.video = .seconds(15)
      return [Scenario.Content(), article, video]
    }()

    private func snapshot(
      _ card: Scenario.Options.Card, _ corner: Scenario.Options.Corner, _ ad: Scenario.Content
    ) -> DeviceSnapshot {
      var options = Scenario.Options()
      options.card = card
      options.adChoices = corner
      let session = Session.after(
        .feed(.sample(ad: ad), options: options), .load(unit: "feed"), .show(unit: "feed"))
      return session.deviceSnapshot()
    }

    @Test(arguments: Scenario.Options.Card.allCases, Scenario.Options.Corner.allCases)
    func `all parts are in sight, and none is under another`(
      _ card: Scenario.Options.Card, _ corner: Scenario.Options.Corner
    ) throws {
      for ad in Self.ads {
        let snapshot = snapshot(card, corner, ad)
        // What plays the video is a part of the media view.
        let parts = snapshot.elements.filter {
          $0.target != nil && ![.play, .mute].contains($0.target)
        }
        var places: [Target: PointRect] = [:]
        for part in parts { if let target = part.target { places[target] = part.frame } }
        #expect(places.count >= 6 && places[.adChoices] != nil, "\(places)")
        for part in parts { #expect(part.visible == part.frame) }
        for (target, place) in places {
          let covered = places.filter { $0.key != target && $0.value.overlaps(place) }
          #expect(covered.isEmpty, "\(target) and \(covered.keys)")
        }
      }
    }

    @Test func `an empty text is nothing to tap`() {
      var ad = Scenario.Content()
      ad.texts = [.price: .text(""), .store: .text("")]
      for card in Scenario.Options.Card.allCases {
        let targets = snapshot(card, .topRight, ad).elements.compactMap(\.target)
        #expect(targets.contains(.headline) && !targets.contains(.price), "\(card): \(targets)")
      }
    }

    @Test func `cards differ in where the picture is`() {
      let media = Scenario.Options.Card.allCases.map { card in
        snapshot(card, .topRight, Self.ads[0]).elements.first { $0.target == .media }?.frame
      }
      #expect(Set(media.map { "\(String(describing: $0))" }).count == 3)
    }

    @Test func `the same is counted on every card`() {
      let counts = Scenario.Options.Card.allCases.map { card in
        var options = Scenario.Options()
        options.card = card
        let session = Session.after(
          .feed(.sample(), options: options), .load(unit: "feed"), .show(unit: "feed"),
          .advance(.seconds(1)), .tap(.callToAction))
        #expect(session.findings == [])
        return session.journal.entries.map { "\($0.time) \($0.message)" }
      }
      #expect(Set(counts).count == 1)
    }
  }
}

extension PointRect {
  fileprivate func overlaps(_ other: PointRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
