import Catalogue
import Observing
import Screen

extension Brush {
  /// The title of the switch, with its keys or with who always sees the user.
  mutating func whoSees(_ row: Rect, _ watch: WatchSwitch, servingMayDecide: Bool) {
    guard watch.isSwitch else {
      write(
        [("\(CountsText.whoSees)  ", theme.text), (CountsText.always, theme.network)],
        at: row.origin, until: row.maxX)
      return
    }
    let end = write([(CountsText.whoSees, theme.text)], at: row.origin, until: row.maxX)
    let room = Rect(x: end + 1, y: row.y, width: row.maxX - end - 1, height: 1)
    guard !servingMayDecide else {
      let key = keyLabel(.servingDecides)
      let words = [CountsText.servingMayDecide, CountsText.serving].map { "\(key) \($0)" }
      let fitting = words.first { TextWidth.columns($0) <= room.width }
      canvas.put(fitting ?? key, in: room, theme.muted, align: .end)
      mark(row, .command(.servingDecides))
      return
    }
    let keys = "\(keyLabel(.clicksFlag))/\(keyLabel(.impressionsFlag))"
    canvas.put("\(keys) \(CountsText.turnIt)", in: room, theme.muted, align: .end)
  }

  /// Who sees one kind of event: a switch with two ends.
  mutating func position(
    _ event: CountRow.Event, _ position: WatchSwitch.Position, _ row: Rect
  ) {
    let command: StageCommand = event == .click ? .clicksFlag : .impressionsFlag
    let title = Rect(x: row.x, y: row.y, width: 11, height: 1)
    canvas.put(CountsText.plural(event), in: title, theme.text, align: .end)
    let ends = ends(position, isNarrow: row.width < CountColumns.leastForNames)
    let end = write(ends, at: Point(x: row.x + 12, y: row.y), until: row.maxX)
    mark(Rect(x: row.x, y: row.y, width: end - row.x, height: 1), .command(command))
  }

  private func ends(
    _ position: WatchSwitch.Position, isNarrow: Bool
  ) -> [(String, Style)] {
    let network = isNarrow ? CountsText.networkInitial : CountsText.network
    let google = isNarrow ? CountsText.googleInitial : CountsText.google
    let (networks, googles) = (theme.network.adding(.bold), theme.google.adding(.bold))
    return switch position {
    case .open: [(" \(network)   \(google) ", theme.muted)]
    case .chosen(.network): [("[\(network)]", networks), ("  \(google) ", theme.muted)]
    case .chosen(.google): [(" \(network)  ", theme.muted), ("[\(google)]", googles)]
    case .servingDecides:
      [
        ("[\(google)] ", googles),
        (isNarrow ? CountsText.serving : CountsText.servingDecides, theme.google),
      ]
    case .always: [("[\(network)]", networks)]
    }
  }

  /// A key at the end of a row, and its command for the mouse.
  mutating func key(_ command: StageCommand, _ row: Rect) {
    canvas.put(keyLabel(command), in: row, theme.muted, align: .end)
    mark(row, .command(command))
  }
}
