package import Observing
import Scenarios
package import Simulation

// What the entries behind an act, and the ad itself, say about it.
extension EntryList {
  /// Whether the act found nothing to close: the remark that there is nothing follows at once.
  package func isInVain(_ act: Entry) -> Bool {
    act.number < count && self[act.number].sense == .closeMissed
  }

  /// The text that was tapped; nil for any other act.
  package func label(tappedIn act: Entry, _ ledgers: Ledgers) -> String? {
    guard let target = act.data[.target], let ad = act.ad else { return nil }
    return switched(by: act) ?? ledgers[ad]?.assets.google.string(target)
  }

  /// What a button with two meanings did to a VAST ad's video, which follows at once.
  private func switched(by act: Entry) -> String? {
    guard (1..<count).contains(act.number) else { return nil }
    let next = self[act.number]
    guard next.sense == .vastEvent, let event = next.data[.event] else { return nil }
    return ["pause", "unmute"].contains(event) ? event : nil
  }
}
