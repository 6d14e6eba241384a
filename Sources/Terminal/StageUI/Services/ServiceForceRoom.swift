import Catalogue
package import Observing
import Scenarios
package import Screen

/// What can be done to a service, its wrapper, and the application around them.
package struct ServiceForceRoom: ListRoom {
  package static let card = RoomCard(
    name: "service", title: "change the service",
    explanation: "What it answers, how its ads are loaded and shown, who the user is.",
    place: .over, isForSnapshots: false)

  package var list: ListPlace

  /// Begins at the first thing of a group.
  init(at group: ServiceForce.Group) {
    list = ListPlace(selected: ServiceForce.all.firstIndex { $0.group == group } ?? 0)
  }

  package init?(_ stage: Stage, _ state: StageState) { return nil }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    ServiceForce.all(for: state.aggregation).map(\.title)
  }

  package func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    let isVIP = state.ledgers.services.isVIP
    return ServiceForce.all(for: state.aggregation).map { force in
      let title = AccessibleText.named(force.group.title, force.title)
      let holds = state.aggregation.map { force.holds(for: $0, isVIP: isVIP) } ?? false
      return holds ? AccessibleText.holds(title) : title
    }
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ServiceForcePane(list, state)
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    guard let settings = state.aggregation else { return [] }
    stage.overlay = nil
    let force = ServiceForce.all(for: settings)[row]
    let isAsked = force.needsRequest && state.ledgers.services[stage.unit]?.isWaiting == false
    return force.actions(unit: stage.unit, settings).map { .perform($0) }
      + (isAsked ? [.perform(.request(unit: stage.unit))] : [])
  }
}

extension ServiceRecord {
  /// Whether something is on its way, or there, that a change would not be asked for.
  fileprivate var isWaiting: Bool {
    switch phase {
    case .idle, .exhausted: false
    case .loading, .ready, .retryWait, .showing, .closingGrace: true
    }
  }
}

/// Everything that can be done, with a mark at what is so already.
struct ServiceForcePane: Pane {
  private let rows: MarkedRows

  init(_ list: ListPlace, _ state: StageState) {
    let isVIP = state.ledgers.services.isVIP
    rows = MarkedRows(
      list,
      ServiceForce.all(for: state.aggregation).map { force in
        let holds = state.aggregation.map { force.holds(for: $0, isVIP: isVIP) } ?? false
        return .init(title: force.title, group: force.group.title, holds: holds)
      })
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = rows.sheet(.service, width: 56, besides: 11, &brush)
    rows.draw(in: inside, &brush)
  }
}
