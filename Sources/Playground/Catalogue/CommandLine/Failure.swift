package import Consent
package import HAR
package import JSON
package import Observing
package import Scenarios
package import Verifying

/// Why the program cannot do what it was asked to.
package enum Failure: Error {
  case usage(UsageError)
  /// A file that cannot be read.
  case unreadable(path: String, Reason)
  case badFile(path: String, JSONError)
  /// A scenario that cannot be played here.
  case badScenario(path: String, BadScenario)
  /// A VAST document that a file names there.
  case badDocument(path: String, JSONPosition, DocumentProblem)
  /// A string of consent in a scenario, which is played all the same.
  case badConsent(path: String, JSONPosition, key: String, ConsentError)
  case badJournal(path: String, JournalProblem)
  /// A report that cannot be read, or not be compared with the first one.
  case badReport(path: String, ReportProblem)
  /// A file that is no capture of traffic.
  case badCapture(path: String, CaptureTrouble)
  /// A kept find that does not say what it shows.
  case noCause(of: String)
  case unknownScenario(String, nearest: String?)
  case unknownTheme(String, nearest: String?)
  /// A theme whose colours cannot be reported, since it has none.
  case noColors(theme: String)
  case unknownLanguage(String, nearest: String?)
  case unknownScreen(String, known: [String])
  /// A place beyond the end of a script or journal.
  case placeBeyond(path: String, BeyondTheEnd)
  /// An output file that is also an input.
  case wouldOverwrite(option: String, path: String, input: String)
  /// A folder for new files that has files already; `option` is that of another place, if there is one.
  case folderInUse(path: String, option: String?)
  /// Neither a tour, a scenario nor a file.
  case unknownTour(String, nearest: String?)
  /// Neither a lesson nor a file.
  case unknownLesson(String, nearest: String?)
  /// A scenario that sets no task.
  case noLesson(String, nearest: String?)
  /// A demo of a scenario without a script.
  case nothingToTell(path: String)
  case terminal(TerminalProblem)
  case nothingToBuild(BuildProblem)
  /// Requests that can't be made, sent or taken.
  case verification(VerificationTrouble)

  /// Why a file cannot be read.
  package enum Reason: Equatable, Sendable {
    /// The system's message.
    case system(String)
    case noSuchFile
    /// A pipe or a device where a file belongs.
    case noRegularFile
    /// A link out of the folder that it was found in.
    case leadsElsewhere(folder: String)
    case tooLarge(mebibytes: Int)
    /// A source in another encoding, or no source at all.
    case noText
    case folderNotListed, noScenarioInFolder, noAdapterInFolder, noVASTInFolder, noSourceInFolder
    /// A framework with headers, or without anything that says what is in it.
    case noInterface(hasHeaders: Bool)
    /// Two interfaces of a module.
    case secondInterface(module: String)
    case notImported(module: String)
    case nothingToHunt, nothingToCompare, severalApps
    /// Two files of a catalogue for one URL.
    case twoAnswers(url: String, String, String)
    case isJournal
    /// A line's class is there for one of Google's interfaces only.
    case noCounterpart(Scenario.NoCounterpart)
    case scenarioMadeInCode
    /// A recording, where something has to be played.
    case isRecording(JournalUse)
    /// The journal of none of these scenarios.
    case otherScenario([String])
    /// Nothing that a recorder wrote.
    case noRecording, noRecordingInFolder
    /// A run that the recording does not have.
    case noSuchRun(known: [String])
    /// Too many entries for a stage.
    case recordingIsLong
    /// Standard input is to be followed, and is the terminal.
    case nothingToFollow
  }

  /// What a journal is opened for.
  package enum JournalUse: Equatable, Sendable {
    case replay, diff, snapshot, evidence, baseline, lines
  }

  /// 2 for everything the user can fix.
  package var exitStatus: Int32 { 2 }
}

/// Why there is nothing to build.
package enum BuildProblem: Equatable, Sendable {
  case noPackage(folder: String)
  case noProgram(folder: String)
  case severalPrograms([String])
}

/// Why the stage cannot use its terminal.
package enum TerminalProblem: Equatable, Sendable {
  case noTerminal, noTerminalForDemo, noName, noDatabase
  case unknown(String)
  case dumb(String)
  /// The system's message.
  case system(String)
}
