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
struct POBAdState: Equatable {
  enum State: Equatable {
    case idle, bidding, offered, drawing, ready, expired, showing, shown
  }

  enum Event: Equatable {
    case loadAsked
    case bidReceived(isWatched: Bool), bidFailed
    case proceedAsked(isExpired: Bool), givenUp
    case drawn
    case showAsked
    case expired
    case dismissed, notShown
  }

  enum Effect: Equatable {
    case request, draw
    case tellBid, tellNoBid, tellReceived
    /// The server is told that the bid lost, and the delegate that there is no ad.
    case tellLost
    case tellFailed(POBErrorCode)
    case present, refuseToShow(POBErrorCode)
    case tellExpired, markExpired
    case tellDismissed, tellNotShown
  }

  private(set) var state = State.idle

  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.idle, .loadAsked), (.expired, .loadAsked), (.shown, .loadAsked):
      return go(.bidding, .request)
    case (_, .loadAsked): return [.tellFailed(.requestNotAllowed)]
    case (.bidding, .bidReceived(isWatched: true)): return go(.offered, .tellBid)
    case (.bidding, .bidReceived(isWatched: false)): return go(.drawing, .draw)
    case (.offered, .bidReceived): return [.tellBid]
    case (.bidding, .bidFailed): return go(.idle, .tellNoBid)
    case (.idle, .bidFailed): return [.tellNoBid]
    case (.offered, .proceedAsked(isExpired: true)): return go(.idle, .tellFailed(.adExpired))
    case (.offered, .proceedAsked): return go(.drawing, .draw)
    case (.offered, .givenUp): return go(.idle, .tellLost)
    case (.drawing, .drawn): return go(.ready, .tellReceived)
    case (.ready, .showAsked): return go(.showing, .present)
    case (.expired, .showAsked): return [.refuseToShow(.adExpired)]
    case (.showing, .showAsked), (.shown, .showAsked): return [.refuseToShow(.adAlreadyShown)]
    case (_, .showAsked): return [.refuseToShow(.adNotReady)]
    case (.ready, .expired): return go(.expired, .tellExpired)
    case (.offered, .expired): return [.markExpired]
    case (.showing, .dismissed): return go(.shown, .tellDismissed)
    case (.showing, .notShown): return go(.shown, .tellNotShown)
    case (_, .bidReceived), (_, .bidFailed), (_, .proceedAsked), (_, .givenUp), (_, .drawn),
      (_, .expired), (_, .dismissed), (_, .notShown):
      return []
    }
  }

  private mutating func go(_ state: State, _ effects: Effect...) -> [Effect] {
    self.state = state
    return effects
  }
}
