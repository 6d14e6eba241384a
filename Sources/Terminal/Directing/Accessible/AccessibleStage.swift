import Catalogue
import Languages
import Observing
import Playing
import Scenarios
import Screen
import Simulation
package import StageUI

/// The stage without a screen: a line comes in, and lines go out that say what happened.
///
/// Everything is done the way a click on the stage does it, so the journal is the same. Time stands
/// while a line is awaited; the same lines give the same answers. It never reads or writes itself.
@MainActor
package final class AccessibleStage {
  let director: SessionDirector
  let clock: StandingClock
  /// Called with what the stage cannot do itself; what it returns is said.
  private let onWish: (StageWish) -> [String]
  private var wishes: [StageWish] = []
  /// Whether somebody asked to quit.
  package private(set) var isOver = false

  var menu = SpokenChoice.Menu.ads
  /// The list that was last said; numbers are its.
  private var offered: SpokenChoices?
  /// How many of its choices were said.
  private var saidChoices = 0
  /// The main lists that were said as a whole: nobody wants to hear them twice unasked.
  private var known: [[SpokenChoice.Deed]] = []
  private var said: Situation?
  private var isInPast = false
  private var focus: Target?
  private var room = ""
  private var line: Int?
  var announcer = Announcer()
  /// The ad that was waited for in vain.
  var unanswered: String?

  /// `clock` is that of the director.
  package init(
    _ director: SessionDirector, clock: StandingClock, onWish: @escaping (StageWish) -> [String]
  ) {
    (self.director, self.clock, self.onWish) = (director, clock, onWish)
    director.onWish = { [weak self] in self?.wishes.append($0) }
  }

  var stage: Stage { director.stage }
  var state: StageState { director.state }
  var scene: Scene { Scene(stage, state, director.keyMap) }
  var isTelling: Bool { director.progress.map { !$0.isLeft } ?? false }

  /// Whether a story has a next step.
  package var canGoOn: Bool { isTelling && director.progress?.isAtEnd == false }

  // MARK: The beginning

  /// What is said first, of a session that its director has opened. `isChosen` is false where an ad
  /// is to be chosen first.
  package func open(isChosen: Bool = false) -> [String] {
    room = stage.room.card.name
    focus = stage.focus
    if isChosen || state.story != nil || state.task != nil || state.device.isOwn { menu = .main }
    return introduction + [AccessibleText.howTo] + hints + beginning()
  }

  private var introduction: [String] {
    let state = state
    let title = Spoken.plain(localized(sentence: state.title))
    let about = state.about.map { Spoken.plain(localized(sentence: $0)) }
    return [AccessibleText.greeting(title, seed: state.seed), about].compactMap(\.self)
  }

  private var hints: [String] {
    state.story != nil
      ? [AccessibleText.enterGoesOn] : state.task != nil ? [AccessibleText.typeDigits] : []
  }

  /// What happened until now, and where one is.
  private func beginning() -> [String] {
    var lines = announcements() + waitForAnswer() + announcer.rest
    if menu == .main { lines += news() }
    return canGoOn ? lines : lines + list()
  }

  // MARK: Lists

  /// What can be chosen from now.
  var choices: SpokenChoices {
    if let room = stage.overlay?.room as? any ListRoom {
      return SpokenChoices(room, scene)
    }
    return SpokenChoices(menu, scene)
  }

  /// The list that numbers are of.
  var numbered: [SpokenChoice] { (offered ?? choices).all }
  /// Whether somebody who types a number can know what it does.
  func isSaid(_ number: Int) -> Bool { number <= saidChoices }

  func list(isWhole: Bool = false) -> [String] {
    let choices = choices
    (offered, saidChoices) = (choices, choices.all.count)
    if choices.leading > 0 { known.append(choices.all.map(\.deed)) }
    return choices.lines(isWhole: isWhole)
  }

  /// The list, if another one was said last: of the main one only what has changed. A story goes on
  /// with Enter and needs none.
  private func listIfNew() -> [String] {
    guard !isOver, !isTyping else { return [] }
    let choices = choices
    if let offered, offered.all.map(\.deed) == choices.all.map(\.deed) {
      self.offered = choices
      return []
    }
    guard choices.leading > 0, !known.isEmpty || isTelling else { return list() }
    let isKnown = known.contains(choices.all.map(\.deed))
    (offered, saidChoices) = (
      choices, isKnown ? choices.all.count : isTelling ? 0 : choices.leading
    )
    return isKnown || isTelling ? [] : choices.leadingLines
  }

  // MARK: Acts

  /// Does what a click there does.
  func click(_ hit: Hit) {
    if case .unit = hit { (menu, said) = (.main, nil) }
    director.handle(.mouse(Mouse(.press(.left), at: Point(x: 0, y: 0))), hitting: hit)
    if case .target = hit { focus = stage.focus }
  }

  /// Says what came of what is done.
  func act(_ body: () -> [String]) -> [String] {
    announcer.beginAct()
    let before = director.session.now
    let unit = stage.unit
    let past = state.time?.isLookingBack == true ? state.entries.count : nil
    var lines = body() + obeyWishes(past: past)
    guard !isOver else { return lines + [AccessibleText.bye] }
    if stage.unit != unit, menu == .ads { menu = .main }
    lines +=
      announcements() + waitForAnswer() + announcer.rest + notice() + travelled() + news() + moved()
      + asked()
    var fixes: Set<String> = []
    lines = lines.filter { !Remedy.begins($0) || fixes.insert($0).inserted }
    lines += listIfNew()
    guard lines.isEmpty else { return lines }
    let hasTimePassed = director.session.now != before
    return [
      hasTimePassed
        ? AccessibleText.now(state.now, next: state.nextTimer) : AccessibleText.nothingHappened
    ]
  }

  private func obeyWishes(past: Int?) -> [String] {
    defer { wishes = [] }
    return wishes.flatMap { wish -> [String] in
      switch wish {
      case .quit:
        isOver = true
        return []
      case .useMouse, .snapshot, .copy, .find, .measureDiscrepancy, .stopMeasuring, .hunt,
        .stopHunting, .export, .showRun:
        return [AccessibleText.onlyOnScreen]
      case .keepJournal, .keepEvidence, .endStory, .keep: return onWish(wish)
      case .branch:
        let lines = onWish(wish)
        announcer.go(on: past ?? 0)
        return lines
      case .restart, .tell, .open: return replace(wish)
      }
    }
  }

  private func replace(_ wish: StageWish) -> [String] {
    let session = director.session
    let lines = onWish(wish)
    guard director.session !== session else { return lines }
    // A later step of a story is told again from its beginning.
    announcer.go(on: wish.isLaterStep ? director.session.journal.entries.count : 0)
    (menu, isInPast) = (.main, false)
    guard case .open = wish else { return lines }
    said = nil
    return lines + introduction + hints
  }

  // MARK: What is said

  func announcements() -> [String] {
    announcer.news(of: director.session.journal.entries, director.presentState)
  }

  private func notice() -> [String] {
    let notice = stage.noticeShown(state)
    director.stage.notice = nil
    return notice.map { [Spoken.sentence($0.text(director.keyMap))] } ?? []
  }

  /// What is new on the phone and in the counts.
  private func news() -> [String] {
    let situation = Situation(scene)
    defer { said = situation }
    return situation.news(since: said)
  }

  /// Where one is.
  func whereOneIs() -> [String] {
    let situation = Situation(scene)
    said = situation
    return situation.lines(state)
  }

  /// Whether an earlier moment is looked at.
  private func travelled() -> [String] {
    let time = state.time
    defer { isInPast = time?.isLookingBack == true }
    if let time, time.isLookingBack { return [AccessibleText.past(state.now, of: time.present)] }
    return isInPast && state.time != nil ? [AccessibleText.isPresent] : []
  }

  /// What has the focus now, and the room that was opened.
  private func moved() -> [String] {
    var lines: [String] = []
    if let target = stage.focus, target != focus {
      lines.append(AccessibleText.focus(target.title))
    }
    focus = stage.focus
    lines += selected()
    if stage.room.card.name != room {
      room = stage.room.card.name
      lines += opened()
    }
    return lines
  }

  /// The line of the mediation that was selected.
  private func selected() -> [String] {
    let state = state
    defer { line = stage.lineInRoom }
    guard let place = stage.lineInRoom, place != line, state.lines.indices.contains(place) else {
      return []
    }
    return [AccessibleText.selectedLine(state.lines[place].label)]
  }

  private func opened() -> [String] {
    menu = stage.room.room is MediationRoom ? .mediation : menu == .mediation ? .main : menu
    switch stage.room.room {
    case is ContractRoom: return Reading.rules.lines(scene)
    case is LifeRoom: return Reading.life.lines(scene)
    // Counts are said after each act, and lines are choices.
    case is CountsRoom, is MediationRoom: return []
    default: return scene.heard(stage.room.room)
    }
  }

  /// What is to be typed.
  private func asked() -> [String] {
    guard let room = stage.overlay?.room as? any ValueRoom else { return [] }
    return [AccessibleText.ask(room.sheet(state).title, now: room.text)]
  }

  var isTyping: Bool { stage.overlay?.room is any TypingRoom }
}

extension StageWish {
  fileprivate var isLaterStep: Bool {
    if case .tell(let beat) = self { beat > 0 } else { false }
  }
}
