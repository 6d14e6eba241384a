import Catalogue
import Observing
import Screen
import Simulation

extension CauseChain {
  /// The chain as lines of a sheet, and below the entry it is about all that the entry says.
  func lines(width: Int, timeWidth: Int, names: AssetNames) -> [SheetLine] {
    let margin = timeWidth + 9
    return links.enumerated().flatMap { place, link in
      place == asked
        ? link.lines(width, timeWidth, isAsked: true)
          + Payload(CallPath(self), names: names).lines(width: width - margin).map {
            $0.indented(by: margin)
          }
          + (place == links.count - 1 ? [] : [.gap])
        : link.lines(width, timeWidth, isAsked: false)
    }
  }
}

extension CauseChain.Link {
  fileprivate func lines(_ width: Int, _ timeWidth: Int, isAsked: Bool) -> [SheetLine] {
    let indent = String(repeating: " ", count: min(depth, 12) * 2)
    let before: [Piece] = [
      .muted(Text.padded(entry.time.seconds, to: timeWidth + 1, .end)),
      .muted(Text.padded("#\(entry.number)", to: 6, .end)),
      .plain("  \(indent)"), .muted(depth == 0 ? "" : "└ "),
      Piece("\(entry.way)  ", .party(entry.from)),
    ]
    let start = before.reduce(0) { $0 + TextWidth.columns($1.text) }
    let words = Text.wrapped(EntryWords.inTrace(entry), width: max(16, width - start))
    return words.enumerated().map { place, text in
      let first = place == 0 ? before : [.plain(String(repeating: " ", count: start))]
      return SheetLine(cells: first + [isAsked ? .bold(text) : .plain(text)], isLit: isAsked)
    } + because(timeWidth, indent, width)
  }

  /// The flag that decided.
  private func because(_ timeWidth: Int, _ indent: String, _ width: Int) -> [SheetLine] {
    guard let reason else { return [] }
    let margin = timeWidth + 11 + indent.count
    return Text.wrapped(reason.sentence, width: max(16, width - margin)).map {
      SheetLine(cells: [.accent($0)]).indented(by: margin)
    }
  }
}

extension SheetLine {
  fileprivate func indented(by columns: Int) -> SheetLine {
    SheetLine(cells: [.plain(String(repeating: " ", count: columns))] + cells, isLit: isLit)
  }
}
