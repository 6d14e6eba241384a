import Languages
package import Scenarios

/// A sheet over the panes, or a line for typing: its title and its keys.
package enum Sheet: Equatable, Sendable {
  case help(isSearching: Bool)
  case commands, tours, theme
  /// A list from which something is opened.
  case list(String)
  case force(Scenario.Through)
  case options(unit: String)
  case layout(unit: String)
  case why(entry: Int, copy: String, zoom: String)
  case discrepancy(unit: String, hasCounts: Bool, isOver: Bool)
  case hunt(unit: String, hasFinds: Bool, isOver: Bool)
  case filter
  case className(line: String)
  case label(line: String)
  case parameter(line: String)
  case latency(line: String)
  case ecpm(line: String)
  case setting(line: String)
  case price(slot: String, isPerThousand: Bool)
}

extension Sheet {
  /// The field of AdMob's form that comes next.
  private var next: String {
    switch self {
    case .className: "Label"
    case .label: "Parameter"
    default: "Class Name"
    }
  }

  package var title: String {
    switch self {
    case .help: localized("Help")
    case .commands: localized("Commands")
    case .list(let title): title
    case .tours: localized("Tours and lessons")
    case .theme: localized("Theme")
    case .force: localized("Force an outcome")
    case .options(let unit): localized("Options of \(unit)")
    case .layout(let unit): localized("Layout of \(unit)")
    case .why(let entry, _, _): localized("Why #\(entry)")
    case .discrepancy(let unit, _, _): localized("Discrepancy of \(unit)")
    case .hunt(let unit, _, _): localized("Hunt of \(unit)")
    case .filter: localized("filter")
    case .className(let line): localized("Class Name of \(line)")
    case .label(let line): localized("Label of \(line)")
    case .parameter(let line): localized("parameter of \(line)")
    case .latency(let line): localized("latency of \(line)")
    case .ecpm(let line): localized("eCPM of \(line)")
    case .setting(let line): localized("setting of \(line), key=value")
    case .price(let slot, let isPerThousand):
      localized(
        "USD \(isPerThousand ? localized("for 1,000 impressions") : localized("for one impression")) of \(slot)"
      )
    }
  }

  package var keys: String {
    switch self {
    case .help(let isSearching):
      isSearching
        ? localized("↑↓ choose · ⏎ do it · Esc back")
        : localized("↑↓ scroll · / search · any other key closes")
    case .why(_, let copy, let zoom):
      localized("↑↓ scroll · \(copy) copy · \(zoom) wide · any other key closes")
    case .commands: localized("⏎ do it · Esc back")
    case .list: localized("⏎ open · Esc back")
    case .tours: localized("/ search · ⏎ begin · Esc back")
    case .theme: localized("/ search · ↑↓ preview · ⏎ keep · Esc back")
    case .force(let through): through.text.forceKeys
    case .layout: localized("/ search · ⏎ why · Esc back")
    case .options: localized("/ search · ←→ change · Esc done")
    case .discrepancy(_, hasCounts: true, _): localized("c CSV · j JSON · other keys close")
    case .hunt(_, hasFinds: true, _): localized("↑↓ choose · ⏎ open · other keys close")
    case .discrepancy(_, hasCounts: false, let isOver), .hunt(_, hasFinds: false, let isOver):
      isOver ? localized("any key closes") : localized("any key stops")
    case .filter: localized("⏎ keep  Esc clear")
    case .className, .label, .parameter:
      "\(localized("⏎ keep and reload  Esc cancel"))  Tab \(next)"
    case .latency, .ecpm, .setting, .price: localized("⏎ keep and reload  Esc cancel")
    }
  }
}
