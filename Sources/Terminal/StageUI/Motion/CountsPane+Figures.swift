import Observing
import Screen

extension CountsPane {
  /// Where the clicks of a side are counted, if they are on the screen.
  func figure(ofClicksBy side: Bookkeeper, in rect: Rect) -> Rect? {
    let inside = inside(of: rect)
    let columns = CountColumns(inside, networkName: sheet.networkName)
    var y = inside.y
    for line in sheet.lines(width: inside.width, height: inside.height) where y < inside.maxY {
      let height = line.rows(width: inside.width)
      switch line {
      case .row(let row) where row.event == .click, .largeRow(let row) where row.event == .click:
        return figure(side == .google ? row.google : row.network, side, columns, y, height)
      default: y += height
      }
    }
    return nil
  }

  private func figure(
    _ number: Int?, _ side: Bookkeeper, _ columns: CountColumns, _ y: Int, _ height: Int
  ) -> Rect {
    let plain = number.map { String($0).count } ?? 1
    let width = height == 1 ? plain : LargeFigure(number)?.width ?? plain
    let x = side == .google ? columns.google + 1 - width : columns.network
    return Rect(x: x, y: y, width: width, height: height)
  }
}
