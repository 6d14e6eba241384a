import AdServing
import Catalogue
import Contract
import Languages
import Observing
import Scenarios
import Simulation
import Screen
import Theming

/// What each SDK counted of an ad that Google has no part in, and the rules that were broken around it. Nobody
/// watches in another's place, so it is a table and not a direction.
struct BooksPane: Pane {
  private let books: [Books.Book]
  private let hasRewards: Bool
  private let phase: String?
  private let sentence: String
  /// Whether the books are about the same events, and should agree.
  private let areCompared: Bool
  /// The ids of the rules that were broken around this ad, and what to do about the first error.
  private let broken: [String]
  private let fix: String?
  private let note: ForcedNote

  /// Nil for an ad that Google counts, too.
  init?(_ scene: Scene) {
    guard let kind = scene.state.unitState?.kind, let sentence = kind.through.text.books else {
      return nil
    }
    self.sentence = sentence
    areCompared = kind.through.observed.platform != nil
    broken = scene.state.ad?.findings ?? []
    fix = scene.state.ad?.firstFix
    note = scene.kept { ForcedNote(scene.state) }
    books = Self.books(scene.state.ad, ofBoth: areCompared)
    hasRewards = kind.format.hasReward
    phase = scene.state.ledgers.arbiters[scene.state.unit].map {
      ArbiterText.phase($0, at: scene.state.clock)
    }
  }

  /// Those of the ad's platform and of its network, once one of them has counted, or all that there are.
  private static func books(_ ad: AdRecord?, ofBoth: Bool) -> [Books.Book] {
    guard let ad, ofBoth, !ad.books.all.isEmpty else { return ad?.books.all ?? [] }
    return ad.booksOfAllSides
  }

  private static let titleWidth = 11

  func draw(in rect: Rect, with brush: inout Brush) {
    let trailing = trailing(rect, brush)
    brush.room(rect, title: PaneTitle.counts, trailing: trailing)
    if let agree { brush.colour(isAgreement: agree, trailing, rect) }
    brush.note(note, on: rect)
    if let phase {
      brush.say(phase, brush.theme.strong)
      brush.gap()
    }
    table(&brush)
    brush.gap()
    for rule in rules {
      brush.say(
        "\(rule.severity.glyph) \(localized(sentence: rule.sentence))",
        brush.style(of: rule.severity))
    }
    if let fix, FixText(fix, width: brush.rest.width).rows <= brush.rest.height {
      brush.rest = brush.rest.inset(top: brush.fix(fix, brush.rest))
    }
    brush.say(sentence, brush.theme.muted)
  }

  private var rules: [Rule] { broken.compactMap(Rulebook.rule) }

  /// Whether the books agree, and how many rules the ad has broken.
  private func trailing(_ rect: Rect, _ brush: Brush) -> String {
    let notes = rules.count { $0.severity == .note }
    return CountsText.summary(
      agree: agree, broken: broken.count - notes, notes: notes,
      key: brush.keyLabel(.contractRoom), isWide: rect.width >= CountsPane.wide)
  }

  /// Nil where nothing was counted, or the books are about different events.
  private var agree: Bool? {
    guard areCompared, !books.isEmpty else { return nil }
    return rows.allSatisfy { row in Set(books.map { row.figure($0.tally) }).count == 1 }
  }

  /// A column for each SDK that counted.
  private func table(_ brush: inout Brush) {
    guard !books.isEmpty else { return brush.say(BooksText.nothing, brush.theme.text) }
    let theme = brush.theme
    row("", books.map(\.keeper), theme.network, &brush)
    for row in rows where !brush.rest.isEmpty {
      let figures = books.map { row.figure($0.tally) }
      let isApart = areCompared && Set(figures).count > 1
      self.row(row.title, figures, isApart ? theme.alarm : theme.strong, &brush)
    }
  }

  private typealias Row = (title: String, figure: (AdRecord.Tally) -> String)

  private var rows: [Row] {
    let events: [Row] = [
      (BooksText.impressions, { "\($0.impressions)" }), (BooksText.clicks, { "\($0.clicks)" }),
    ]
    let rewards: [Row] = hasRewards ? [(BooksText.rewards, { "\($0.rewards)" })] : []
    return events + rewards + [(BooksText.paid, { ArbiterText.micros($0.paidMicros) })]
  }

  private func row(
    _ title: String, _ figures: [String], _ style: Style, _ brush: inout Brush
  ) {
    let line = brush.line()
    let width = min(16, max(0, line.width - Self.titleWidth) / figures.count)
    let parts = line.cells([.fixed(Self.titleWidth)] + figures.map { _ in .fixed(width - 1) })
    brush.canvas.put(title, at: line.origin, brush.theme.text)
    for (figure, part) in zip(figures, parts.dropFirst()) {
      brush.canvas.put(figure, in: part, style, align: .end)
    }
  }
}
