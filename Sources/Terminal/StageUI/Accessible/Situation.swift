import Catalogue
import Contract
package import Observing
import Scenarios
import Simulation

/// What the accessible stage can say about this moment, all from the values that the screen is drawn
/// from. Two of them tell what is news.
package struct Situation: Equatable {
  let unit: String
  let name: String?
  /// Which ad it is, and how far it has come.
  let heading: String
  let line: String?
  let ad: AdDescription
  let view: View
  let counts: [String]
  let paid: String?
  /// Who sees what.
  let watching: [String]
  let verdict: [String]
  let fix: String?
  let task: String?
  let story: Story?

  enum View: Equatable {
    case app, covered, inBackground, scrolledAway
  }

  struct Story: Equatable {
    let place: String
    let sentence: String
  }

  package init(_ scene: Scene) {
    (unit, name) = (scene.state.unit, scene.state.ad?.name)
    let place = scene.state.units.firstIndex { $0.id == scene.state.unit }
    heading =
      place.map {
        AccessibleText.unit(scene.state.units[$0], place: $0 + 1, of: scene.state.units.count)
      } ?? ""
    line = (scene.state.ad?.line).map(AccessibleText.line)
    ad = AdDescription(scene.state)
    view = View(scene)
    let sheet = CountsSheet(scene)
    paid = Self.paid(sheet.paid)
    // Where Google has no part there are no two sides.
    if let alone = scene.state.through.text.books {
      counts = Self.books(scene.state.ad)
      (watching, verdict, fix) = ([], [alone], nil)
    } else {
      counts = Self.counts(sheet)
      watching = Self.watching(sheet)
      verdict = sheet.remarks.map { Spoken.sentence($0.sentence) } + Self.agreement(sheet)
      fix = sheet.fix.map { Spoken.plain($0) }
    }
    task = scene.state.task.map { Spoken.plain(StoryText.task($0)) }
    story = scene.state.story.map {
      Story(
        place: Spoken.sentence(StoryText.place($0)), sentence: Spoken.plain(StoryText.sentence($0)))
    }
  }

  private static func paid(_ paid: CountsSheet.Paid) -> String? {
    switch paid {
    case .amount(let micros, let network, let currency):
      AccessibleText.paid(micros, network, currency)
    case .nothing, .unpriced: nil
    case .unrecorded: AccessibleText.paidIsNotRecorded
    }
  }

  private static func counts(_ sheet: CountsSheet) -> [String] {
    if let news = sheet.news { return [Spoken.sentence(news.spoken)] }
    let network = Spoken.plain(sheet.networkName)
    return sheet.rows.map { AccessibleText.counts($0, network: network) }
      + sheet.others.map { AccessibleText.book(Spoken.plain($0.keeper), $0.tally) }
  }

  /// What each SDK counted for itself.
  private static func books(_ ad: AdRecord?) -> [String] {
    let books = ad?.books.all ?? []
    return books.isEmpty
      ? [BooksText.nothing] : books.map { AccessibleText.book(Spoken.plain($0.keeper), $0.tally) }
  }

  private static func agreement(_ sheet: CountsSheet) -> [String] {
    sheet.agreement == .agree ? [AccessibleText.countsAgree] : []
  }

  private static func watching(_ sheet: CountsSheet) -> [String] {
    guard sheet.news == nil else { return [] }
    let sides = [
      (CountRow.Event.click, sheet.watch.clicks), (.impression, sheet.watch.impressions),
    ]
    let seen = sides.compactMap { event, position in
      position.side(sheet.networkName).map { AccessibleText.sees(Spoken.plain($0), event) }
    }
    let order = sheet.order.map { AccessibleText.order($0.order.words) }
    return seen + [order].compactMap(\.self)
  }
}

extension Situation.View {
  fileprivate init(_ scene: Scene) {
    self =
      switch AdInView(scene.state) {
      case .inBackground: .inBackground
      case .covering: .covered
      case .inFeed where scene.stage.isAdScrolledAway: .scrolledAway
      case .inFeed, .card: .app
      }
  }
}

extension WatchSwitch.Position {
  /// Who sees it; nil while that is open.
  func side(_ network: String) -> String? {
    switch self {
    case .open: nil
    case .chosen(.google): CountsText.google
    case .chosen(.network), .always: network
    case .servingDecides: AccessibleText.googleByServing
    case .both: AccessibleText.both(CountsText.google, network)
    }
  }
}

extension CountsNews {
  /// Without the keys of the screen.
  fileprivate var spoken: String {
    switch self {
    case .noAd, .noAdInStory: CountsText.noAd
    case .noAdRecorded: CountsText.noAdRecorded
    case .unanswered(let line): CountsText.unanswered(line)
    case .asking(let line, let left): CountsText.asking(line, secondsLeft: left)
    case .everyLineFailed(let asked): CountsText.everyLineFailed(asked: asked)
    case .unheard: CountsText.unheard
    }
  }
}

// MARK: - In lines

extension Situation {
  /// Everything, for somebody who asks where they are.
  package func lines(_ state: StageState) -> [String] {
    guiding + describing + watching + counts + [paid].compactMap(\.self) + verdict + fixing
      + [AccessibleText.now(state.now, next: state.nextTimer)]
  }

  /// All that is recorded of an ad.
  package var recorded: [String] {
    describing + watching + counts + [paid].compactMap(\.self) + verdict + fixing
  }

  /// What is new since another one.
  package func news(since old: Situation?) -> [String] {
    guard let old, old.unit == unit else { return news }
    var lines: [String] = []
    if view != old.view { lines += change(from: old.view) }
    lines += heading == old.heading ? [] : [heading]
    lines += line == old.line ? [] : [line].compactMap(\.self)
    // What was covered is as it was.
    let isKnown = view == .app && old.view != .app && name == old.name
    lines += ad.lines.filter { !isKnown && !old.ad.lines.contains($0) }
    lines += watching.filter { !old.watching.contains($0) }
    lines += counts.filter { !old.counts.contains($0) }
    lines += verdict.filter { !old.verdict.contains($0) }
    if fix != old.fix { lines += fixing }
    return lines + guiding(since: old)
  }

  private var news: [String] { describing + watching + counts + verdict + fixing + guiding }

  private var describing: [String] {
    let scrolled = view == .scrolledAway ? [AccessibleText.scrolledAway] : []
    return [heading] + [line].compactMap(\.self) + ad.lines + scrolled
  }

  private var fixing: [String] { [fix].compactMap(\.self) }

  /// A story's sentence, or a lesson's task.
  private var guiding: [String] {
    if let story { return [story.place, story.sentence].filter { !$0.isEmpty } }
    return [task.map(AccessibleText.task)].compactMap(\.self)
  }

  private func guiding(since old: Situation) -> [String] {
    if story != old.story { return guiding }
    return task == old.task ? [] : guiding
  }

  private func change(from old: View) -> [String] {
    switch (old, view) {
    case (_, .covered): [AccessibleText.covers]
    case (_, .inBackground): []
    case (_, .scrolledAway): [AccessibleText.scrolledAway]
    case (.covered, .app): [AccessibleText.isUncovered]
    case (.inBackground, .app): [AccessibleText.cameBack]
    case (_, .app): []
    }
  }
}
