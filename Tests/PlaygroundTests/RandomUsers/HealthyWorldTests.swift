import Properties
import Testing

extension AllSessions {
  /// What holds for every random world, and for those in which all networks are healthy.
  @Suite @MainActor struct HealthyWorldTests {
    @Test(arguments: [UInt64(1)..<6, 6..<11])
    func `a random user's journal replays byte for byte`(_ seeds: Range<UInt64>) {
      Property.replay.expect(for: seeds)
    }

    @Test(arguments: [UInt64(1)..<16, 16..<31])
    func `both ledgers agree while every network is healthy`(_ seeds: Range<UInt64>) {
      Property.ledgers.expect(for: seeds, moreThan: 15)
    }
  }
}
