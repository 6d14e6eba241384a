import Simulation

/// Where an ad of a network is in its life: a table of states that each network has for itself.
package protocol MediatedLife {
  associatedtype State: Equatable
  associatedtype Event
  /// The network's errors.
  associatedtype Failure: MediatedFacts

  var state: State { get set }
  /// The states in which the answer to a request brings the ad.
  static var loading: [State] { get }
  /// The states in which an ad waits to be shown, and grows old.
  static var holding: [State] { get }

  mutating func handle(_ event: Event) -> [MediatedEffect<Event, Failure>]
}

extension MediatedLife {
  package typealias Effect = MediatedEffect<Event, Failure>

  package mutating func go(_ state: State, _ effects: Effect...) -> [Effect] {
    self.state = state
    return effects
  }
}

/// The events of an ad that covers the application, whatever its network calls the rest.
package protocol MediatedScreenEvent {
  /// The ad has waited too long.
  static var expired: Self { get }
  /// The ad is gone from the screen.
  static var closed: Self { get }
  static func notShown(_ failure: MediatedShowFailure) -> Self
}

/// An order of an ad's life to its driver.
package enum MediatedEffect<Event, Failure> {
  case request, present
  /// Tells inside the call that caused it.
  case tell(MediatedNews<Failure>)
  /// Tells as soon as that call is over.
  case tellSoon(MediatedNews<Failure>)
  /// Writes into the network's log what nobody else hears of.
  case log(String, Sense? = nil, Fields = .none)
  /// Goes on once the network's SDK has started.
  case afterStart(Event)
  /// Goes on as soon as the call is over.
  case soon(Event)
}

extension MediatedEffect: Equatable where Event: Equatable, Failure: Equatable {}
