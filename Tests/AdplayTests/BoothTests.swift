@testable import Adplay
import Dispatch
import Testing

/// A demo without a presenter begins again by itself. The limits are long because tests wait for their turn
/// on a busy machine.
@Suite(.serialized) @MainActor struct BoothTests {
  /// Returns when the booth begins again, and fails by never returning if it does not.
  private func beginning(
    patience: DispatchTimeInterval, rest: DispatchTimeInterval, _ body: (Booth) -> Void
  ) async {
    var booth: Booth?
    await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
      let one = Booth(patience: patience, rest: rest) { waiting.resume() }
      booth = one
      body(one)
    }
    _ = booth
  }

  @Test(.timeLimit(.minutes(30))) func `it begins again some time after the last touch`()
    async
  {
    await beginning(patience: .milliseconds(5), rest: .seconds(3600)) { $0.touched() }
  }

  @Test(.timeLimit(.minutes(30))) func `it begins again after its end`() async {
    await beginning(patience: .seconds(3600), rest: .milliseconds(5)) { $0.ended() }
  }

  @Test(.timeLimit(.minutes(30))) func `a touch after the end starts the wait over`() async {
    await beginning(patience: .milliseconds(5), rest: .seconds(3600)) {
      $0.ended()
      $0.touched()
    }
  }
}
