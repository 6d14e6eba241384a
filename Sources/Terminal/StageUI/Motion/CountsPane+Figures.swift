import Observing
import Screen

/// Where the clicks are counted.
struct ClickPlace {
  let row: CountRow
  let rows: Rect
  let columns: CountColumns
  /// The words below the figures; empty if there are none.
  let captions: Rect

  func figure(_ side: Bookkeeper) -> Rect {
    let number = side == .google ? row.google : row.network
    let width = lines(number).first.map { $0.count } ?? 1
    let x = side == .google ? columns.google + 1 - width : columns.network
    return Rect(x: x, y: rows.y, width: width, height: rows.height)
  }

  /// A figure as it is drawn there; it is no wider than that of a number with as many digits.
  func lines(_ number: Int?) -> [String] {
    guard rows.height > 1 else { return [number.map(String.init) ?? "?"] }
    return LargeFigure(number)?.lines ?? []
  }

  /// The figures before these counts, the arrow before anything crossed, and no words; each until the
  /// mark gets to it.
  func veils(_ counts: [(side: Bookkeeper, amount: Int, cell: Int)], end: Int) -> [Motion.Veil] {
    var veils: [Motion.Veil] = []
    var before = (google: row.google, network: row.network)
    for count in counts.reversed() {
      if count.side == .google {
        before.google = before.google.map { $0 - count.amount }
      } else {
        before.network = before.network.map { $0 - count.amount }
      }
      let rect = figure(count.side)
      let old = lines(count.side == .google ? before.google : before.network)
      guard let width = old.first?.count, width <= rect.width else { continue }
      let padded = old.map { line in
        let gap = String(repeating: " ", count: rect.width - width)
        return count.side == .google ? gap + line : line + gap
      }
      veils.append(.init(cell: count.cell, cover: .words(padded, at: rect.origin)))
    }
    guard before == (0, 0), let first = counts.first?.side else { return veils }
    let shaft = columns.shaft(rows.y + rows.height / 2)
    let remark = columns.remark(shaft.y, figure: figure(.network).width)
    return veils + [
      .init(
        cell: end,
        cover: .words([Shaft(.toCome(first), width: shaft.width).text], at: shaft.origin)),
      .init(cell: end, cover: .nothing(remark)), .init(cell: end, cover: .nothing(captions)),
    ]
  }
}

extension CountsPane {
  /// Nil if they are not on the screen.
  func clicks(in rect: Rect) -> ClickPlace? {
    let inside = inside(of: rect)
    let columns = CountColumns(inside, networkName: sheet.networkName)
    let lines = sheet.lines(width: inside.width, height: inside.height)
    var y = inside.y
    for (place, line) in lines.enumerated() where y < inside.maxY {
      let height = line.rows(width: inside.width)
      switch line {
      case .row(let row) where row.event == .click, .largeRow(let row) where row.event == .click:
        let rows = Rect(x: inside.x, y: y, width: inside.width, height: height)
        let next = lines.indices.contains(place + 1) ? lines[place + 1] : nil
        let captions = inside.row(rows.maxY)
        return ClickPlace(
          row: row, rows: rows, columns: columns,
          captions: next?.isCaptions == true ? captions : .zero)
      default: y += height
      }
    }
    return nil
  }
}

extension CountsLine {
  fileprivate var isCaptions: Bool {
    if case .captions = self { true } else { false }
  }
}
