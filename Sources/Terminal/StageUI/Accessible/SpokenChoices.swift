import AdServing
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation

/// What can be done now, in the order in which it is offered.
package struct SpokenChoices: Equatable {
  let title: String
  package let all: [SpokenChoice]
  /// How many of the first are about what is on the phone now; the others are there always.
  package let leading: Int

  package init(_ menu: SpokenChoice.Menu, _ scene: Scene) {
    let offer = Offering(stage: scene.stage, state: scene.state, keyMap: scene.keyMap)
    leading = menu == .main ? offer.leading.count : 0
    switch menu {
    case .main: (title, all) = (AccessibleText.whatNow, offer.main)
    case .ads: (title, all) = (AccessibleText.chooseAd, offer.ads)
    case .mediation: (title, all) = (AccessibleText.whatNow, offer.mediation)
    }
  }
}

/// Finds out what is offered.
private struct Offering {
  let stage: Stage
  let state: StageState
  let keyMap: KeyMap

  private func choice(_ title: String, _ command: StageCommand) -> SpokenChoice {
    SpokenChoice(title, key: key(of: command), .click(.command(command)))
  }

  /// The key as it is typed: a digit would be a number of the list.
  private func key(of command: StageCommand) -> String? {
    keyMap.keys(of: command).first.flatMap {
      Int($0.word) == nil ? $0.word : nil
    }
  }

  /// One that the ad's format has no use for is not offered.
  private func offered(_ title: String, _ command: StageCommand) -> [SpokenChoice] {
    stage.refusal(of: command, state) == nil ? [choice(title, command)] : []
  }

  // MARK: First

  var leading: [SpokenChoice] { guiding + onPhone }

  var main: [SpokenChoice] {
    leading + time + asking + flags + forcing + readings
      + [
        SpokenChoice(AccessibleText.anotherAd, key: "ads", .list(.ads)),
        SpokenChoice(AccessibleText.others, key: "more", .click(.command(.palette))),
        SpokenChoice(AccessibleText.glossary, key: "words", .read(.glossary)),
        SpokenChoice(AccessibleText.help, key: "help", .read(.help)),
        choice(AccessibleText.quit, .quit),
      ]
  }

  private var asking: [SpokenChoice] {
    state.device.isOwn ? [] : [choice(AccessibleText.reload, .reload)]
  }

  /// What goes on with a story or with lessons.
  private var guiding: [SpokenChoice] {
    let past =
      state.time?.isLookingBack == true ? [choice(AccessibleText.present, .nextTimer)] : []
    if let story = state.story {
      if !story.isAtEnd { return past + [choice(AccessibleText.nextStep, .nextStep)] }
      return past + (story.hasSequel ? [choice(AccessibleText.nextTour, .nextStep)] : [])
    }
    guard let task = state.task, task.isDone, task.sequel == .nextLesson else { return past }
    return past + [choice(AccessibleText.nextLesson, .nextStep)]
  }

  private var time: [SpokenChoice] {
    [
      SpokenChoice(AccessibleText.wait, key: "wait", .wait),
      choice(AccessibleText.nextTimer, .nextTimer),
    ]
  }

  // MARK: The phone

  private var onPhone: [SpokenChoice] {
    let view = AdInView(state)
    switch view {
    case .inBackground: return [choice(AccessibleText.comeBack, .background)]
    case .covering: return waysOut + taps(besides: [.close, .keepWatching])
    case .inFeed where stage.isAdScrolledAway: return [choice(AccessibleText.scrollBack, .scrollAd)]
    case .inFeed: return taps(first: .callToAction)
    case .card:
      let isShown = view.useOfCard == .show || view.useOfCard == .showWhenLoaded
      return [
        SpokenChoice(
          isShown ? AccessibleText.show : AccessibleText.load, key: "Enter", .click(.adCard))
      ]
    }
  }

