import Simulation

/// The requests of one ad object to its network's server.
///
/// Only the newest request is answered. An answer to an earlier one, a second or a late one, would
/// otherwise pass for the answer that is awaited, and that one would then come to nobody.
package final class MediatedRequests {
  private let id: MediatedAdID
  private var newest = 0

  /// Requests for that ad unit.
  package init(of id: MediatedAdID) {
    self.id = id
  }

  /// Asks for an ad; `tell` is called with each answer until the next request.
  package func ask(_ tell: @escaping (MediatedAnswer) -> Void) {
    newest += 1
    let number = newest
    MediatedServer.shared.request(id) { [self] answer in
      if number == newest { tell(answer) } else { drop() }
    }
  }

  private func drop() {
    World.current.journal.note(
      by: .network(id.network), "an answer to an earlier request is dropped", violation: nil,
      data: ["adUnitID": .string(id.key)])
  }
}
