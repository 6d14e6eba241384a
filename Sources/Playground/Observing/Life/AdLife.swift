package import Scenarios
package import Simulation

/// The life of one ad: where it is, what has happened to it, and which events could not have
/// happened then.
///
/// An event that cannot happen in the present state is a stray: the state stays as it is.
package struct AdLife: Equatable, Sendable {
  /// The kind of its unit, which decides its table.
  package let kind: Scenario.UnitKind
  package private(set) var state = LifeState.loading
  /// When each reached state was last reached, in the order of first reaching them.
  package private(set) var visits: [Visit] = []
  /// What happened, in the order of first happening.
  package private(set) var marks: [Mark] = []
  /// The first few events that could not have happened then.
  package private(set) var strays: [Stray] = []

  private static let strayLimit = 6

  package struct Visit: Equatable, Sendable {
    package let state: LifeState
    package fileprivate(set) var occasion: Occasion
  }

  package struct Mark: Equatable, Sendable {
    package let event: LifeEvent
    package fileprivate(set) var count: Int
    package fileprivate(set) var entry: Int
  }

  package struct Stray: Equatable, Sendable {
    package let event: LifeEvent
    package let state: LifeState
    /// Whether it had happened before, when it could.
    package let isRepeated: Bool
    package let entry: Int
  }

  package init(_ kind: Scenario.UnitKind) {
    self.kind = kind
  }

  package var table: LifeTable { .of(kind) }

  package func visit(_ state: LifeState) -> Visit? { visits.first { $0.state == state } }
  package func mark(_ event: LifeEvent) -> Mark? { marks.first { $0.event == event } }

  /// Whether it can happen now.
  package func allows(_ event: LifeEvent) -> Bool { next(event) != nil }

  /// What can happen now, of what its diagram shows or what leads to another state.
  package var possibleEvents: [LifeEvent] {
    let shown = table.diagram.events
    return LifeEvent.allCases.filter { event in
      guard let next = next(event), !event.isOfVideo || mark(event) == nil else { return false }
      return next != state || shown.contains(event)
    }
  }

  /// Reads an entry about the ad.
  package mutating func add(_ entry: Entry) {
    let occasion = Occasion(entry)
    if visits.isEmpty { visit(.loading, occasion) }
    if let event = LifeEvent(entry, of: kind) { handle(event, occasion) }
  }

  /// When something was, and the entry that says so.
  package struct Occasion: Equatable, Sendable {
    package var time: Instant
    package var entry: Int

    package init(time: Instant, entry: Int) {
      self.time = time
      self.entry = entry
    }

    init(_ entry: Entry) { self.init(time: entry.time, entry: entry.number) }
  }

  package mutating func handle(_ event: LifeEvent, _ occasion: Occasion) {
    guard let next = next(event) else { return addStray(event, occasion) }
    mark(event, occasion)
    guard next != state else { return }
    state = next
    visit(next, occasion)
  }

  private mutating func visit(_ state: LifeState, _ occasion: Occasion) {
    guard let place = visits.firstIndex(where: { $0.state == state }) else {
      return visits.append(Visit(state: state, occasion: occasion))
    }
    visits[place].occasion = occasion
  }

  private mutating func mark(_ event: LifeEvent, _ occasion: Occasion) {
    guard let place = marks.firstIndex(where: { $0.event == event }) else {
      return marks.append(Mark(event: event, count: 1, entry: occasion.entry))
    }
    marks[place].count += 1
    marks[place].entry = occasion.entry
  }

  private mutating func addStray(_ event: LifeEvent, _ occasion: Occasion) {
    guard strays.count < Self.strayLimit else { return }
    strays.append(
      Stray(event: event, state: state, isRepeated: mark(event) != nil, entry: occasion.entry))
  }
}

extension AdLife {
  /// Where an event leads from here; nil if it cannot happen.
  private func next(_ event: LifeEvent) -> LifeState? {
    table.next(event, from: state) { condition in
      switch condition {
      case .always: true
      case .once: mark(event) == nil
      case .clickedSincePage: (mark(.click)?.entry ?? 0) > (mark(.willPresent)?.entry ?? 0)
      case .unseen: mark(.impression) == nil
      }
    }
  }
}

extension LifeEvent {
  /// A video starts and ends once; what is said of it again is said too late, or twice.
  fileprivate var isOfVideo: Bool { self == .videoStarted || self == .videoEnded }
}
