import AdServing
@testable import Playing
import Publishing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Words that can be said of a unit and change nothing for ads of its format are refused, and no others.
  @Suite @MainActor struct ChoosyWordTests {
    private typealias Unit = Scenario.Unit

    private nonisolated static let kinds = Scenario.UnitKind.all.filter {
      [.google, .max].contains($0.through)
    }

    private static func unit(_ kind: Scenario.UnitKind) -> Unit {
      kind.through == .max
        ? Unit(id: "unit", format: kind.format, .max(.init()))
        : Unit(id: "unit", format: kind.format, lines: [.sample(ad: .with { $0.opens = .page })])
    }

    /// The unit with each word that it can say, one at a time, and the same without it.
    private static func units(_ kind: Scenario.UnitKind) -> [(saying: Unit, silent: Unit)] {
      let plain = unit(kind)
      var layered = plain
      layered.layer = .init()
      let ofLayers = LayerMistake.allCases.map { mistake in
        var unit = layered
        unit.layer?.mistakes = [mistake]
        return (unit, layered)
      }
      let ofBanners = Scenario.BannerHabit.allCases.map { habit in
        var unit = plain
        unit.banner = habit
        return (unit, plain)
      }
      let ofReactions = Scenario.Reaction.Cue.allCases.map { cue in
        var (unit, reaction) = (plain, Scenario.Reaction())
        reaction.to = cue
        unit.reacts = [reaction]
        return (unit, plain)
      }
      let ofOwnLayers = Scenario.Reaction.Cue.allCases.map { cue in
        var (unit, reaction) = (layered, Scenario.Reaction())
        reaction.to = cue
        unit.layer?.reacts = [reaction]
        return (unit, layered)
      }
      let ofAds = choosyAds.map { ad in
        var unit = plain
        unit.asking.ads[0] = ad
        return (unit, plain)
      }
      let ofAll = ofLayers + ofBanners + ofReactions + ofOwnLayers + ofAds
      guard let parts = plain.asking.max else {
        // Only a second load at the same time meets that one.
        let habits = habits.filter { $0 != .refusesWhileLoading }
        let ofLines = habits.map { habit in
          var unit = plain
          unit.lines[0].habits = [habit]
          return (unit, plain)
        }
        let ofOrders = Scenario.Order.allCases.map { order in
          var unit = plain
          unit.lines[0].order = order
          return (unit, plain)
        }
        return ofAll + ofLines + ofOrders + ofFlags(plain)
      }
      func with(_ parts: Scenario.MAX) -> Unit {
        var unit = plain
        unit.asking = .max(parts)
        return unit
      }
      var adapted = parts
      adapted.adapter = .init()
      return ofAll
        + habits.map { (with(parts.setting(\.habits, [$0])), plain) }
        + [Scenario.MAX.Size.mrec].map { (with(parts.setting(\.size, $0)), plain) }
        + [.seconds(20)].map { (with(parts.setting(\.refresh, $0)), plain) }
        + [.stopsUnheard].map { (with(parts.setting(\.flaw, $0)), plain) }
        + MediatorMistake.allCases.map { (with(parts.setting(\.mistakes, [$0])), plain) }
        + Scenario.CallbackOrder.allCases.map { (with(parts.setting(\.order, $0)), plain) }
        + Showing.allCases.map { (with(parts.setting(\.showing, $0)), plain) }
        + AdapterMistake.allCases.map { mistake in
          (with(adapted.setting(\.adapter, adapted.adapter?.making(mistake))), with(adapted))
        }
    }

    /// Without a pixel, none is forgotten.
    private static let habits = NetworkHabit.allCases.filter { $0 != .forgetsPixel }

    private static func ofFlags(_ plain: Unit) -> [(saying: Unit, silent: Unit)] {
      let changes: [(inout Scenario.Line) -> Void] = [
        { $0.flags.handlesUserClicks = true }, { $0.flags.handlesUserImpressions = true },
        { $0.googleDecides = true },
      ]
      return changes.map { change in
        var unit = plain
        change(&unit.lines[0])
        return (unit, plain)
      }
    }

    /// Each with one word of those that not every format has.
    private static var choosyAds: [Scenario.Content] {
      let changes: [(inout Scenario.Content) -> Void] = [
        { $0.duration = .seconds(7) }, { $0.closeAfter = .seconds(3) },
        { $0.goesLateBy = .seconds(3) }, { $0.expiresAfter = .seconds(2) },
        { $0.reward = Reward(amount: 3, type: "stars") }, { $0.metadata = .init() },
        { $0.extras = ["a": "b"] }, { $0.imagesAs = .urls }, { $0.adChoicesAs = .imageURL },
        { $0.video = .seconds(4) }, { $0.media = "lake.png" },
      ]
      return changes.map { change in
        .with { ad in
          ad.opens = .page
          change(&ad)
        }
      }
    }

    private static func entries(_ unit: Unit) -> [String] {
      let check = ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit]))
      return check.session.journal.entries.map { "\($0)" }
    }

    @Test(arguments: kinds) func `what is refused makes no difference`(_ kind: Scenario.UnitKind) {
      for (saying, silent) in Self.units(kind) {
        for word in saying.choosyWords where !word.concerns(kind.format) {
          #expect(Self.entries(saying) == Self.entries(silent), "\(word.path)")
        }
      }
    }

    /// What comes before an ad, on the screen or behind it, what it earns, and everything at once.
    @Test(
      arguments: kinds,
      ["keepsTheAd", "repeatsTheAd", "delaysTheAd", "keepsTheLoad", "keepsTheShow", "saysNothing"])
    func `what is heard of every ad makes a difference to each`(
      _ kind: Scenario.UnitKind, _ word: String
    ) throws {
      var unit = Self.unit(kind)
      unit.layer = .init()
      let silent = Self.entries(unit)
      unit.layer?.mistakes = [try #require(LayerMistake(rawValue: word))]
      #expect(unit.choosyWords.allSatisfy { $0.concerns(kind.format) })
      #expect(Self.entries(unit) != silent)
    }

    private func refusal(_ unit: String, _ script: String = "") throws -> String? {
      let text = #"{"title": "t", "adUnits": [{"id": "u", \#(unit)}], "script": [\#(script)]}"#
      let scenario = try Scenario(reading: Array(text.utf8))
      do throws(BadScenario) {
        try ScenarioProblems.check(scenario)
        return nil
      } catch {
        return error.problem.sentence
      }
    }

    private nonisolated static let refused = [
      (#""format": "banner", "through": "max", "order": "displayNever""#, "interstitial"),
      (#""format": "banner", "through": "max", "mistakes": ["staysShowing"]"#, "interstitial"),
      (#""format": "interstitial", "through": "max", "mistakes": "ignoresStop""#, "banner"),
      (#""format": "interstitial", "through": "max", "mistakes": "keepsTheReward""#, "rewarded"),
      (
        #""format": "native", "through": "max", "adapter": {"mistakes": "keepsTheClose"}"#,
        "interstitial"
      ),
      (
        #""format": "banner", "through": "max", "layer": {"mistakes": "keepsTheDisplay"}"#,
        "interstitial"
      ),
      (#""format": "interstitial", "through": "max", "size": "mrec""#, "banner"),
      (#""format": "rewarded", "through": "max", "refresh": "20s""#, "banner"),
      (#""format": "native", "through": "max", "flaw": "stopsUnheard""#, "banner"),
      (#""format": "interstitial", "through": "max", "habits": "goesBlank""#, "banner"),
      (#""format": "native", "banner": "renewsView", "lines": []"#, "banner"),
      (
        #""format": "appOpen", "lines": [{"label": "L", "class": "SampleAdapter.SampleCustomEvent", "habits": "countsUnseen"}]"#,
        "native"
      ),
      (#""format": "native", "layer": {"mistakes": "keepsTheReward"}, "lines": []"#, "rewarded"),
      (#""format": "interstitial", "rewardServer": {}, "lines": []"#, "rewarded"),
      (#""format": "appOpen", "layer": {"mistakes": "keepsTheDismiss"}, "lines": []"#, "native"),
    ]

    @Test(arguments: refused)
    func `the sentence says where it could go wrong`(_ unit: String, _ format: String) throws {
      let sentence = try #require(try refusal(unit))
      #expect(sentence.contains("changes nothing for a unit of the format "))
      #expect(sentence.contains("it is for \"\(format)\""), "\(sentence)")
    }

    @Test func `MAX tells no impression, whatever the format`() throws {
      let sentence = try #require(
        try refusal(
          #""format": "native", "through": "max", "layer": {"mistakes": "keepsTheImpression"}"#))
      #expect(sentence.contains("it never happens in a unit of this kind"), "\(sentence)")
    }

    @Test func `a script cannot set it either`() throws {
      let banner = #""format": "banner", "through": "max""#
      let set = #"{"set": {"unit": "u", "mistakes": "keepsTheClose"}}"#
      #expect(try refusal(banner, set)?.contains("changes nothing") == true)
      #expect(
        try refusal(banner, #"{"set": {"unit": "u", "mistakes": "ignoresStop"}}"#) == nil)
    }
  }
}

extension Scenario.MAX {
  fileprivate func setting<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var parts = self
    parts[keyPath: path] = value
    return parts
  }
}

extension Scenario.MAX.Adapter {
  fileprivate func making(_ mistake: AdapterMistake) -> Self {
    var adapter = self
    adapter.mistakes = [mistake]
    return adapter
  }
}
