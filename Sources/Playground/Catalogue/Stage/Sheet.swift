/// A sheet over the panes, or a line for typing: its title and its keys.
package enum Sheet: Equatable, Sendable {
  case help(isSearching: Bool)
  case commands, scenarios, tours, theme, force, competition, service
  case options(unit: String)
  case why(entry: Int)
  case discrepancy(unit: String, isDone: Bool)
  case filter
  case parameter(line: String)
  case latency(line: String)
  case ecpm(line: String)
  case setting(line: String)
  case price(slot: String, isPerThousand: Bool)
}

extension Sheet {
  package var title: String {
    switch self {
    case .help: "Help"
    case .commands: "Commands"
    case .scenarios: "Scenarios"
    case .tours: "Tours and lessons"
    case .theme: "Theme"
    case .force: "Force an outcome"
    case .competition: "Change the competition"
    case .service: "Change the service"
    case .options(let unit): "Options of \(unit)"
    case .why(let entry): "Why #\(entry)"
    case .discrepancy(let unit, _): "Discrepancy of \(unit)"
    case .filter: "filter"
    case .parameter(let line): "parameter of \(line)"
    case .latency(let line): "latency of \(line)"
    case .ecpm(let line): "eCPM of \(line)"
    case .setting(let line): "setting of \(line), key=value"
    case .price(let slot, let isPerThousand):
      "USD \(isPerThousand ? "for 1,000 impressions" : "for one impression") of \(slot)"
    }
  }

  package var keys: String {
    switch self {
    case .help(let isSearching):
      isSearching ? "↑↓ choose · ⏎ do it · Esc back" : "↑↓ scroll · / search · any other key closes"
    case .why: "↑↓ scroll · any other key closes"
    case .commands: "⏎ do it · Esc back"
    case .scenarios: "⏎ open · Esc back"
    case .tours: "/ search · ⏎ begin · Esc back"
    case .theme: "/ search · ↑↓ preview · ⏎ keep"
    case .force: "/ search · ←→ line · ⏎ apply · Esc back"
    case .competition: "/ search · ←→ slot · $ price · ⏎ apply · Esc back"
    case .service: "/ search · ⏎ apply · Esc back"
    case .options: "/ search · ←→ change · Esc done"
    case .discrepancy(_, let isDone): isDone ? "c CSV · j JSON · other keys close" : "any key stops"
    case .filter: "⏎ keep  Esc clear"
    case .parameter, .latency, .ecpm, .setting, .price: "⏎ keep and reload  Esc cancel"
    }
  }
}
