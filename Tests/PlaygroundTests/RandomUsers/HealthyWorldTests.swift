import Properties
import Testing

extension AllSessions {
  /// Properties of every random world, and of those in which all networks are healthy. `Checks` plays
  /// many more.
  @Suite @MainActor struct HealthyWorldTests {
    @Test(arguments: [UInt64(1)..<3, 3..<5])
    func `a random user's journal replays byte for byte`(_ seeds: Range<UInt64>) {
      Property.replay.expect(for: seeds)
    }

    @Test(arguments: [UInt64(1)..<11, 11..<21])
    func `both ledgers agree while every network is healthy`(_ seeds: Range<UInt64>) {
      Property.ledgers.expect(for: seeds, moreThan: 8)
    }
  }
}
