import MediatedNetworks

/// Where an ad that covers the application is in its life. LevelPlay says what is wrong, and tells a
/// second answer again. `ready` gives its ad up for another one.
///
/// | | load | too soon | fill | no fill | show | capped | other values | expires | gone | not shown |
/// |---|---|---|---|---|---|---|---|---|---|---|
/// | `idle` | `loading` | error 625 | – | told | error 628 | error 628 | – | – | – | – |
/// | `loading` | error 627 | error 625 | `ready`, told | `idle`, told | error 631 | error 631 | – | – | – | – |
/// | `ready` | `loading` | error 625 | told | – | `showing` | error 524 | told | `idle`, logged | – | – |
/// | `showing` | error 629 | error 625 | – | – | error 630 | error 630 | – | – | `idle`, told | `idle`, told |
package struct LPMAdState: MediatedLife, Equatable {
  package enum State: Equatable {
    case idle, loading, ready, showing
  }

  package enum Event: Equatable, MediatedScreenEvent {
    case loadAsked(isStarted: Bool)
    case filled, failed(LPMError)
    case showAsked(isCapped: Bool)
    case changed, expired
    case closed, notShown(MediatedShowFailure)
  }

  package static var loading: [State] { [.loading] }
  package static var holding: [State] { [.ready] }
  package var state = State.idle

  package mutating func handle(_ event: Event) -> [MediatedEffect<Event, LPMError>] {
    switch (state, event) {
    case (_, .loadAsked(isStarted: false)): refuseToLoad(.loadBeforeInit)
    case (.idle, .loadAsked), (.ready, .loadAsked): go(.loading, .request)
    case (.loading, .loadAsked): refuseToLoad(.loadWhileLoading)
    case (.showing, .loadAsked): refuseToLoad(.loadWhileShowing)
    case (.loading, .filled): go(.ready, .tell(.loaded))
    case (.ready, .filled): [.tell(.loaded)]
    case (.loading, .failed(let error)): go(.idle, .tell(.failed(error)))
    case (.idle, .failed(let error)): [.tell(.failed(error))]
    case (.ready, .showAsked(isCapped: true)): refuseToShow(.placementCapped)
    case (.ready, .showAsked): go(.showing, .present)
    case (.idle, .showAsked): refuseToShow(.showBeforeLoad)
    case (.loading, .showAsked): refuseToShow(.showWhileLoading)
    case (.showing, .showAsked): refuseToShow(.showWhileShowing)
    case (.ready, .changed): [.tell(.changed)]
    case (.ready, .expired): go(.idle, .log("the ad expired; nobody is told", .networkExpired))
    case (.showing, .closed): go(.idle, .tell(.closed))
    case (.showing, .notShown(let failure)): go(.idle, .tell(.notShown(LPMError(failure))))
    case (_, .filled), (_, .failed), (_, .changed), (_, .expired), (_, .closed), (_, .notShown): []
    }
  }

  private func refuseToLoad(_ code: LPMErrorCode) -> [MediatedEffect<Event, LPMError>] {
    [.tellSoon(.failed(LPMError(code)))]
  }

  private func refuseToShow(_ code: LPMErrorCode) -> [MediatedEffect<Event, LPMError>] {
    [.tellSoon(.notShown(LPMError(code)))]
  }
}
