/// The requests of a banner or a native ad. The answer places an ad, and a second one is told again.
///
/// | | load | too soon | start | fill | no fill |
/// |---|---|---|---|---|---|
/// | `idle` | `loading` | `waiting`, or an error | – | told | told |
/// | `waiting` | as it is set | as it is set | `loading` | – | – |
/// | `loading` | as it is set | as it is set | – | `idle`, placed, told | `idle`, told |
package struct MediatedViewLife<Failure: MediatedFacts>: MediatedLife {
  package enum State {
    case idle, waiting, loading
  }

  package enum Event {
    case loadAsked(isStarted: Bool)
    case started, filled, failed(Failure)
  }

  package static var loading: [State] { [.loading] }
  package static var holding: [State] { [] }

  package var state = State.idle
  private let tooSoon: Failure?
  private let tooMany: MediatedEffect<Event, Failure>

  /// `tooSoon` is what a load before the SDK's start fails with; without it the load waits. `tooMany`
  /// becomes of a load while one is under way.
  package init(tooSoon: Failure? = nil, tooMany: MediatedEffect<Event, Failure>) {
    self.tooSoon = tooSoon
    self.tooMany = tooMany
  }

  package mutating func handle(_ event: Event) -> [MediatedEffect<Event, Failure>] {
    switch (state, event) {
    case (.idle, .loadAsked(isStarted: false)):
      tooSoon.map { [.tellSoon(.failed($0))] } ?? go(.waiting, .afterStart(.started))
    case (.idle, .loadAsked), (.waiting, .started): go(.loading, .request)
    case (_, .loadAsked): [tooMany]
    case (.loading, .filled): go(.idle, .present, .tell(.loaded))
    case (.loading, .failed(let error)): go(.idle, .tell(.failed(error)))
    case (.idle, .filled): [.tell(.loaded)]
    case (.idle, .failed(let error)): [.tell(.failed(error))]
    case (_, .started), (.waiting, .filled), (.waiting, .failed): []
    }
  }
}
