import MediatedNetworks

/// Where an ad that covers the application is in its life. With somebody who looks at bids there is
/// a stop between the bid and the ad.
///
/// | | load | bid | unseen bid | no bid | go on | too late | give up | drawn | show | expires | gone | not shown |
/// |---|---|---|---|---|---|---|---|---|---|---|---|---|
/// | `idle` | `bidding` | – | – | told | – | – | – | – | error 2002 | – | – | – |
/// | `bidding` | error 1012 | `offered`, told | `drawing` | `idle`, told | – | – | – | – | error 2002 | – | – | – |
/// | `offered` | error 1012 | told | told | – | `drawing` | `idle`, error 1011 | `idle`, told | – | error 2002 | logged | – | – |
/// | `drawing` | error 1012 | – | – | – | – | – | – | `ready`, told | error 2002 | – | – | – |
/// | `ready` | error 1012 | – | – | – | – | – | – | – | `showing` | `expired`, told | – | – |
/// | `expired` | `bidding` | – | – | – | – | – | – | – | error 1011 | – | – | – |
/// | `showing` | error 1012 | – | – | – | – | – | – | – | error 2001 | – | `shown`, told | `shown`, told |
/// | `shown` | `bidding` | – | – | – | – | – | – | – | error 2001 | – | – | – |
package struct POBAdState: MediatedLife, Equatable {
  package enum State: Equatable {
    case idle, bidding, offered, drawing, ready, expired, showing, shown
  }

  package enum Event: Equatable, MediatedScreenEvent {
    case loadAsked
    case bidReceived(isWatched: Bool), bidFailed(POBError)
    case proceedAsked(isExpired: Bool), givenUp(POBError)
    case drawn
    case showAsked
    case expired
    case closed, notShown(MediatedShowFailure)
  }

  package static var loading: [State] { [.bidding] }
  package static var holding: [State] { [.offered, .drawing, .ready] }
  package var state = State.idle

  package mutating func handle(_ event: Event) -> [MediatedEffect<Event, POBError>] {
    switch (state, event) {
    case (.idle, .loadAsked), (.expired, .loadAsked), (.shown, .loadAsked): go(.bidding, .request)
    case (_, .loadAsked): [.tellSoon(.failed(POBError(.requestNotAllowed)))]
    case (.bidding, .bidReceived(isWatched: true)): go(.offered, .tell(.offered))
    case (.bidding, .bidReceived(isWatched: false)): go(.drawing, .soon(.drawn))
    case (.offered, .bidReceived): [.tell(.offered)]
    case (.bidding, .bidFailed(let error)): go(.idle, .tell(.notOffered(error)))
    case (.idle, .bidFailed(let error)): [.tell(.notOffered(error))]
    case (.offered, .proceedAsked(isExpired: true)):
      go(.idle, .tellSoon(.failed(POBError(.adExpired))))
    case (.offered, .proceedAsked): go(.drawing, .soon(.drawn))
    case (.offered, .givenUp(let error)): go(.idle, .tell(.failed(error)))
    case (.drawing, .drawn): go(.ready, .tell(.loaded))
    case (.ready, .showAsked): go(.showing, .present)
    case (.expired, .showAsked): refuseToShow(.adExpired)
    case (.showing, .showAsked), (.shown, .showAsked): refuseToShow(.adAlreadyShown)
    case (_, .showAsked): refuseToShow(.adNotReady)
    case (.ready, .expired): go(.expired, .tell(.expired))
    case (.offered, .expired): [.log("the bid expired; nobody is told", .networkExpired)]
    case (.showing, .closed): go(.shown, .tell(.closed))
    case (.showing, .notShown): go(.shown, .tell(.notShown(POBError(.renderError))))
    case (_, .bidReceived), (_, .bidFailed), (_, .proceedAsked), (_, .givenUp), (_, .drawn),
      (_, .expired), (_, .closed), (_, .notShown):
      []
    }
  }

  private func refuseToShow(_ code: POBErrorCode) -> [MediatedEffect<Event, POBError>] {
    [.tellSoon(.notShown(POBError(code)))]
  }
}
