import Simulation
import Testing

@testable import PlaygroundCore

extension AllSessions {
  /// Whatever users do, in whatever order, an adapter that does all right is never found guilty.
  @Suite @MainActor struct InnocenceTests {
    private static let targets: [Target] = [
      .callToAction, .headline, .icon, .close, .learnMore, .mute, .keepWatching, .banner,
      .adChoices,
    ]
    private static let waits: [Duration] = [
      .milliseconds(100), .milliseconds(500), .seconds(1), .seconds(3), .seconds(12),
    ]

    /// One unit of each format, whose network behaves in a way of its own.
    private func scenario(_ dice: RandomStream) -> Scenario {
      let units = Scenario.Format.allCases.map { format in
        var line = Scenario.Line.sample(
          ad: .with {
            $0.duration = format.isFullScreen ? .seconds(dice.next(below: 9)) : nil
            $0.expiresAfter = dice.next(below: 3) == 0 ? .seconds(3) : nil
            $0.opens = pick([.page, .app, .nothing], dice)
          })
        line.order = pick(Scenario.Order.allCases, dice)
        line.showing = pick([.normal, .normal] + Scenario.Showing.allCases, dice)
        return Scenario.Unit(id: format.rawValue, format: format, lines: [line])
      }
      return Scenario(title: "innocence", adUnits: units)
    }

    private func pick<Choice>(_ choices: [Choice], _ dice: RandomStream) -> Choice {
      choices[dice.next(below: choices.count)]
    }

    private func action(_ dice: RandomStream) -> Action {
      let unit = pick(Scenario.Format.allCases, dice).rawValue
      return switch dice.next(below: 20) {
      case 0..<4: .load(unit: unit)
      case 4..<8: .show(unit: unit)
      case 8..<11: .advance(pick(Self.waits, dice))
      case 11..<14: .tap(pick(Self.targets, dice))
      case 14..<16: .close
      case 16: pick([.background, .nextTimer], dice)
      case 17: .foreground
      case 18: .visible(dice.next(below: 2) == 0)
      default: pick([.forceClose, .dismiss(unit: "native"), .dismiss(unit: "banner")], dice)
      }
    }

    @Test(arguments: UInt64(1)...60) func `nobody is guilty`(_ seed: UInt64) {
      let dice = World(seed: seed).stream("user")
      let session = Session(scenario(dice), seed: seed)
      session.start()
      var done: [Action] = []
      for _ in 0..<60 {
        done.append(action(dice))
        session.perform(done[done.endIndex - 1])
      }
      session.perform(.advance(.seconds(20)))
      // Force is the user's answer to a network, and says nothing of the adapter.
      #expect(session.findings.filter { $0 != "closed-by-force" } == [], "\(done)")
    }
  }
}
