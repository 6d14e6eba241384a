package import Scenarios
package import Screen
import Simulation
package import StageUI
import Theming

/// Somebody who presses any key and clicks anywhere on the stage, whatever is there.
@MainActor
package final class StageWalk {
  /// Where a walk begins, and how it goes on.
  package struct Route: Sendable, CustomStringConvertible {
    package var scenario = "storefront"
    package var seed: UInt64 = 1
    package var steps = 60
    package var size = Size(width: 100, height: 30)
    /// Forced outcomes and changed lines may lead to ledgers that differ.
    package var changesLines = true

    package var description: String {
      "\(scenario), seed \(seed), \(steps) steps, \(size.width)×\(size.height)"
        + (changesLines ? "" : ", lines unchanged")
    }
  }

  /// A step as it was taken, so that it can be taken again at another size.
  package struct Step {
    package let event: InputEvent
    package let hit: Hit?
    package let pause: Duration
  }

  package let walked: WalkedStage
  package let scenario: Scenario
  package let route: Route
  package private(set) var steps: [Step] = []
  /// The journal after the last step.
  package private(set) var journal: [UInt8] = []
  private let dice: RandomStream
  private let keys: [Key]

  package init(_ route: Route) throws {
    scenario = try Scenario(reading: ScenarioLibrary.content(of: route.scenario) ?? [])
    dice = World(seed: route.seed).stream("walk")
    walked = WalkedStage(scenario, size: route.size)
    self.route = route
    let unwanted: [StageCommand] = route.changesLines ? [.quit] : [.quit, .force, .mediationRoom]
    keys = KeyMap.standard.bindings.filter { !unwanted.contains($0.command) }.flatMap(\.keys)
  }

  /// Whether the time after the last event has yet to pass.
  private(set) var isBeforePause = false

  /// Does one thing. Between it and the time that passes after it, and at the end, `look` is called.
  func step(_ look: () -> Void) {
    let (event, hit) = next()
    let pause = Duration.microseconds(dice.next(below: isPatient ? 7_000_000 : 700_000))
    steps.append(Step(event: event, hit: hit, pause: pause))
    walked.handle(event, hitting: hit)
    // Keys that change a line open the mediation room.
    if !route.changesLines, walked.stage.room.card.name == MediationRoom.card.name {
      walked.stage.room = OpenRoom(CountsRoom())
    }
    isBeforePause = true
    look()
    walked.advance(pause)
    isBeforePause = false
    look()
  }

  /// After the last step, before anybody does something else.
  func finish() { journal = walked.session.bytes }

  private var isPatient: Bool { dice.next(below: 8) == 0 }

  private func next() -> (InputEvent, Hit?) {
    // Leaves a room that takes keys as text.
    if walked.stage.overlay != nil, dice.next(below: 3) == 0 { return (.key(Key(.escape)), nil) }
    switch dice.next(below: 8) {
    case 0, 1:
      let point = Point(
        x: dice.next(below: route.size.width), y: dice.next(below: route.size.height))
      let frame = StageRenderer.render(walked.stage, walked.state, theme: .mono)
      let kind = Self.clicks[dice.next(below: Self.clicks.count)]
      return (.mouse(Mouse(kind, at: point)), frame.hit(at: point))
    case 2, 3, 4: return (.key(Key(Self.codes[dice.next(below: Self.codes.count)])), nil)
    default: return (.key(keys[dice.next(below: keys.count)]), nil)
    }
  }

  private static let clicks: [Mouse.Kind] = [.press(.left), .press(.left), .wheelUp, .wheelDown]
  private static let codes: [Key.Code] = [
    .enter, .enter, .enter, .down, .up, .left, .right, .tab, .escape, .end,
  ]
}
