package import Scenarios
import Simulation

extension Session {
  /// Goes all the way before it returns.
  func drive(_ journey: Journey) {
    var journey = journey
    while let halt = journey.next(in: self) {
      var patience = patience
      // What outside code does has causes of its own, not the present action.
      let passed = journal.within(.none) { patience.serve(halt, world.outsideWork) }
      self.patience = patience
      passed.map(world.timeline.advance(by:))
    }
  }

  /// The same, suspended while outside code has its turn: a test on the main actor keeps main busy, and
  /// what is put there runs only meanwhile.
  func driveLettingMainRun(_ journey: Journey) async {
    var journey = journey
    while let halt = journey.next(in: self) {
      let passed = await serve(halt)
      // Somebody else may have begun a world meanwhile.
      world.resume()
      passed.map(world.timeline.advance(by:))
    }
  }

  private func serve(_ halt: Journey.Halt) async -> Duration? {
    guard case .realTime(let limit) = halt else {
      await MainTurns.take(waitingFor: world.outsideWork)
      return nil
    }
    let slice = patience.slice(atMost: limit)
    await MainTurns.pass(slice)
    return patience.spend(slice, atMost: limit)
  }
}

extension Patience {
  /// Returns how far the simulated clock goes with the real one.
  fileprivate mutating func serve(_ halt: Journey.Halt, _ work: OutsideWork) -> Duration? {
    switch halt {
    case .turnOnMain: MainQueueDrain.run(waitingFor: work)
    case .othersRest: letOthersRest()
    case .realTime(let limit): return pass(atMost: limit)
    }
    return nil
  }
}

// MARK: Letting main run

extension Session {
  /// ``start()`` for a test that keeps main busy.
  package func startLettingMainRun() async {
    begin()
    await driveLettingMainRun(Journey(to: .thisMoment))
  }

  /// ``perform(_:)`` for a test that keeps main busy.
  package func performLettingMainRun(_ action: Action) async {
    await driveLettingMainRun(enter(action))
  }

  /// ``waitForDeadlines()`` for a test that keeps main busy.
  package func waitForDeadlinesLettingMainRun() async {
    await driveLettingMainRun(wayToSilence)
  }
}
