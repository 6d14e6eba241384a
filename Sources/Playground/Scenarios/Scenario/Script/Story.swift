/// A script as somebody follows it on the stage: beats, each with something to read.
///
/// A beat ends where the script says something. What is done before belongs to it; what is pointed at
/// and noted may stand before the sentence or after it. A script that says nothing has a beat for each
/// action.
package struct Story: Equatable, Sendable {
  package struct Beat: Equatable, Sendable {
    /// The steps of the script that lead to it.
    package let steps: Range<Int>
    package let caption: Caption
    package let look: StageSpot?
    /// The messages that it expects in the journal: what a look at the trace is about.
    package let rows: [String]
    /// For the presenter.
    package let note: String?
  }

  /// What one reads at a beat.
  package enum Caption: Equatable, Sendable {
    case said(String)
    case done(Action)
    /// The script ends without another word.
    case end
  }

  package let beats: [Beat]

  package init(_ script: [ScriptStep]) {
    let says = script.contains { $0.telling?.isSaid == true }
    beats = says ? Self.told(script) : Self.done(script)
  }
}

extension Scenario {
  /// Whether its script speaks to somebody in front of the stage.
  package var isTold: Bool { script.contains { $0.telling?.isSaid == true } }
}

extension Story {
  /// A beat for each sentence, and one for what comes behind the last.
  private static func told(_ script: [ScriptStep]) -> [Beat] {
    var beats: [Beat] = []
    var begin = 0
    for (place, step) in script.enumerated() {
      guard case .tell(.say(let sentence)) = step.step else { continue }
      let around = begin..<endOfTellings(script, after: place)
      beats.append(beat(script, around, .said(sentence)))
      begin = around.upperBound
    }
    guard script[begin...].contains(where: { $0.telling == nil }) else { return beats }
    return beats + [beat(script, begin..<script.count, .end)]
  }

  /// The place of the first `look` that no sentence comes with.
  static func firstLookWithoutSentence(_ script: [ScriptStep]) -> Int? {
    let beats = Self.told(script).filter { $0.caption != .end }
    let told = beats.last?.steps.upperBound ?? 0
    return script[told...].firstIndex { $0.telling?.isLook == true }
  }

  /// What is pointed at and noted right behind a sentence belongs to it.
  private static func endOfTellings(_ script: [ScriptStep], after place: Int) -> Int {
    script[(place + 1)...].firstIndex { $0.telling == nil || $0.telling?.isSaid == true }
      ?? script.count
  }

  /// A beat for each action, with what is expected of it.
  private static func done(_ script: [ScriptStep]) -> [Beat] {
    let actions = script.indices.filter { script[$0].action != nil }
    return actions.enumerated().compactMap { number, place in
      let end = number + 1 < actions.count ? actions[number + 1] : script.count
      let begin = number == 0 ? 0 : place
      return script[place].action.map { beat(script, begin..<end, .done($0)) }
    }
  }

  private static func beat(
    _ script: [ScriptStep], _ steps: Range<Int>, _ caption: Caption
  ) -> Beat {
    var look: StageSpot?
    var rows: [String] = []
    var notes: [String] = []
    for step in script[steps] {
      switch step.telling {
      case .look(let spot): look = spot
      case .note(let note): notes.append(note)
      case .say, nil: break
      }
      if case .expect(let expectation) = step.step {
        rows = expectation.journal?.compactMap(\.message) ?? rows
      }
    }
    return Beat(
      steps: steps, caption: caption, look: look, rows: rows,
      note: notes.isEmpty ? nil : notes.joined(separator: " "))
  }
}

extension ScriptStep {
  fileprivate var telling: Telling? {
    if case .tell(let telling) = step { telling } else { nil }
  }

  fileprivate var action: Action? {
    if case .action(let action) = step { action } else { nil }
  }
}

extension Telling {
  fileprivate var isSaid: Bool {
    if case .say = self { true } else { false }
  }

  fileprivate var isLook: Bool {
    if case .look = self { true } else { false }
  }
}
