import Languages
package import Observing
package import Scenarios
package import Simulation

/// What the stage says for a moment about something that was done or could not be done.
package enum News: Equatable, Sendable {
  // MARK: Keys that do nothing now
  case noTimerIsWaiting
  /// A line that is to be asked later than the last one, or earlier than the first.
  case noFurtherLine(isLast: Bool)
  /// ⏎ finds nothing to touch, unasked, in what covers the app.
  case cannotBeClosedYet
  /// What covers the app can only be closed by pressing the key again.
  case closesOnlyByForce
  /// What covers the app is closed before another ad is chosen.
  case closeFirst
  case refused(Refusal)
  /// The script has no further step.
  case storyIsOver
  case noStory
  /// There is no filter whose matches could be gone through.
  case noFilter
  case noScript
  case taskIsNotDone
  case lessonsAreOver
  /// A demo is to be shown in a window that cuts it.
  case smallWindow(width: Int, height: Int, neededWidth: Int, neededHeight: Int)
  /// The stage is locked: only the same key once more does it.
  case locked(key: String, what: String)

  /// What was typed is no length of time.
  case notALength(String)
  /// What was typed is no setting.
  case notASetting(String)
  /// Nothing was typed where something has to be.
  case isEmpty
  /// What was typed is no amount of money.
  case notAnAmount(String)
  case notAPrice(String)

  // MARK: What was done
  /// Only this line is asked from now on; nil for all of them.
  case asksOnly(String?)
  case order(Scenario.Order, ofNextAd: Bool)
  /// A flag was changed while something covers the app: the counts are still those of its ad.
  case watchOfNextAd(CountRow.Event, Bookkeeper)
  case screenSaved(path: String)
  case journalSaved(path: String)
  case writingEvidence
  case evidenceSaved(path: String)
  case discrepancySaved(path: String)
  case copied(CopySubject)
  case nothingToCopy
  /// No scenario shows the reason of a gap that was chosen.
  case noSceneOfReason
  case tooLongToCopy
  /// The mouse is left to the terminal, or taken back.
  case mouseIsLeft
  case mouseIsTaken
  /// The scenario's file changed; `journal` is the new file's name, if any.
  case restarted(journal: String?)
  /// The scenario's file changed and cannot be used.
  case keptLastVersion(problem: String)

  // MARK: Time
  /// There is no earlier moment, or no later one.
  case isBeginning, isPresent, isEndOfJournal
  /// The world goes on from an earlier moment; `journal` is the new file's name, if any.
  case branched(from: Instant, journal: String?)
  /// The journal of what is on the stage now goes to this file.
  case writesJournal(String)
  /// The journal was played again, and this entry was not the same.
  case happenedOtherwise(entry: Int)
  case showsPicturesOnly

  // MARK: Loads
  case pausedBeforeAnswer
  case everyLineFailed
  /// The application's own screen was ordered to do something.
  case asksItself

  // MARK: Journals
  case journalIsBeingRead
  case notInJournal(unit: String)
  case journalIsReadOnly(file: String, entry: Int?)
  case differsFromRecording(entry: Int)

  // MARK: Recordings
  /// What is missing in it, or could not be read.
  case ofRecording([String])
  case recordingIsReadOnly(file: String)
  /// Too many entries for a stage.
  case recordingIsLong
  case streamEnded
  case noRuleIsBroken
  /// The file that is followed was cut or replaced, or is gone.
  case beginsAgain(file: String)
  case isGone(file: String)

  // MARK: The package of an adapter
  case building(String)
  /// `otherFrom` is the first entry that is not the same with the new program.
  case built(Duration, otherFrom: Int?)
  case builtNothingNew(Duration)
  case notBuilt(errors: Int)
  /// An adapter took the program with it; the stage is as it was before that.
  case cameBack(after: String)
  /// It did so once more: only its journal is shown.
  case journalOfCrash(String)

  /// A problem with a file, worded elsewhere.
  case trouble(String)
}

/// What can be put on the clipboard.
package enum CopySubject: Equatable, Sendable {
  case row(Int)
  /// By the rule's id.
  case brokenRule(String)
  case ad(String)
  /// What was called while a video played, by its event.
  case trackingURL(String)

  fileprivate var words: String {
    switch self {
    case .row(let number): localized("row \(number)")
    case .brokenRule(let id): localized("the broken rule \(id)")
    case .ad(let name): localized("the ad \(name)")
    case .trackingURL(let event): localized("the URL of \(event)")
    }
  }
}

