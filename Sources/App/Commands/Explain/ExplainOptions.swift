import Catalogue
import Observing

struct ExplainOptions: Equatable {
  /// The first one is the base of all gaps.
  var reports: [String] = []
  /// A file with what the reader is told instead of guessing.
  var map: String?
  /// The network as the first report calls it.
  var network: String?
  var usual = GapLimits().usual
  /// Nil for the usual one, or that of `--usual` where it is above it.
  var fault: Discrepancy.Threshold?

  var limits: GapLimits {
    let limits = GapLimits(usual: usual)
    let least = limits.fault.hundredths < usual.hundredths ? usual : limits.fault
    return GapLimits(usual: usual, fault: fault ?? least)
  }

  var printsJSON = false
  var printsCSV = false
  /// The page to write.
  var html: String?
  /// What to open on the stage; nil for nothing.
  var stage: Opening?

  enum Opening: Equatable, Sendable {
    /// All reasons, to choose from.
    case reasons
    /// The scenario that shows this one.
    case reason(Int)
  }

  static let command = CommandTable(
    HelpPage(
      command: "explain", usage: ["GOOGLE OTHER... [options]"],
      about: "say why two reports differ", guide: "YourReports",
      description: """
        Reads reports in CSV or JSON as AdMob, Ad Manager, MAX, LevelPlay and networks export them,
        joins them by day, unit and placement, and says how far they are apart and why: causes of
        the calendar and the bookkeeping are tried on the days themselves, causes in the adapter are
        played and their counts compared. The gap is network minus Google, in percent of Google's
        count.
        """,
      ending: """
        Exit status: 1 when a gap of all units together is a fault. Nothing leaves this machine.
        """),
    ExplainOptions(),
    options: [
      .init(
        "--map", "FILE", \.map, .file,
        """
        JSON with what can't be guessed: {"columns": {"impressions": "Views"}, "units": {"their \
        name": "Google's"}, "network": "as Google calls it", "dates": "dayFirst" or "monthFirst", \
        "decimals": "comma" or "point"}
        """),
      .init(
        "--network", "NAME", \.network, .text("the name of a network in the first report"),
        "which rows of the first report the others are about"),
      .init(
        "--usual", "P%", \.usual, .percentage, "up to this a gap is usual (8%)"),
      .init("--fault", "P%", \.fault, .percentage, "above this a gap is a fault (20%)"),
      .init(
        "--csv", \.printsCSV,
        "comma-separated values, a row for each unit and figure", notWith: ["--json"]),
      .json(\.printsJSON, "one JSON line per network's report"),
      .init(
        "--html", "FILE", \.html, .file, "write it as a page, too, for one network's report"),
      .init(
        "--stage", "N", \.stage, .reason, alone: .reasons,
        "open the reasons on the stage, or the scenario that shows reason N",
        notWith: ["--json", "--csv"]),
    ],
    arguments: .init { (options, words) throws(UsageError) in
      options.reports = words.all
      guard words.all.count > 1 else {
        throw words.missing("Google's report and one of a network")
      }
      guard options.limits.usual.hundredths <= options.limits.fault.hundredths else {
        throw .badValue(
          option: "--fault", value: "\(Double(options.limits.fault.hundredths) / 100)%",
          wanted: "at least the \(Double(options.limits.usual.hundredths) / 100)% of --usual")
      }
      guard options.html == nil || words.all.count == 2 else {
        throw .onlyOne("--html", words.all[1], words.all[2])
      }
    },
    run: ExplainCommand.run)
}

extension OptionValue where Value == ExplainOptions.Opening {
  fileprivate static let reason = OptionValue("a number from 1 to 20") { word in
    Int(word).flatMap { (1...20).contains($0) ? .reason($0) : nil }
  }
}
