/// A clock that stands still until it is moved.
@MainActor
package final class StandingClock {
  package internal(set) var time = Duration.zero

  package init() {}
}