extension News {
  /// The sentence; `key` has the keys that it names.
  package func sentence(_ key: (NamedKey) -> String) -> String {
    switch self {
    case .mouseIsLeft: localized("The mouse is the terminal's now: drag to select text.")
    case .mouseIsTaken: localized("The mouse is adplay's again.")
    case .noTimerIsWaiting: localized("No timer is waiting.")
    case .noFurtherLine(isLast: true): localized("No line is asked after this one.")
    case .noFurtherLine(isLast: false): localized("No line is asked before this one.")
    case .cannotBeClosedYet:
      localized("It can't be closed yet. \(key(.nextTarget)) moves between its buttons.")
    case .closesOnlyByForce:
      localized("It can't be closed now. Press \(key(.close)) again to force it.")
    case .closeFirst: localized("Press \(key(.close)) to close it first.")
    case .refused(let refusal): refusal.sentence
    case .storyIsOver:
      localized("That was the last step. Try it yourself, or press \(key(.tours)) for more.")
    case .noStory: localized("Press \(key(.nextStep)) to play the scenario's script first.")
    case .noFilter: localized("No filter is on; \(key(.filter)) sets one.")
    case .noScript: localized("This scenario has no script.")
    case .taskIsNotDone: localized("First do what it says below.")
    case .lessonsAreOver: localized("That was the last lesson. \(key(.tours)) lists them all.")
    case .smallWindow(let width, let height, let neededWidth, let neededHeight):
      localized(
        "This window is \(width)×\(height). A demo is shown whole from \(neededWidth)×\(neededHeight) on."
      )
    case .locked(let key, let what):
      localized("This demo is locked. Press \(key) once more for \"\(what)\".")
    case .notALength(let text): localized("\"\(text)\" is no length of time. Write 200ms or 1.5s.")
    case .notASetting(let text):
      localized("\"\(text)\" is no setting. Write key=value; key= alone takes it away.")
    case .isEmpty: localized("This cannot be empty.")
    case .notAnAmount(let text):
      localized("\"\(text)\" is no amount of dollars. Write 4.2 or $4.20.")
    case .notAPrice(let text):
      localized("\"\(text)\" is no price. Write 0.0042, nan or -inf, or nothing if it is missing.")
    case .asksOnly(let line?):
      localized("Only \(line) is asked. Press \(key(.onlyLine)) again to ask all.")
    case .asksOnly(nil): localized("All lines are asked again.")
    case .order(let order, ofNextAd: let isNext): order.sentence(ofNextAd: isNext)
    case .watchOfNextAd(let event, let side):
      localized(
        """
        \(side == .google ? "Google" : localized("The network")) sees the \(CountsText.plural(event)) of the next ad,\
         behind this page.
        """)
    case .screenSaved(let path): localized("Screen saved as \(path).")
    case .journalSaved(let path): localized("Journal saved as \(path).")
    case .writingEvidence: localized("Writing the evidence.")
    case .evidenceSaved(let path): localized("Evidence saved as \(path).")
    case .discrepancySaved(let path): localized("Discrepancy saved as \(path).")
    case .copied(let subject): localized("Copied \(subject.words) as JSON.")
    case .nothingToCopy: localized("There is no ad yet to copy.")
    case .noSceneOfReason: ReportText.noScene
    case .tooLongToCopy:
      localized("That is too long for the clipboard; \(key(.keepJournal)) saves the whole journal.")
    case .restarted(let journal):
      localized("Scenario changed; restarted.")
        + (journal.map { localized(" Now writing \($0).") } ?? "")
    case .keptLastVersion(let problem):
      localized("\(problem) (still playing the last version that worked)")
    case .isBeginning: localized("This is the beginning.")
    case .isPresent: localized("This is the present.")
    case .isEndOfJournal: localized("This is the end of the journal.")
    case .branched(let moment, let journal):
      localized("New branch from \(moment.seconds) s.")
        + (journal.map { localized(" Now writing \($0).") } ?? "")
    case .writesJournal(let journal): localized("Now writing \(journal).")
    case .happenedOtherwise(let entry):
      localized(
        "This adapter did something else the second time (entry \(entry)); going back shows pictures only."
      )
    case .showsPicturesOnly:
      localized("Going back shows pictures only: this adapter does not repeat itself.")
    case .pausedBeforeAnswer:
      localized("Paused. Press \(key(.nextTimer)) to jump to the answer.")
    case .asksItself: localized("The app's own screen asks for its ads: tap its buttons.")
    case .everyLineFailed: localized("No line had an ad; the ad on the phone stays.")
    case .journalIsBeingRead: localized("The journal is still being read.")
    case .notInJournal(let unit): localized("This journal has no request for \(unit).")
    case .journalIsReadOnly(let file, let entry):
      localized("A journal is read-only. To go on from here: adplay replay \(file) --stage")
        + (entry.map { " --at \($0)" } ?? "")
    case .differsFromRecording(let entry):
      localized("From #\(entry) on, this is not what was recorded.")
    case .ofRecording(let facts): facts.joined(separator: " · ")
    case .recordingIsReadOnly(let file):
      localized("A recording is read-only. A page of it: adplay judge --html page.html \(file)")
    case .recordingIsLong:
      localized("The recording has more than 200,000 entries; the stage shows no more.")
    case .noRuleIsBroken: localized("No judged rule is broken in this recording.")
    case .streamEnded: localized("The stream has ended.")
    case .beginsAgain(let file):
      localized("\(file) was cut or replaced: it is read from its start.")
    case .isGone(let file): localized("\(file) is gone; its successor will be read.")
    case .building(let product): localized("Building \(product).")
    case .built(let time, let entry):
      localized("Built in \(BuildText.seconds(time)).")
        + (entry.map { localized(" From #\($0) on, it does something else than before.") } ?? "")
    case .builtNothingNew(let time):
      localized("Built in \(BuildText.seconds(time)); nothing is new.")
    case .notBuilt(let errors):
      localized("\(BuildText.counted(errors)); the stage goes on with what was built before.")
    case .cameBack(let sentence):
      localized("The adapter \(sentence). This is the moment before.")
    case .journalOfCrash(let sentence):
      localized("The adapter \(sentence), and again. This is the journal up to then.")
    case .trouble(let sentence): sentence
    }
  }
}
