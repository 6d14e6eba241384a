import Observing
import Playing
import Screen
import Simulation

/// What was done can be replayed from the journal.
struct ReplayObserver: WalkObserver {
  func end(_ walk: StageWalk) throws -> [String] {
    let session = walk.walked.session
    let bytes = session.bytes
    let replay = try Replay.play(try RecordedJournal(reading: bytes))
    if let difference = replay.difference { return ["replayed differently: \(difference)"] }
    return replay.session.bytes == bytes ? [] : ["replayed with other bytes"]
  }
}

/// The same steps give the same journal at every size.
struct SizeObserver: WalkObserver {
  static let sizes = [(120, 40), (200, 60), (60, 20)].map { Size(width: $0.0, height: $0.1) }

  func end(_ walk: StageWalk) -> [String] {
    // Rests are not among the steps.
    guard walk.route.changesLines else { return [] }
    return Self.sizes.filter { journal(of: walk, at: $0) != walk.journal }
      .map { "another journal at \($0.width)×\($0.height)" }
  }

  private func journal(of walk: StageWalk, at size: Size) -> [UInt8] {
    let walked = WalkedStage(walk.scenario, size: size)
    for step in walk.steps {
      walked.handle(step.event, hitting: step.hit)
      walked.advance(step.pause)
    }
    return walked.session.bytes
  }
}
