import Catalogue
import Glibc
import Handouts
import JSON
import Observing
import Screen
import Simulation
import Theming

/// `adplay diff`: two journals side by side.
@MainActor
enum DiffCommand {
  private static let widthElsewhere = 120

  /// 0 if they are the same, 1 if they are not.
  static func run(_ options: DiffOptions) throws(Failure) -> Int32 {
    if let scenario = options.scenario { return try InterfaceCommand.run(scenario, options) }
    try Overwriting.refuse([("--markdown", options.markdown)], of: [options.left, options.right])
    let left = try Journals.open(options.left, for: .diff)
    let right = try Journals.open(options.right, for: .diff)
    let diff = JournalDiff(
      left: try entries(of: left, options.left), right: try entries(of: right, options.right))
    let origins = (origin(of: left, options.left), origin(of: right, options.right))
    if options.printsJSON {
      Console.print(json: DiffReport.json(diff, left: origins.0, right: origins.1))
    } else if options.markdown != "-" {
      show(
        DiffSheet(diff, left: origins.0, right: origins.1), width: options.width,
        try theme(options))
    }
    if let path = options.markdown {
      let page = DiffReport.markdown(diff, left: origins.0, right: origins.1)
      if let reason = Files.write(Array(page.utf8), to: path) {
        Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
        return 2
      }
    }
    // Another seed alone, without any effect, is not a difference.
    return diff.isEmpty ? 0 : 1
  }

  private static func show(_ sheet: DiffSheet, width: Int?, _ theme: Theme) {
    show(sheet.pages(width: self.width(width), theme: theme), theme)
  }

  static func width(_ wanted: Int?) -> Int { wanted ?? Terminal.columns ?? widthElsewhere }

  static func show(_ pages: some Sequence<Canvas>, _ theme: Theme) {
    for page in pages {
      Console.print(canvas: theme == .mono ? Array(Export.text(page).utf8) : Export.ansi(page))
    }
  }

  private static func entries(
    of journal: RecordedJournal, _ path: String
  ) throws(Failure) -> [Entry] {
    do { return try journal.entries() } catch { throw .badFile(path: path, error) }
  }

  private static func origin(of journal: RecordedJournal, _ path: String) -> JournalOrigin {
    JournalOrigin(file: path, title: journal.header.title, seed: journal.header.seed)
  }

  /// Colours on a terminal, where `--theme` says which; elsewhere plain text, as nobody knows who reads
  /// it.
  static func theme(_ options: DiffOptions) throws(Failure) -> Theme {
    var themes = ThemeStore()
    let wanted = try options.theme.map { (name) throws(Failure) in try themes.require(name) }
    guard isatty(STDOUT_FILENO) == 1, wanted != nil || Environment().depth != .none else {
      return .mono
    }
    return themes.theme(wanted ?? themes.names[0])
  }
}

/// The terminal on standard output, if any.
enum Terminal {
  /// Its width; nil if there is no terminal.
  static var columns: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
      return nil
    }
    return size.ws_col >= 40 ? Int(size.ws_col) : nil
  }
}
