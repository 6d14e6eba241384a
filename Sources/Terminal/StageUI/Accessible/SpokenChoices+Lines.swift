import Catalogue
import Observing

extension SpokenChoices {
  /// More than so many are not read out unasked.
  private static let most = 25

  /// The choices about what is on the phone, and that there are more.
  package var leadingLines: [String] {
    [title] + all.prefix(leading).enumerated().map { $1.line($0 + 1) }
      + [AccessibleText.lists(all.count)]
  }

  package func lines(isWhole: Bool) -> [String] {
    let shown = isWhole ? all.count : min(all.count, Self.most)
    let rows = all.prefix(shown).enumerated().map { $1.line($0 + 1) }
    return [title] + rows + (shown < all.count ? [AccessibleText.more(all.count - shown)] : [])
  }

  /// The choices of a list that covers the stage.
  package init(_ room: some ListRoom, _ scene: Scene) {
    let all = room.rows(scene)
    let rows = room.shown(all, scene).enumerated().compactMap { place, row in
      all[row].spoken(scene).map {
        SpokenChoice(Spoken.plain($0), key: all[row].key, .click(.overlayRow(place)))
      }
    }
    let tabs = room.sheet(all, scene).tabs
    let besides = (tabs.count < 2 ? [] : tabs).map { tab in
      SpokenChoice(
        AccessibleText.besides(tab.label, isChosen: tab.isChosen), .click(.overlayLine(tab.place)))
    }
    leading = 0
    title = AccessibleText.list(
      Spoken.capitalised(type(of: room).card.texts.title), count: rows.count)
    // A click beside a list closes it.
    self.all =
      rows + besides + [SpokenChoice(AccessibleText.back, key: "back", .click(.pane(.ads)))]
  }
}

extension SpokenChoices {
  /// The places of those that have these words in them; of one with this name, its place only.
  package func found(by text: String) -> [Int] {
    let name = text.lowercased() + ":"
    return all.firstIndex { $0.title.lowercased().hasPrefix(name) }.map { [$0] }
      ?? SearchWords(text).found(in: all.map(\.title))
  }
}

extension SpokenChoice {
  package func line(_ number: Int) -> String { AccessibleText.choice(number, title, key: key) }
}
