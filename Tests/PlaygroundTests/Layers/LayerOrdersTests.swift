import AdServing
import Contract
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// What a layer does by itself, past the application.
  @Suite @MainActor struct LayerOrdersTests {
    private func played(
      _ format: Scenario.Format, _ through: Scenario.Through = .google,
      _ cue: Scenario.Reaction.Cue, _ deed: Scenario.Reaction.Deed, after delay: Duration = .zero,
      _ actions: [Action]
    ) -> Session {
      var reaction = Scenario.Reaction()
      (reaction.to, reaction.deed, reaction.delay) = (cue, deed, delay)
      var unit =
        through == .max
        ? Scenario.Unit(id: "unit", format: format, .max(Scenario.MAX()))
        : Scenario.Unit(id: "unit", format: format, lines: [.sample()])
      unit.orders = .app
      unit.layer = Scenario.AppLayer()
      unit.layer?.reacts = [reaction]
      let steps = actions.map { ScriptStep(.action($0)) }
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit], script: steps)).session
    }

    private func notes(_ session: Session) -> [String] {
      session.journal.entries.filter { $0.kind == .note(violation: .orderedByLayer) }.map(\.message)
    }

    @Test(arguments: [Scenario.Through.google, .max])
    func `the next ad may be loaded when one is gone`(_ through: Scenario.Through) {
      let session = played(
        .interstitial, through, .news(.close), .load,
        [
          .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(10)), .close,
          .advance(.seconds(2)),
        ])
      #expect(session.ledgers.ads.map(\.state) == [.dismissed, .loaded])
      #expect(session.findings == [])
    }

    @Test(arguments: [Scenario.Through.google, .max])
    func `the next ad may be loaded as the last one is taken away`(_ through: Scenario.Through) {
      let session = played(
        .banner, through, .call(.dismiss), .load,
        [
          .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(3)), .dismiss(unit: "unit"),
          .advance(.seconds(3)),
        ])
      #expect(session.ledgers.ads.map(\.name) == ["unit#1", "unit#2"])
      #expect(session.findings == [])
    }

    @Test(arguments: [Scenario.Through.google, .max])
    func `an ad that is ended as it is announced ends once it is there`(
      _ through: Scenario.Through
    ) {
      let session = played(
        .interstitial, through, .news(.display), .dismiss,
        [.load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(5))])
      #expect(!session.isCovered)
      #expect(session.findings == ["ordered-by-layer"])
    }

    @Test(arguments: [Scenario.Through.google, .max])
    func `an ad that is shown unasked is the layer's doing`(_ through: Scenario.Through) {
      let session = played(
        .interstitial, through, .news(.ad), .show, [.load(unit: "unit"), .advance(.seconds(5))])
      #expect(session.ledgers.ads.map(\.state) == [.onScreen])
      #expect(session.findings == ["ordered-by-layer"])
      #expect(notes(session) == ["the layer shows an ad that nobody has ordered"])
      let verdict = session.ledgers.ads.first.map(Verdict.init)
      #expect(verdict?.statements.contains(.ordered(by: Party(.layer))) == true)
    }

    @Test func `a banner that a layer hides under an ad, and does not put back, is missing`() {
      var hide = Scenario.Reaction()
      (hide.to, hide.deed, hide.unit) = (.news(.display), .dismiss, "strip")
      var unit = Scenario.Unit(id: "unit", format: .interstitial, lines: [.sample()])
      var layer = Scenario.AppLayer()
      layer.reacts = [hide]
      unit.layer = layer
      let strip = Scenario.Unit(id: "strip", format: .banner, lines: [.sample()])
      let actions: [Action] = [
        .load(unit: "strip"), .show(unit: "strip"), .load(unit: "unit"), .show(unit: "unit"),
        .advance(.seconds(9)), .close, .advance(.seconds(9)),
      ]
      let steps = actions.map { ScriptStep(.action($0)) }
      let scenario = Scenario(title: "a test", adUnits: [unit, strip], script: steps)
      let session = ScenarioCheck.play(scenario).session
      #expect(session.findings == ["ordered-by-layer"])
      #expect(
        notes(session) == [
          "the layer takes an ad off the screen that the application wants there"
        ])
    }

    /// The application shows what it hears of, and the layer loads under the ad that is on the screen.
    private func crowded(isAgreed: Bool) -> Session {
      var load = Scenario.Reaction()
      load.to = .news(.display)
      var show = Scenario.Reaction()
      (show.to, show.deed) = (.news(.ad), .show)
      var unit = Scenario.Unit(id: "unit", format: .interstitial, lines: [.sample()])
      unit.reacts = [show]
      var layer = Scenario.AppLayer()
      (layer.reacts, layer.isAgreed) = ([load], isAgreed)
      unit.layer = layer
      let actions: [Action] = [.load(unit: "unit"), .advance(.seconds(8)), .close]
      let steps = actions.map { ScriptStep(.action($0)) }
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit], script: steps)).session
    }

    @Test func `an ad that the layer has loaded is shown over another by nobody else's fault`() {
      #expect(crowded(isAgreed: false).findings == ["ordered-by-layer"])
    }

    @Test func `an application that has agreed to it has to look what is on the screen`() {
      #expect(crowded(isAgreed: true).findings == ["shown-over-another-ad"])
    }

    @Test(arguments: [Scenario.Format.native, .banner, .interstitial, .rewarded, .appOpen])
    func `the application cannot know that its ad is gone`(_ format: Scenario.Format) {
      for through in [Scenario.Through.google, .max] {
        let session = played(
          format, through, .news(.ad), .dispose, after: .seconds(2),
          [.load(unit: "unit"), .advance(.seconds(5)), .show(unit: "unit"), .advance(.seconds(5))])
        #expect(session.findings == ["ordered-by-layer"], "\(format) through \(through)")
        #expect(notes(session) == ["the layer lets go of an ad that the application has"])
      }
    }

    @Test func `what the layer orders while the user is in an ad is not the application's`() {
      let session = played(
        .interstitial, .max, .news(.display), .load,
        [.load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(5))])
      #expect(session.findings == ["ordered-by-layer"])
    }

    private func unit(
      _ id: String, _ format: Scenario.Format, _ through: Scenario.Through = .google
    ) -> Scenario.Unit {
      var unit =
        through == .max
        ? Scenario.Unit(id: id, format: format, .max(Scenario.MAX()))
        : Scenario.Unit(id: id, format: format, lines: [.sample()])
      unit.orders = .app
      return unit
    }

    private func played(_ units: [Scenario.Unit], _ actions: [Action]) -> Session {
      let steps = actions.map { ScriptStep(.action($0)) }
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: units, script: steps)).session
    }

    private func reaction(
      _ deed: Scenario.Reaction.Deed, to cue: Scenario.Reaction.Cue, of unit: String? = nil,
      after delay: Duration = .zero
    ) -> Scenario.Reaction {
      var reaction = Scenario.Reaction()
      (reaction.to, reaction.deed, reaction.unit, reaction.delay) = (cue, deed, unit, delay)
      return reaction
    }

    private nonisolated static let inARow: [Action] = [
      .load(unit: "second"), .load(unit: "first"), .show(unit: "first"), .advance(.seconds(5)),
      .close, .advance(.seconds(5)),
    ]

    @Test(arguments: [Scenario.Through.google, .max])
    func `an ad at once after another is whose who showed it`(_ through: Scenario.Through) {
      for format in [Scenario.Format.interstitial, .appOpen] {
        let kind = format == .appOpen ? "app-open" : "interstitial"
        let second = unit("second", format, through)
        var first = unit("first", .interstitial, through)
        first.reacts = [reaction(.show, to: .news(.close), of: "second")]
        #expect(played([first, second], Self.inARow).findings == ["\(kind)-after-ad"])
        first.reacts[0].delay = .seconds(2)
        #expect(played([first, second], Self.inARow).findings == [])
        first.reacts = []
        first.layer = Scenario.AppLayer()
        first.layer?.reacts = [reaction(.show, to: .news(.close), of: "second")]
        #expect(played([first, second], Self.inARow).findings == ["ordered-by-layer"])
      }
      var first = unit("first", .interstitial, through)
      first.reacts = [reaction(.show, to: .news(.close), of: "second")]
      // The user has wanted to see it.
      #expect(played([first, unit("second", .rewarded, through)], Self.inARow).findings == [])
    }

    @Test(arguments: [Scenario.Through.google, .max])
    func `an application that has switched it on wants it`(_ through: Scenario.Through) {
      var ad = unit("first", .appOpen, through)
      ad.layer = Scenario.AppLayer()
      ad.layer?.reacts = [reaction(.show, to: .foreground)]
      let actions: [Action] = [
        .load(unit: "first"), .background, .advance(.seconds(5)), .foreground,
        .advance(.seconds(2)),
      ]
      #expect(played([ad], actions).findings == ["ordered-by-layer"])
      ad.layer?.isAgreed = true
      let session = played([ad], actions)
      #expect(session.findings == [])
      #expect(session.ledgers.ads.map(\.state) == [.onScreen])
    }

    @Test func `nothing is shown unasked where there is nothing`() {
      var ad = unit("first", .banner)
      ad.lines[0].latency = .seconds(3)
      ad.layer = Scenario.AppLayer()
      ad.layer?.reacts = [reaction(.show, to: .news(.ad))]
      let session = played(
        [ad],
        [
          .request(unit: "first"), .advance(.seconds(1)), .order(.dispose, unit: "first"),
          .advance(.seconds(10)),
        ])
      #expect(session.findings == [])
    }

    @Test func `the application cannot know which ad a layer has shown instead`() {
      var first = unit("first", .interstitial)
      first.layer = Scenario.AppLayer()
      first.layer?.mistakes = [LayerMistake(rawValue: "misroutesTheShow")].compactMap(\.self)
      let session = played(
        [first, unit("second", .interstitial)],
        [
          .load(unit: "first"), .load(unit: "second"), .show(unit: "first"),
          .advance(.seconds(3)), .close, .advance(.seconds(3)), .show(unit: "second"),
          .advance(.seconds(3)),
        ])
      #expect(session.findings == ["call-misrouted-by-layer"])
    }

    @Test func `it never hears of two loads at once that the layer has caused`() {
      let session = played(
        .rewarded, .google, .news(.close), .load,
        [
          .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(40)), .close,
          .request(unit: "unit"), .advance(.seconds(2)),
        ])
      #expect(!session.findings.contains("load-while-loading"))
    }
  }
}
