import MediatedNetworks

/// Where an ad that covers the application is in its life. A load at the wrong moment is ignored: only
/// the log has it, and nobody is called back.
///
/// | | load | too soon | start | fill | no fill | show | expires | gone | not shown | destroyed |
/// |---|---|---|---|---|---|---|---|---|---|---|
/// | `idle` | `loading` | `waiting` | – | – | – | error 400 | – | – | – | `destroyed` |
/// | `waiting` | ignored | ignored | `loading` | – | – | error 400 | – | – | – | `destroyed` |
/// | `loading` | ignored | ignored | – | `ready`, told | `idle`, told | error 400 | – | – | – | `destroyed` |
/// | `ready` | ignored | ignored | – | told | – | `showing` | `idle`, logged | – | – | `destroyed` |
/// | `showing` | ignored | ignored | – | – | – | error 400 | – | `idle`, told | `idle`, told | `destroyed` |
/// | `destroyed` | ignored | ignored | – | – | – | error 400 | – | – | – | – |
package struct CLXFullscreenState: MediatedLife, Equatable {
  package enum State: Equatable {
    case idle, waiting, loading, ready, showing, destroyed
  }

  package enum Event: Equatable, MediatedScreenEvent {
    case loadAsked(isStarted: Bool)
    case started
    case filled, failed(CLXError)
    case showAsked
    case expired
    case closed, notShown(MediatedShowFailure)
    case destroyed
  }

  package static var loading: [State] { [.loading] }
  package static var holding: [State] { [.ready] }
  package var state = State.idle

  package mutating func handle(_ event: Event) -> [MediatedEffect<Event, CLXError>] {
    switch (state, event) {
    case (.idle, .loadAsked(isStarted: true)), (.waiting, .started): go(.loading, .request)
    case (.idle, .loadAsked(isStarted: false)): go(.waiting, .afterStart(.started))
    case (_, .loadAsked): [.log("load ignored: \(state)")]
    case (.loading, .filled): go(.ready, .tell(.loaded))
    case (.ready, .filled): [.tell(.loaded)]
    case (.loading, .failed(let error)): go(.idle, .tell(.failed(error)))
    case (.ready, .showAsked): go(.showing, .present)
    case (_, .showAsked): [.tellSoon(.notShown(CLXError(.adNotReady)))]
    case (.ready, .expired): go(.idle, .log("the ad expired; nobody is told", .networkExpired))
    case (.showing, .closed): go(.idle, .tell(.closed))
    case (.showing, .notShown(let failure)): go(.idle, .tell(.notShown(CLXError(failure))))
    case (_, .destroyed): go(.destroyed)
    case (_, .started), (_, .filled), (_, .failed), (_, .expired), (_, .closed), (_, .notShown): []
    }
  }
}
