import AdServing
import GoogleMobileAds
import Simulation
import Testing

@testable import Contract
@testable import Observing
@testable import Playing
@testable import Scenarios

/// Which rules had an occasion.
@Suite struct OccasionTests {
  @Test func `there is a bit for every rule`() {
    #expect(Rulebook.all.count <= RuleSet.capacity)
    var all = RuleSet()
    for place in Rulebook.all.indices {
      #expect(!all.contains(place))
      all.insert(place)
    }
    #expect(all.count == Rulebook.all.count)
  }

  @Test func `there is a bit for every sense, and each is counted by itself`() {
    #expect(Sense.allCases.count <= SenseTallies.capacity)
    var tallies = SenseTallies()
    // In an order in which neighbours do not come after one another.
    let senses = Sense.allCases.indices.map {
      Sense.allCases[$0 * 97 % Sense.allCases.count]
    }
    for (place, sense) in senses.enumerated() {
      let entry = Entry(
        number: place + 1, time: Instant(milliseconds: place), cause: nil, kind: .call, from: .app,
        to: .google, sense: sense, ad: nil, message: "", data: .none)
      #expect(tallies[sense].count == 0)
      for _ in 0...place % 3 { tallies.add(entry, sense) }
    }
    for (place, sense) in senses.enumerated() {
      #expect(tallies[sense].count == place % 3 + 1)
      #expect(tallies[sense].last == place + 1)
    }
    tallies.beginLine()
    #expect(senses.allSatisfy { tallies[$0].countInLine == 0 && tallies[$0].count > 0 })
  }

  @Test func `every rule has an occasion that can come`() {
    var possible: Set<Int> = []
    for sense in Sense.allCases {
      for shape in AdShape.allCases.map(Optional.some) + [nil] {
        let stakes = Rulebook.stakes(on: sense, of: shape, networkSpeaks: true)
        possible.formUnion(Rulebook.all.indices.filter(stakes.now.contains))
        possible.formUnion(stakes.later.map(\.rule))
        possible.formUnion(stakes.given.map(\.rule))
      }
    }
    let others = Set(Rulebook.all.indices).subtracting(possible)
    #expect(others.map { Rulebook.all[$0].id } == [])
  }

  @Test func `before anything happens no rule was seen`() {
    let standings = Ledgers().standings
    #expect(standings.brokenCount == 0)
    #expect(standings.held.isEmpty)
    #expect(standings.notYetSeen.map(\.id) == Rulebook.all.map(\.id))
  }
}

extension AllSessions {
  @Suite @MainActor struct StandingTests {
    private func after(_ format: Scenario.Format, _ actions: Action...) -> Session {
      let unit = Scenario.Unit(id: "feed", format: format, lines: [.sample()])
      let session = Session.after(Scenario(title: "standings", adUnits: [unit]))
      for action in [.load(unit: "feed"), .show(unit: "feed")] + actions { session.perform(action) }
      return session
    }

    private func held(_ session: Session) -> [String] {
      session.ledgers.standings.held.map(\.id)
    }

    @Test func `rules about assets hold for a native ad, and are not seen with a banner`() {
      #expect(held(after(.native)).contains("headline-missing"))
      let banner = after(.banner).ledgers.standings
      #expect(banner.notYetSeen.map(\.id).contains("headline-missing"))
      #expect(banner.held.map(\.id).contains("banner-of-another-size"))
    }

    @Test(arguments: [
      "test-request-ignored", "images-downloaded-although-disabled", "star-rating-out-of-range",
      "video-without-media-view", "video-claimed-without-video",
    ])
    func `what an ad does not have, and what nobody asked for, keeps no rule`(_ rule: String) {
      let standings = after(.native).ledgers.standings
      #expect(standings.notYetSeen.map(\.id).contains(rule), "\(rule)")
      #expect(!standings.held.map(\.id).contains(rule))
    }

    @Test func `an ad with a rating keeps the rule about it`() throws {
      let content = try #require(ScenarioLibrary.content(of: "storefront"))
      let session = Session.after(try Scenario(reading: content))
      session.perform(.load(unit: "feed"))
      #expect(held(session).contains("star-rating-out-of-range"))
    }

    @Test func `a rule about clicks is not seen before a tap`() {
      let session = after(.native, .advance(.seconds(2)))
      #expect(!held(session).contains("one-tap-two-clicks"))
      session.perform(.tap(.callToAction))
      #expect(held(session).contains("one-tap-two-clicks"))
    }

    @Test func `a rule that waits five seconds holds when they are over`() {
      let session = after(.native, .advance(.milliseconds(4900)), .background)
      #expect(!held(session).contains(Rulebook.impressionCountedByNobody))
      let patient = after(.native, .advance(.milliseconds(5000)), .background)
      #expect(held(patient).contains(Rulebook.impressionCountedByNobody))
    }

    @Test func `an ad that is hidden before the time is over is no occasion`() {
      let session = after(
        .native, .advance(.seconds(2)), .background, .advance(.seconds(9)), .foreground)
      #expect(!held(session).contains(Rulebook.impressionCountedByNobody))
    }

    /// The table of occasions says less than the parties know; this holds it against all of them.
    @Test(arguments: ScenarioLibrary.zoo.map(\.name))
    func `a rule that was broken had an occasion`(_ name: String) throws {
      let content = try #require(ScenarioLibrary.content(of: name))
      let check = ScenarioCheck.play(try Scenario(reading: content))
      let standings = check.session.ledgers.standings
      for finding in check.findings {
        let place = try #require(Rulebook.place(of: finding.rule.id))
        #expect(standings.seen.contains(place), "\(finding.rule.id)")
      }
      #expect(
        standings.brokenCount + standings.noteCount + standings.held.count
          + standings.notYetSeen.count
          == Rulebook.all.count)
      let broken = Set(check.findings.map(\.rule.id))
      #expect(standings.brokenCount + standings.noteCount == broken.count)
    }
  }
}
