import Screen

/// How the rows of the rules room are divided between the list and what is said about the selected
/// rule: where rows are few, the list keeps some, and what matters least is left out.
struct RulesPlan {
  /// Something that is said about a rule.
  struct Detail: Equatable {
    let text: String
    let style: Style
    /// What has a higher rank is left out first; 0 never is.
    let rank: Int

    init(_ text: String, _ style: Style, rank: Int = 0) {
      self.text = text
      self.style = style
      self.rank = rank
    }
  }

  /// In their order, without what was left out.
  let texts: [Detail]
  let textRows: Int
  /// The empty rows above them.
  let gap: Int
  /// How many rows the list does not need.
  let spare: Int

  /// How many rules are worth more than the last details, and from how many rows on.
  private static let leastRules = (count: 4, from: 14)

  /// `selected` are the rows that the selected rule takes in the list, where it is whole.
  init(rows: Int, rules: Int, selected: Int = 1, details: [Detail], width: Int) {
    let isLow = rows < Self.leastRules.from
    let least = max(selected, min(rules, isLow ? 1 : Self.leastRules.count))
    func height(_ texts: [Detail]) -> Int {
      texts.reduce(0) { $0 + Text.wrapped($1.text, width: width).count }
    }
    /// Those of the lowest ranks that fit below so many empty rows.
    func chosen(below gap: Int) -> [Detail] {
      var texts = details.filter { $0.rank == 0 }
      for rank in isLow ? 1...3 : 1...5 {
        for detail in details where detail.rank == rank {
          let more = details.filter { texts.contains($0) || $0 == detail }
          if least + gap + height(more) <= rows { texts = more }
        }
      }
      return texts
    }
    var (texts, gap) = (chosen(below: 1), 1)
    // Of few rows none is empty while a sentence is missing.
    if isLow, details.contains(where: { $0.rank <= 2 && !texts.contains($0) }) {
      (texts, gap) = (chosen(below: 0), 0)
    }
    self.texts = texts
    textRows = height(texts)
    self.gap = texts.isEmpty ? 0 : gap
    spare = max(0, rows - least - self.gap - textRows)
  }
}
