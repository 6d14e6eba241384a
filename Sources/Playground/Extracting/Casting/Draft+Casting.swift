import AdServing
import Hunting
import Publishing

extension Draft {
  /// The same with a good adapter in every line, but where an adapter is known here.
  @MainActor
  func castByGood(butKnown: Bool) -> Draft {
    playing { butKnown && LinkedAdapters.contains($0.className) ? .itself : .good }
  }

  /// The same with a good adapter in every line but those of a part.
  func castByGood(but part: Part) -> Draft {
    playing { $0 == part ? .itself : .good }
  }

  /// The same with these parts played by others, and a good adapter in every other line.
  func castByGood(but casts: [Part: Cast]) -> Draft {
    playing { casts[$0].map { .other($0) } ?? .good }
  }

  /// Who plays a line.
  enum Player {
    case itself, good
    case other(Cast)
  }

  /// The same with each line played by somebody.
  func playing(_ player: (Part) -> Player) -> Draft {
    var draft = self
    for place in units.indices {
      let (format, api) = (units[place].format, units[place].api)
      draft.change(linesOf: place) { line in
        guard let name = line["class"]?.string else { return line }
        return switch player(Part(unit: place, className: name)) {
        case .itself: line
        case .good: CastList.good(format, api, bids: line.bids).playing(line)
        case .other(let cast): cast.playing(line)
        }
      }
    }
    return draft
  }
}

extension JSONTree {
  var format: UnitFormat { self["format"]?.string.flatMap(UnitFormat.init) ?? .native }
  var api: AdapterAPI { self["api"]?.string.flatMap(AdapterAPI.init) ?? .modern }
  var bids: Bool { self["bidResponse"] != nil }
}