  private var waysOut: [SpokenChoice] {
    let targets = state.targets
    guard !targets.contains(.keepWatching) else {
      let close = SpokenChoice(AccessibleText.close, .click(.target(.close)))
      return [choice(AccessibleText.tap(.keepWatching, nil), .closeCover), close]
    }
    let isClosable = targets.contains(.close)
    return [choice(isClosable ? AccessibleText.close : AccessibleText.tryToClose, .closeCover)]
  }

  private func taps(first: Target? = nil, besides: [Target] = []) -> [SpokenChoice] {
    let targets = state.targets.filter { !besides.contains($0) }
    let front = targets.filter { $0 == first }
    return (front + targets.filter { $0 != first }).map(tap)
  }

  private func tap(_ target: Target) -> SpokenChoice {
    SpokenChoice(
      AccessibleText.tap(target, label(of: target)),
      .click(.target(target)))
  }

  /// What is written there, if it is not long.
  private func label(of target: Target) -> String? {
    for element in state.device.elements where element.target == target {
      switch element.content {
      case .text(let text): return short(text.string, target)
      case .button(let title, _, _): return short(title, target)
      default: continue
      }
    }
    return nil
  }

  private static let longestLabel = 40

  /// Without what only repeats the part's name, or is a sign.
  private func short(_ text: String, _ target: Target) -> String? {
    guard text.count <= Self.longestLabel, text.contains(where: { $0.isLetter || $0.isNumber }),
      text != target.title, ![.starRating, .adChoices, .banner].contains(target)
    else { return nil }
    return SafeText.clean(text)
  }

  // MARK: The case

  private var flags: [SpokenChoice] {
    let watch = WatchSwitch(state.ad)
    guard stage.refusal(of: .clicksFlag, state) == nil, !state.lines.isEmpty else { return [] }
    let network = state.ad?.line ?? CountsText.someNetwork
    return [
      choice(AccessibleText.whoSees(.click, now: watch.clicks.side(network)), .clicksFlag),
      choice(
        AccessibleText.whoSees(.impression, now: watch.impressions.side(network)),
        .impressionsFlag),
    ]
  }

  private var forcing: [SpokenChoice] {
    if !state.lines.isEmpty { return [choice(AccessibleText.force, .force)] }
    guard !state.through.observed.hasGoogle else { return [] }
    return [SpokenChoice(AccessibleText.change, key: "change", .click(.command(.force)))]
  }

  // MARK: What can be read

  private var readings: [SpokenChoice] {
    guard !state.entries.isEmpty else { return [] }
    return [
      SpokenChoice(AccessibleText.why, key: "why", .read(.why(entry: nil))),
      SpokenChoice(AccessibleText.rules(state.ledgers.standings), key: "rules", .read(.rules)),
      SpokenChoice(
        AccessibleText.trace(state.entries.lastAct.count), key: "trace",
        .read(.trace(isWhole: false))),
    ]
  }

  // MARK: Others

  var ads: [SpokenChoice] {
    state.units.map { SpokenChoice(AccessibleText.choice($0), .click(.unit($0.id))) }
  }

  private var back: SpokenChoice { SpokenChoice(AccessibleText.back, key: "back", .list(.main)) }

  private func card(_ command: StageCommand) -> [SpokenChoice] {
    offered(Spoken.capitalised(keyMap.title(command)), command)
  }

  /// The lines, and what can be done to the selected one.
  var mediation: [SpokenChoice] {
    let rows = stage.lineRows(state)
    let place = stage.lineInFocus(state)
    let lines = rows.enumerated().map { number, row in
      SpokenChoice(
        AccessibleText.mediationLine(
          row.record, price: row.settings?.price, isSelected: row.place == place),
        .click(.row(number)))
    }
    let acts: [StageCommand] = [
      .lineUp, .lineDown, .switchLine, .onlyLine, .parameter, .latency, .ecpm, .setting, .force,
    ]
    return lines + acts.flatMap(card) + [back]
  }
}

extension EntryList {
  /// The entries since somebody last did something, or all.
  var lastAct: SubSequence {
    self[(lastIndex { $0.kind == .input } ?? startIndex)...]
  }
}
