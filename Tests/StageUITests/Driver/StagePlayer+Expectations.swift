import Playing
import Observing
import Simulation
import Testing

/// The expected counts of a ledger.
struct Counted: Equatable, CustomStringConvertible {
  let impressions: Int
  let clicks: Int

  init(impressions: Int = 0, clicks: Int = 0) {
    self.impressions = impressions
    self.clicks = clicks
  }

  init(_ tally: AdRecord.Tally) {
    self.init(impressions: tally.impressions, clicks: tally.clicks)
  }

  static let nothing = Counted()

  var description: String { "\(impressions) impressions, \(clicks) clicks" }
}

extension StagePlayer {
  /// Both ledgers of the ad on the stage.
  func expect(
    google: Counted, network: Counted, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(ad.map { Counted($0.google) } == google, sourceLocation: sourceLocation)
    #expect(ad.map { Counted($0.networks) } == network, sourceLocation: sourceLocation)
  }

  /// Both ledgers, with equal counts.
  func expect(both counted: Counted, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(google: counted, network: counted, sourceLocation: sourceLocation)
  }

  /// Messages that are in the journal in this order.
  func expect(journal messages: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    var rest = session.journal.entries[...]
    for message in messages {
      guard let place = rest.firstIndex(where: { $0.message == message }) else {
        Issue.record(
          "\(message) is not in the journal, or not in this order", sourceLocation: sourceLocation)
        return
      }
      rest = rest[(place + 1)...]
    }
  }
}
