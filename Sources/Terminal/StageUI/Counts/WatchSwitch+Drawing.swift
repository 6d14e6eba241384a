import Catalogue
import Observing
import Screen
import Theming

extension WatchSwitch {
  /// Who can change it.
  enum Keys: Equatable {
    /// Nobody: it was recorded on a phone.
    case none
    case ofFlags, ofServing
  }
}

extension Brush {
  /// The title of the switch, with its keys or with who always sees the user.
  mutating func whoSees(
    _ row: Rect, _ watch: WatchSwitch, _ keys: WatchSwitch.Keys, network: String
  ) {
    guard watch.isSwitch else {
      let room = row.width - TextWidth.columns(CountsText.whoSees) - 2
      let both = CountsText.alwaysBoth(network)
      let words =
        watch != .apart
        ? CountsText.always(network)
        : TextWidth.columns(both) <= room ? both : CountsText.bothSeeImpressions
      write(
        [("\(CountsText.whoSees)  ", theme.text), (words, theme.network)], at: row.origin,
        until: row.maxX)
      return
    }
    let end = write([(CountsText.whoSees, theme.text)], at: row.origin, until: row.maxX)
    let room = Rect(x: end + 1, y: row.y, width: row.maxX - end - 1, height: 1)
    guard keys != .none else { return }
    guard keys != .ofServing else {
      let key = keyLabel(.servingDecides)
      let words = [CountsText.servingMayDecide, CountsText.serving].map { "\(key) \($0)" }
      let fitting = words.first { TextWidth.columns($0) <= room.width }
      canvas.put(fitting ?? key, in: room, theme.muted, align: .end)
      mark(row, .command(.servingDecides))
      return
    }
    let both = "\(keyLabel(.clicksFlag))/\(keyLabel(.impressionsFlag))"
    canvas.put("\(both) \(CountsText.turnIt)", in: room, theme.muted, align: .end)
  }

  /// Who sees one kind of event: a switch whose ends stand under the sides' names.
  mutating func position(
    _ event: CountRow.Event, _ position: WatchSwitch.Position, _ row: Rect,
    _ columns: CountColumns
  ) {
    let command: StageCommand = event == .click ? .clicksFlag : .impressionsFlag
    let title = Rect(x: row.x, y: row.y, width: CountColumns.title, height: 1)
    canvas.put(CountsText.plural(event), in: title, theme.text, align: .end)
    let google = Point(x: columns.googleName, y: row.y)
    var end = side(
      columns.names.google, isChosen: position == .chosen(.google) || position == .servingDecides,
      theme.google, at: google, row)
    if position == .servingDecides {
      let words = [CountsText.servingDecides, CountsText.serving]
      let fitting = words.first { end + 1 + TextWidth.columns($0) <= row.maxX }
      end = write(
        [(fitting ?? "", theme.google)], at: Point(x: end + 1, y: row.y), until: row.maxX)
    } else {
      end = side(
        columns.names.network, isChosen: position == .chosen(.network) || position == .always,
        theme.network, at: Point(x: columns.networkName, y: row.y), row)
    }
    mark(Rect(x: row.x, y: row.y, width: end - row.x, height: 1), .command(command))
  }

  /// One end of the switch, with its name at a place whether or not it is in brackets.
  private mutating func side(
    _ name: String, isChosen: Bool, _ style: Style, at point: Point, _ row: Rect
  ) -> Int {
    let name = Text.ellipsised(name, to: row.maxX - point.x - 1)
    guard isChosen else { return write([(name, theme.muted)], at: point, until: row.maxX) }
    return write(
      [("[\(name)]", style.adding(.bold))], at: Point(x: point.x - 1, y: row.y), until: row.maxX)
  }

  /// A key at the end of a row, and its command for the mouse.
  mutating func key(_ command: StageCommand, _ row: Rect) {
    canvas.put(keyLabel(command), in: row, theme.muted, align: .end)
    mark(row, .command(command))
  }
}
