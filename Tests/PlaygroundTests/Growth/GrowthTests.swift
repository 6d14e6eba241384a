import AdServing
import Contract
@testable import GoogleMobileAds
@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing
import UIKit

extension AllSessions {
  /// Four times as much work takes about four times as long, not sixteen times.
  @Suite @MainActor struct GrowthTests {
    // MARK: The contract

    @Test func `duties of one moment take linear time while others are due later`() {
      let grown = growth(from: 1500, prepare: Self.shows) { entries in
        var judge = Judge()
        for entry in entries {
          judge.handle(entry)
          _ = judge.endMoment(at: .start)
        }
      }
      #expect(grown < linear)
    }

    /// Showing is judged five seconds later, rendering at once.
    private static func shows(_ count: Int) -> [Entry] {
      (0..<count).flatMap { round in
        [
          Entry.of(.shown, number: round * 2 + 1, from: .app, to: .google),
          Entry.of(.rendered, number: round * 2 + 2, from: .google, to: .adapter),
        ]
      }
    }

    @Test func `shows of a service take linear time, for rules and for its room`() throws {
      let grown = try growth(from: 400, prepare: Self.servedShows) { entries in
        var judge = Judge()
        var services = Services([Self.served])
        for entry in entries {
          judge.handle(entry)
          services.add(entry)
          _ = judge.endMoment(at: entry.time)
        }
        let record = try #require(services["life"])
        #expect(record.requestsPerLoad.count == record.loads)
      }
      #expect(grown < linear)
    }

    private static var served: Scenario.Unit {
      var unit = Scenario.Unit(id: "life", format: .rewarded, lines: [])
      unit.asking = .ghad(.init())
      return unit
    }

    /// Ads that are loaded, shown and told of in turn, a second apart.
    private static func servedShows(_ count: Int) -> [Entry] {
      let own: Fields = ["unit": "life", "adUnitID": "life", "network": "MAX"]
      let network = Party.network("MAX")
      var entries: [Entry] = []
      func add(
        _ sense: Sense, _ show: Int, from: Party, to: Party, _ data: Fields, cause: Int? = nil
      ) {
        entries.append(
          Entry(
            number: entries.count + 1, time: .start + .seconds(show), cause: cause, kind: .call,
            from: from, to: to, sense: sense, ad: "life#\(show)", message: "", data: data))
      }
      for show in 1...count {
        func with(_ name: String) -> Fields {
          var facts = own
          facts[name] = .int(show)
          return facts
        }
        add(.serviceLoadAsked, show, from: .app, to: .service, with("load"))
        add(.networkAsked, show, from: .service, to: network, own, cause: entries.count)
        add(.adAsked, show, from: .service, to: .service, with("load"), cause: entries.count)
        add(.networkAnswered, show, from: network, to: .service, ["adUnitID": "life"])
        add(.serviceLoadEnded, show, from: .service, to: .app, with("load"))
        add(.serviceShowAsked, show, from: .app, to: .service, with("show"))
        add(.networkShowAsked, show, from: .service, to: network, own, cause: entries.count)
        add(.serviceDisplayed, show, from: .service, to: .app, own)
        add(.networkClosed, show, from: network, to: .service, ["adUnitID": "life"])
        add(.serviceShowEnded, show, from: .service, to: .app, with("show"))
      }
      return entries
    }

    // MARK: The SDKs

