import Catalogue
import Observing
import Screen

/// Each field of the network's ad, and where Google's ad has it on the stage's side and on the other:
/// as many as there is room for, those that differ before all others.
struct AssetsOfBoth: Equatable {
  private let rows: [Row]

  private struct Row: Equatable {
    let field: String
    let near: String
    let far: String
    let isLost: Bool
  }

  /// Fewer are not worth a heading.
  private static let fewest = 3
  private static let narrowest = 46

  init(_ view: TwinView, _ ad: String?, _ size: Size) {
    let all = view.diff.assets.first { $0.ad == ad }?.rows ?? []
    let room = size.height - 1
    guard size.width >= Self.narrowest, room >= min(Self.fewest, all.count), !all.isEmpty else {
      rows = []
      return
    }
    let differing = all.filter { $0.modern != $0.legacy }
    let chosen =
      all.count <= room
      ? all : Array((differing + all.filter { $0.modern == $0.legacy }).prefix(room))
    rows = chosen.map { row in
      let sides = [row[view.original], row[view.api]]
      return Row(
        field: row.field, near: InterfaceText.fate(sides[0]), far: InterfaceText.fate(sides[1]),
        isLost: sides.contains(.lost))
    }
  }

  /// Its rows, with its heading.
  var height: Int { rows.isEmpty ? 0 : rows.count + 1 }

  func draw(in rect: Rect, with brush: inout Brush) {
    guard !rows.isEmpty else { return }
    brush.canvas.put(
      InterfaceText.assets, in: Rect(x: rect.x, y: rect.y, width: rect.width, height: 1),
      brush.theme.strong)
    let label = rect.width / 4
    let width = (rect.width - label) / 2
    for (place, row) in rows.enumerated() {
      let y = rect.y + 1 + place
      func cell(_ x: Int, _ text: String, _ width: Int, _ style: Style) {
        brush.canvas.put(
          Text.ellipsised(text, to: width - 1), in: Rect(x: x, y: y, width: width, height: 1), style
        )
      }
      let style = row.isLost ? brush.theme.alarm : brush.theme.text
      cell(rect.x, row.field, label, brush.theme.muted)
      cell(rect.x + label, row.near, width, style)
      cell(rect.x + label + width, row.far, width - 2, style)
      brush.canvas.put(
        row.near == row.far ? "=" : "≠", at: Point(x: rect.maxX - 2, y: y),
        row.near == row.far ? brush.theme.muted : brush.theme.accent)
    }
  }
}
