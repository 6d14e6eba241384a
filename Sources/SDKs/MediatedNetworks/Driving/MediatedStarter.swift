import Simulation

/// The start of a network's SDK: one attempt at a time, those who wait for its end, and what waits for
/// its success.
///
/// | | asked | succeeded | failed |
/// |---|---|---|---|
/// | `idle`, `failed` | `starting`, and the server is asked | – | – |
/// | `starting` | the caller waits with the others | `done`, and all are told | `failed`, and all are told |
/// | `done` | told at once | – | – |
///
/// An SDK that does not admit failures stays `idle` in their place, and so does one whose server never
/// answers: its callers go on waiting, and the next call asks again. All hear it under the name of the
/// ad, if any, for which they asked.
package final class MediatedStarter {
  private enum State {
    case idle, starting, done, failed
  }

  private let network: Party
  private let admitsFailure: Bool
  private var state = State.idle
  private var waiters: [(context: Context, tell: (Bool) -> Void)] = []
  private var queue: [(context: Context, action: () -> Void)] = []

  /// The start of the SDK of `network`.
  package init(of network: Party, admitsFailure: Bool = true) {
    self.network = network
    self.admitsFailure = admitsFailure
  }

  /// Who answers for the SDK.
  private var face: Party {
    MediatedServer.shared.mediator(at: network.name ?? "") ?? network
  }

  package var isDone: Bool { state == .done }
  package var hasFailed: Bool { state == .failed }

  /// Starts the SDK as its holder asks with that call, and answers with another one. A `refusal` is
  /// answered at once unless it has started, and a `failure` is what a failed attempt is called.
  package func start<Failure: MediatedFacts>(
    _ message: String, data: Fields = .none, hasKey: Bool = true, refusal: Failure? = nil,
    failure: Failure?, answer: String, _ tell: @escaping (Failure?) -> Void
  ) {
    entering(message) { [self] in
      let holder = MediatedHolder(of: face)
      holder.asks(message, .startAsked, data: data) {
        let tell = { (error: Failure?) in
          holder.hears(answer, .setUpAnswered, data: error?.facts ?? .none) { tell(error) }
        }
        if !isDone, let refusal { return tell(refusal) }
        if !isDone, !hasKey { holder.logs("there is no SDK key; it does not start") }
        start(hasKey: hasKey) { tell($0 ? nil : failure) }
      }
    }
  }

  /// Starts the SDK. `tell` is called once, with whether it has started; without a key it waits for
  /// another caller's.
  package func start(hasKey: Bool = true, _ tell: @escaping (Bool) -> Void) {
    MediatedServer.shared.noteStart(of: network.name ?? "") { [weak self] in self?.forget() }
    guard !isDone else { return tell(true) }
    waiters.append((World.current.journal.context, tell))
    if hasKey, state != .starting { ask() }
  }

  private func ask() {
    let answer = MediatedServer.shared.start(of: network.name ?? "")
    guard answer.answers, answer.succeeds || admitsFailure else { return }
    state = .starting
    World.current.after(
      answer.latency, "the SDK's settings arrived", .networkServerAnswered, by: face
    ) { self.ended(answer.succeeds) }
  }

  /// A caller may start it again when it is told of a failure, and load at once when it is told of a
  /// success: both see the new state, and nothing that they add is lost.
  private func ended(_ succeeds: Bool) {
    state = succeeds ? .done : .failed
    let told = waiters
    waiters = []
    let journal = World.current.journal
    for (context, tell) in told {
      journal.within(context.because(of: journal.context)) { tell(succeeds) }
    }
    guard succeeds else { return }
    let waited = queue
    queue = []
    for (context, action) in waited { journal.within(context, action) }
  }

  /// As in an application that was launched again: whoever waited is gone with the old one.
  private func forget() {
    state = .idle
    waiters = []
    queue = []
  }

  /// Runs something once the SDK has started, in the context of this call: what is loaded then is
  /// about the ad that was asked for now.
  package func afterStart(_ action: @escaping () -> Void) {
    if isDone { action() } else { queue.append((World.current.journal.context, action)) }
  }
}