    @Test func `live ads take linear time`() {
      World.begin(seed: 7)
      let grown = growth(from: 1000, prepare: Self.ads) { ads in
        let handedOver = HandedOverAds()
        for ad in ads { #expect(handedOver.isNew(ad)) }
      }
      #expect(grown < linear)
    }

    private final class Ad: NSObject, MediationAd {}

    private static func ads(_ count: Int) -> [Ad] { (0..<count).map { _ in Ad() } }

    @Test func `observers of visibility take linear time`() {
      let grown = growth(from: 500, prepare: Self.application) { $0.enterBackground() }
      #expect(grown < linear)
    }

    private static func application(_ count: Int) -> UIApplication {
      World.begin(seed: 7)
      for _ in 0..<count { _ = UIApplication.shared.observeGeometry {} }
      return UIApplication.shared
    }

    @Test func `extras of one ad take linear time, from the network to the list of assets`() throws
    {
      let grown = try growth(from: 2500, prepare: Self.extras) { scenario in
        let session = Session.after(scenario, .load(unit: "feed"))
        let rows = try #require(session.ad).assets.rows(.asGoogle)
        #expect(rows.contains { $0.networkField == "extra 999" && $0.isSame })
      }
      #expect(grown < linear)
    }

    private static func extras(_ count: Int) -> Scenario {
      let extras = (0..<count).map { ("extra \($0)", "value \($0)") }
      return .feed(.sample(ad: .with { $0.extras = Dictionary(uniqueKeysWithValues: extras) }))
    }

    // MARK: The stage

    @Test func `lines of one unit take linear time`() {
      let grown = growth(from: 500, prepare: Self.lines) { session in
        #expect(session.stageState(unit: "feed").forced.isEmpty)
      }
      #expect(grown < linear)
    }

    private static func lines(_ count: Int) -> Session {
      Session(Scenario(title: "lines", adUnits: [questions(count).0]))
    }

    @Test func `lines asked for one ad take linear time`() {
      let grown = growth(from: 1000, prepare: Self.questions) { unit, questions in
        var view = WaterfallView(ad: "feed#1", of: unit, began: .start)
        for question in questions { view.add(question) }
        #expect(view.lines.allSatisfy { $0.state == .asked(.start) })
      }
      #expect(grown < linear)
    }

    private static func questions(_ count: Int) -> (Scenario.Unit, [Entry]) {
      let unit = Scenario.Unit(
        id: "feed", lines: (1...count).map { .sample(label: "line \($0)") })
      let questions = (1...count).map { number in
        Entry.of(
          .lineAsked, number: number, from: .google, to: .adapter, ["number": .int(number)])
      }
      return (unit, questions)
    }

    @Test func `finding the newest ad of a unit does not depend on the number of other ads`() {
      let grown = growth(from: 1000, prepare: Self.ledgers) { ledgers in
        for _ in 0..<1000 { #expect(ledgers.newest(of: "first")?.name == "first#1") }
      }
      #expect(grown < 2)
    }

    private static func ledgers(_ count: Int) -> Ledgers {
      var ledgers = Ledgers()
      for number in 0...count {
        let (ad, unit) = number == 0 ? ("first#1", "first") : ("feed#\(number)", "feed")
        ledgers.add(
          .of(
            .adAsked, number: number + 1, from: .app, to: .google, ["unit": .string(unit)],
            ad: ad))
      }
      return ledgers
    }

    @Test func `finding the next timer does not depend on how many wait`() {
      let grown = growth(from: 1000, prepare: Self.timeline) { timeline in
        for _ in 0..<1000 { #expect(timeline.nextTimer == Instant(milliseconds: 2000)) }
      }
      #expect(grown < 2)
    }

    private static func timeline(_ count: Int) -> Timeline {
      let timeline = World(seed: 7).timeline
      timeline.after(.seconds(1), isQuiet: true) {}
      for _ in 0..<count { timeline.after(.seconds(2)) {} }
      return timeline
    }

    // MARK: Memory

    @Test func `a script step is small`() {
      #expect(MemoryLayout<ScriptStep>.stride <= 48)
    }

    @Test func `an entry and an ad's record are small`() {
      #expect(MemoryLayout<Entry>.stride <= 56)
      #expect(MemoryLayout<AdRecord>.stride <= 632)
    }
  }
}

extension Entry {
  fileprivate static func of(
    _ sense: Sense, number: Int, from: Party, to: Party, _ data: Fields = .none,
    ad: String = "feed#1"
  ) -> Entry {
    Entry(
      number: number, time: .start, cause: nil, kind: .call, from: from, to: to,
      sense: sense, ad: ad, message: "m", data: data)
  }
}
