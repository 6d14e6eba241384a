import Simulation

/// What the Sample network knows before an auction that is held elsewhere.
public enum SampleBidding {
  /// Collects signals for an ad unit, from any queue; they are handed over on main.
  public static func collectSignals(
    forAdUnitID adUnitID: String, completionHandler: @escaping (String?, SampleErrorCode?) -> Void
  ) {
    guard !MainQueue.isCurrent else { return collect(adUnitID, completionHandler) }
    World.onMain { collect(adUnitID, completionHandler) }
  }

  private static func collect(
    _ adUnitID: String, _ completionHandler: (String?, SampleErrorCode?) -> Void
  ) {
    let journal = World.current.journal
    journal.call(
      from: .adapter, to: network, "collectSignals(forAdUnitID:)",
      data: [Fact.adUnitID(adUnitID)]
    ) {
      switch SampleAdServer.shared.settings(of: adUnitID).signals {
      case .given: answer("sample-\(adUnitID)", nil, completionHandler)
      case .refused: answer(nil, .noInventory, completionHandler)
      case .silent: break
      }
    }
  }

  private static func answer(
    _ signals: String?, _ error: SampleErrorCode?, _ handler: (String?, SampleErrorCode?) -> Void
  ) {
    var facts = Fields.none
    facts[.signals] = signals
    facts[.error] = error?.description
    World.current.journal.callback(
      from: network, to: .adapter, "completionHandler(signals, error)", data: facts
    ) { handler(signals, error) }
  }
}

/// What the network answers when it is asked for signals.
package enum SampleSignals: Sendable {
  case given, refused, silent
}
