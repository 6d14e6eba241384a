import AdServing
import Directing
package import Observing
package import Playing
package import Scenarios
package import Screen
import Simulation
package import StageUI
import Theming

/// A stage whose clock only a walk moves. It grants wishes that replace the session.
@MainActor
package final class WalkedStage {
  private let director: SessionDirector
  private let hand: Hand
  private var wish: StageWish?

  private final class Hand {
    var time = Duration.zero
  }

  package init(_ scenario: Scenario, size: Size) {
    let hand = Hand()
    self.hand = hand
    director = SessionDirector(
      Self.session(scenario),
      Stage(unit: scenario.adUnits[0].id, themes: ["mono"], theme: "mono", size: size),
      clock: { hand.time })
    director.onWish = { [weak self] in self?.wish = $0 }
    director.open()
  }

  package var session: Session { director.session }
  package var state: StageState { director.state }
  package var stage: Stage {
    get { director.stage }
    set { director.stage = newValue }
  }

  package func handle(_ event: InputEvent, hitting hit: Hit?) {
    director.handle(event, hitting: hit)
    grant()
  }

  package func advance(_ duration: Duration) {
    hand.time += duration
    director.catchUp()
  }

  private func grant() {
    guard let wish else { return }
    self.wish = nil
    let (scenario, seed) = (session.original, session.world.seed)
    switch wish {
    case .restart: director.restart(with: Self.session(scenario, seed))
    case .tell(let beat): director.tell(Self.session(scenario, seed), upTo: beat)
    case .branch: _ = director.branch(into: Self.session(scenario, seed))
    case .open(let name): open(name)
    case .useMouse, .snapshot, .copy, .keepJournal, .keepEvidence, .measureDiscrepancy,
      .stopMeasuring, .hunt, .stopHunting, .find, .export, .endStory, .keep, .quit, .showRun:
      break
    }
  }

  private func open(_ name: String) {
    let content = ScenarioLibrary.content(of: name) ?? []
    guard let other = try? Scenario(reading: content) else { return }
    stage.scenario = name
    if other.isTold {
      director.tell(Self.session(other), upTo: 0)
    } else {
      director.restart(with: Self.session(other))
    }
  }

  private static func session(_ scenario: Scenario, _ seed: UInt64? = nil) -> Session {
    let session = Session(scenario, seed: seed)
    session.drawing = { StagePicture.lines(of: $0) }
    return session
  }
}
