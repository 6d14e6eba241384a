import HAR
import JSON
import Observing
import Scenarios
import Simulation

extension Failure {
  /// What went wrong and how to fix it, in one line.
  package var sentence: String {
    switch self {
    case .usage(let error): error.sentence
    case .unreadable(let path, let reason): "\(path): \(reason.words)"
    case .badFile(let path, let error): "\(path): \(error.sentence)"
    case .badScenario(let path, let bad): "\(path): \(bad.position): \(bad.problem.sentence)"
    case .badDocument(let path, let position, let problem):
      "\(path): \(position): \(problem.sentence)"
    case .badConsent(let path, let position, let key, let error):
      "\(path): \(position): note: \"\(key)\" is stored, and can't be decoded: \(error.sentence)"
    case .badJournal(let path, let problem): "\(path): \(problem.sentence)"
    case .badReport(let path, let problem): "\(path): \(problem.sentence)"
    case .badCapture(let path, let trouble): "\(path): \(trouble.sentence)"
    case .noCause(let path):
      "\(path): this find doesn't say what it shows; name the file after a rule, or expect findings"
    case .unknownScenario(let name, let nearest):
      "no scenario or file is called \"\(name)\"\(meant(nearest)); adplay scenarios lists the built-in ones"
    case .unknownLanguage(let name, let nearest):
      "no language or file is called \"\(name)\"\(meant(nearest)); adplay help stage lists the languages"
    case .noColors(let theme): "the theme \"\(theme)\" has no colours"
    case .unknownTheme(let name, let nearest):
      "no theme or file is called \"\(name)\"\(meant(nearest)); adplay themes lists the built-in ones"
    case .unknownScreen(let name, let known):
      "no screen is called \"\(name)\"; the screens are \(known.joined(separator: ", "))"
    case .placeBeyond(let path, let end): "--at is past the end: \(path) \(end.words)"
    case .wouldOverwrite(let option, let path, let input):
      "\(option) \(path) would overwrite \(input), an input; choose another file"
    case .folderInUse(let path, let option):
      "\(path) exists and is not empty; choose another name"
        + (option.map { ", or another folder with \($0)" } ?? "")
    case .unknownTour(let name, let nearest):
      "no tour or file is called \"\(name)\"\(meant(nearest)); adplay demo --list lists the tours"
    case .unknownLesson(let name, let nearest):
      "no lesson or file is called \"\(name)\"\(meant(nearest)); adplay learn --list lists the lessons"
    case .noLesson(let name, let nearest):
      "\(name) is not a lesson\(meant(nearest)); adplay learn --list lists the lessons"
    case .nothingToTell(let path):
      "\(path): this scenario has no script, so there is nothing to show; adplay \(path) opens it"
    case .terminal(let problem): problem.sentence
    case .nothingToBuild(let problem): problem.sentence
    case .verification(let trouble): trouble.sentence
    }
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
  }
}

extension Failure.Reason {
  var words: String {
    switch self {
    case .system(let reason): reason
    case .noSuchFile: "No such file or directory"
    case .noRegularFile: "not a regular file"
    case .leadsElsewhere(let folder):
      "this link leads out of \(folder), so it is not followed; put the file itself there"
    case .tooLarge(let mebibytes): "larger than \(mebibytes) MiB"
    case .noText: "not text in UTF-8, or in UTF-16 with a byte order mark"
    case .folderNotListed: "the folder can't be listed"
    case .noScenarioInFolder: "there is no scenario (.json) in this folder"
    case .noAdapterInFolder:
      "no class in this folder says that it is a MediationAdapter"
    case .noVASTInFolder: "there is no VAST document (.xml or .vast) in this folder"
    case .twoAnswers(let url, let first, let second):
      "two files answer to \(url): \(first) and \(second)"
    case .noSourceInFolder: "there is no Swift or Objective-C source in this folder"
    case .noInterface(let hasHeaders):
      hasHeaders
        ? "there are only Objective-C headers here; --sdk needs Swift's view of them, a .swiftinterface"
        : "there is no .swiftinterface with declarations here"
    case .secondInterface(let module): "another --sdk is the interface of \(module) already"
    case .notImported(let module): "this is the interface of \(module), which no source imports"
    case .nothingToHunt:
      "no ad unit here goes through Google and an adapter, so there is nothing to hunt"
    case .severalApps: "these scenarios have different apps; a hunt is for one of them"
    case .nothingToCompare: "the two adapters have no format in common"
    case .noCounterpart(let missing): InterfaceText.noCounterpart(missing)
    case .isJournal: "this is a journal; adplay replay plays it again"
    case .isRecording(let use): "this was recorded on a phone, \(use.refusal)"
    case .otherScenario(let names):
      "this is the journal of another scenario than \(names.joined(separator: ", "))"
    case .noSuchRun(let known):
      "it has no such run; its runs are \(known.enumerated().map { "\($0.offset + 1) (\($0.element))" }.joined(separator: ", "))"
    case .noRecording:
      "no line here was written by a recorder, or each is broken within its adplay:"
    case .recordingIsLong:
      "the stage shows at most 200,000 entries of a recording; adplay judge reads all of them"
    case .nothingToFollow:
      "nothing is piped in; write … | adplay --follow -, or name the file of a log"
    case .noRecordingInFolder:
      "there is no recording (.jsonl, .ndjson, .json, .log or .txt) in this folder"
    case .scenarioMadeInCode: "its scenario was made in code, so it can't be replayed"
    }
  }
}

extension Failure.JournalUse {
  fileprivate var refusal: String {
    switch self {
    case .replay: "so it can't be played; adplay judge says who counted"
    case .diff: "and diff compares journals that adplay wrote; adplay judge says who counted"
    case .snapshot: "so there is no screen to print; adplay judge --html FILE makes a page of it"
    case .evidence: "so its page is made by adplay judge --html FILE"
    case .lines: "and --accessible opens scenarios; adplay judge says in lines who counted"
    case .baseline: "and --against needs journals that adplay check --journal wrote"
    }
  }
}

extension BeyondTheEnd {
  fileprivate var words: String {
    switch self {
    case .line(let last): "has \(last.grouped) lines"
    case .entry(let last): "has \(last.grouped) entries"
    case .time(let last): "ends at \(last.milliseconds)ms"
    }
  }
}

extension BuildProblem {
  fileprivate var sentence: String {
    switch self {
    case .noPackage(let folder):
      "\(folder) is in no Swift package; adplay new adapter NAME writes one with an adapter"
    case .noProgram(let folder):
      "\(folder): no main.swift in its Sources calls Adplay.main; --product NAME names a program"
    case .severalPrograms(let names):
      "this package has several programs; choose one with --product: \(names.joined(separator: ", "))"
    }
  }
}

extension TerminalProblem {
  fileprivate var sentence: String {
    switch self {
    case .noTerminal:
      "the stage needs a terminal; adplay --accessible, adplay run and adplay snapshot work without one"
    case .noTerminalForDemo:
      "a demo needs a terminal; adplay demo TOUR --auto --record FILE records it without one"
    case .noName: "TERM is not set; try TERM=xterm-256color adplay"
    case .unknown(let name): "unknown terminal \"\(name)\"; try TERM=xterm-256color adplay"
    case .dumb(let name):
      "a \"\(name)\" terminal can't place its cursor; adplay run and adplay snapshot work there"
    case .noDatabase: "the terminal database is missing; install ncurses-base"
    case .system(let reason): "the terminal can't be opened: \(reason)"
    }
  }
}
