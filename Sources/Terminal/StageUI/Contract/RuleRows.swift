import Languages
import Catalogue
import Contract
import Screen

/// The lines of the rules in a list: a sentence that is too long goes on in the next line. Where there
/// is little room, signs alone say how a rule stands.
struct RuleRows {
  private let list: RuleList
  private let width: Int

  /// From this width the words for how a rule stands are behind it.
  private static let leastForNotes = 56

  init(_ list: RuleList, width: Int) {
    self.list = list
    self.width = width
  }

  var hasNotes: Bool { width >= Self.leastForNotes }

  func lines(of place: Int, atMost limit: Int? = nil) -> [String] {
    let row = list[place]
    let note = hasNotes || row.isBroken ? row.note : ""
    let room = width - 2 - (note.isEmpty ? 0 : TextWidth.columns(note) + 1)
    let sentence = row.rule.map { localized(sentence: $0.sentence) } ?? row.id
    return Text.wrapped(
      row.isHeld ? RuleStandingText.isNotSo + sentence : sentence, width: max(1, room),
      lines: limit)
  }

  /// The rules that fit in so many rows around the selected one, which is in the middle as far as there
  /// are others on both sides, and is there even if it does not fit.
  func visible(around selected: Int?, rows: Int) -> Range<Int> {
    guard rows > 0, list.count > 0 else { return 0..<0 }
    let place = selected ?? 0
    var range = place..<place
    var (above, all) = (0, 0)
    // What is above gets half of the rows, and what is below the rest; then what is above again.
    let most = min(rows / 2, rows - height(place))
    while range.lowerBound > 0, above + height(range.lowerBound - 1) <= most {
      above += height(range.lowerBound - 1)
      range = (range.lowerBound - 1)..<range.upperBound
    }
    all = above
    while range.upperBound < list.count,
      all + height(range.upperBound) <= rows || range.upperBound == selected
    {
      all += height(range.upperBound)
      range = range.lowerBound..<(range.upperBound + 1)
    }
    while range.lowerBound > 0, all + height(range.lowerBound - 1) <= rows {
      all += height(range.lowerBound - 1)
      range = (range.lowerBound - 1)..<range.upperBound
    }
    return range
  }

  /// The rows of all rules, as far as there are so many.
  func height(atMost limit: Int) -> Int {
    var height = 0
    for place in 0..<list.count where height < limit { height += self.height(place) }
    return min(height, limit)
  }

  private func height(_ place: Int) -> Int { lines(of: place).count }
}
