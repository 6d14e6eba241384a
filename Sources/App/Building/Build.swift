/// When a package is built, and what becomes of it.
///
/// | | saved | built | not built | works | does not work |
/// |---|---|---|---|---|---|
/// | idle | building | – | – | – | – |
/// | building | building, outdated | trying, or idle if nothing is new | idle | – | – |
/// | trying | trying, outdated | – | – | ready | idle |
/// | outdated | the same | building | building | building | building |
/// | ready | – | – | – | – | – |
///
/// One build at a time; whatever is saved meanwhile is in the next one.
struct Build: Equatable {
  enum State: Equatable {
    case idle
    case building(since: Duration, isOutdated: Bool)
    /// The new program shows whether it can go on.
    case trying(since: Duration, isOutdated: Bool)
    case ready
  }

  enum Event: Equatable {
    case saved
    /// `isNew` tells whether there is another program than before.
    case built(isNew: Bool)
    case notBuilt([BuildTrouble])
    case works
    case doesNotWork([BuildTrouble])
  }

  enum Effect: Equatable {
    case build
    case tryOut
    case say([BuildTrouble])
    case sayNothingNew(took: Duration)
    case becomeIt(took: Duration)
  }

  private(set) var state = State.idle

  /// `now` is the time of the event.
  mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch (state, event) {
    case (.idle, .saved):
      return begin(at: now)
    case (.building(let start, _), .saved):
      state = .building(since: start, isOutdated: true)
      return []
    case (.trying(let start, _), .saved):
      state = .trying(since: start, isOutdated: true)
      return []
    case (.building(_, isOutdated: true), .built), (.building(_, isOutdated: true), .notBuilt),
      (.trying(_, isOutdated: true), .works), (.trying(_, isOutdated: true), .doesNotWork):
      return begin(at: now)
    case (.building(let start, _), .built(let isNew)):
      state = isNew ? .trying(since: start, isOutdated: false) : .idle
      return isNew ? [.tryOut] : [.sayNothingNew(took: now - start)]
    case (.building, .notBuilt(let troubles)), (.trying, .doesNotWork(let troubles)):
      state = .idle
      return [.say(troubles)]
    case (.trying(let start, _), .works):
      state = .ready
      return [.becomeIt(took: now - start)]
    case (.idle, _), (.building, _), (.trying, _), (.ready, _):
      return []
    }
  }

  private mutating func begin(at now: Duration) -> [Effect] {
    state = .building(since: now, isOutdated: false)
    return [.build]
  }
}
