import Contract
import Testing

/// The article on limits, against the numbers in the sources.
struct LimitsTests {
  /// A number of the article, and the line of a source that has it.
  struct Limit: Sendable, CustomTestStringConvertible {
    let said: String
    let file: String
    let code: String

    var testDescription: String { said }

    init(_ said: String, _ file: String, _ code: String) {
      (self.said, self.file, self.code) = (said, file, code)
    }
  }

  static let limits = [
    Limit(
      "other file | 64 MiB |", "Playground/Observing/Reading/ReadingLimits.swift",
      "file = ReadingLimits(bytes: 64 << 20)"),
    Limit(
      "| 1,000 views |", "Playground/Scenarios/Scenario/Google/Layout/AdLayout+Settings.swift",
      "mostViews = 1_000"),
    Limit("| 64 levels |", "Formats/JSON/Reading/JSONReader.swift", "deepest = 64"),
    Limit(
      "| 2 GiB, 40 million lines of at most 64 MiB |",
      "Playground/Observing/Reading/ReadingLimits.swift",
      "journal = ReadingLimits(bytes: 2 << 30, lines: 40_000_000, line: 64 << 20)"),
    Limit(
      "revenue report | 1 GiB |", "Playground/Observing/Reading/ReadingLimits.swift",
      "report = ReadingLimits(bytes: 1 << 30)"),
    Limit(
      "| 60 before the header, ", "Playground/Observing/Reports/Reading/ReportRows.swift",
      "titleLimit = 60"),
    Limit(
      "| 4 million days times units |",
      "Playground/Observing/Reports/Comparing/ReportComparison.swift", "mostCells = 4_000_000"),
    Limit(
      "| the 200 largest |", "Playground/Observing/Reports/Reasons/UnitFindings.swift",
      "mostUnits = 200"),
    Limit(
      "| 256 MiB, 1 million lines of at most 4 MiB |",
      "Playground/Observing/Reading/ReadingLimits.swift",
      "reports = ReadingLimits(bytes: 256 << 20, lines: 1_000_000, line: 4 << 20)"),
    Limit(
      "worker of a hunt has to do | 256 MiB |",
      "Playground/Observing/Reading/ReadingLimits.swift",
      "job = ReadingLimits(bytes: 256 << 20)"),
    Limit(
      "compiler says | 64 MiB |", "Playground/Observing/Reading/ReadingLimits.swift",
      "build = ReadingLimits(bytes: 64 << 20)"),
    Limit(
      "accessible mode | 64 KiB |", "Playground/Observing/Reading/ReadingLimits.swift",
      "typed = ReadingLimits(bytes: .max, line: 64 << 10)"),
    Limit(
      "| lines of at most 16 MiB; ", "Playground/Observing/Recordings/RecordingLines.swift",
      "longestLine = 16 << 20"),
    Limit(
      " 2,048 entries out of order |", "Playground/Observing/Recordings/RunningOrder.swift",
      "window: Int = 2048"),
    Limit("| 8 MiB, ", "Formats/VAST/XMLLimits.swift", "longest = 8 << 20"),
    Limit(" 128 levels, ", "Formats/VAST/XMLLimits.swift", "deepest = 128"),
    Limit(" 400,000 elements |", "Formats/VAST/XMLLimits.swift", "mostElements = 400_000"),
    Limit(
      "standard input | 8 MiB |", "App/Commands/Consent/ConsentInput.swift", "longest = 8 << 20"),
    Limit(
      "asks | 1 MiB |", "App/Commands/Verify/VerifyClient.swift", "longestAnswer = 1 << 20"),
    Limit("| 16 KiB, ", "App/Commands/Verify/VerifyServer.swift", "longestRequest = 1 << 14"),
    Limit(
      " 5 s | the c", "App/Commands/Verify/VerifyServer.swift", "patience = Duration.seconds(5)"),
    Limit(
      "answer | 5 s, ", "App/Commands/Verify/VerifyOptions.swift", "timeout = Duration.seconds(5)"),
    Limit(
      " at most 60 s |", "App/Commands/Verify/VerifyOptions.swift",
      ".milliseconds(1) ... .seconds(60)"),
    Limit("| 5, or `--w", "Formats/VAST/Resolution/VASTResolution.swift", "usualWrappers = 5"),
    Limit("up to 100 |", "App/Commands/VAST/VASTOptions.swift", ".number(0...100)"),
    Limit("| 100 and ", "Formats/VAST/Resolution/VASTResolution.swift", "mostRequests = 100"),
    Limit(" 1,000 |", "Formats/VAST/Resolution/VASTResolution.swift", "mostAds = 1000"),
    Limit("| 16 MiB; ", "Formats/Pictures/PictureHeader.swift", "bytes = 16 << 20"),
    Limit("PNG 2 million", "Formats/Pictures/PictureHeader.swift", "case .png: 2 << 20"),
    Limit("JPEG 12 million", "Formats/Pictures/PictureHeader.swift", "case .jpeg: 12 << 20"),
    Limit("| 5 files, ", "App/Stage/LastJournal.swift", "count = 5"),
    Limit(" 20 MiB together |", "App/Stage/LastJournal.swift", "mostBytes = 20 << 20"),
    Limit("| 48 moments |", "Terminal/Handouts/Evidence/EvidenceMoment.swift", "limit = 48"),
    Limit(
      "| 24 h |", "Playground/Scenarios/Forms/LengthOfTime.swift", "mostMilliseconds = 86_400_000"),
    Limit(
      "| 600 s of ", "Playground/Playing/Session/Session.swift",
      "longestLoad = Duration.seconds(600)"),
    Limit(
      "| 5 s, or the unit's", "Playground/Scenarios/Scenario/Google/Waterfall.swift",
      "timeout = Duration.seconds(5)"),
    Limit(
      "| 1 h; app open 4 h |", "SDKs/GoogleMobileAds/Engine/FullScreen/FullScreenFormat.swift",
      "kind == .appOpen ? .seconds(4 * 3600) : .seconds(3600)"),
    Limit(
      "| 30 s to 120 s |", "Playground/Scenarios/Forms/RefreshInterval.swift",
      ".seconds(30) ... .seconds(120)"),
    Limit(
      "| 5 s, at most ", "App/CommandLine/StageOptions.swift", "usualPatience = Duration.seconds(5)"
    ),
    Limit(
      " 600 s |", "App/Commands/Tables/OptionValue.swift",
      ".zero ... .seconds(600)"),
    Limit("| 5 s of work", "App/ComingBack/HangWatch.swift", "patience = 5"),
    Limit("| 10,000 |", "Simulation/Time/Timeline.swift", "loopLimit = 10_000"),
    Limit(
      "| 10,000,000 runs |", "App/Commands/Run/RunOptions.swift",
      ".number(1...10_000_000)"),
    Limit(
      "| 100,000,000 |", "App/Commands/Hunt/HuntOptions.swift", "1...100_000_000"),
    Limit("| 64 |", "App/Commands/Hunt/HuntOptions.swift", ".number(1...64)"),
    Limit("| 512 MiB and ", "App/Commands/Hunt/HuntGuard.swift", "mostMemory = 1 << 29"),
    Limit(" 128 threads ", "App/Commands/Hunt/HuntGuard.swift", "mostThreads = 128"),
    Limit(
      "| 1000x400 cells;", "Terminal/CursesTerminal/CursesTerminal.swift",
      "Size(width: 1000, height: 400)"),
    Limit(
      " 1000x1000 |", "App/Commands/SnapshotOptions.swift",
      "(1...1000).contains(width), (1...1000).contains(height)"),
    Limit("| 500 |", "Terminal/Directing/Moments/StageHistory.swift", "limit = 500"),
    Limit("| 16 KiB |", "Simulation/Journal/TextLimit.swift", "bytes = 16_384"),
    Limit("| 1,000 levels |", "SDKs/UIKit/Shims/Nesting.swift", "limit = 1_000"),
    Limit("| 64 KiB |", "Terminal/Screen/Input/InputDecoder.swift", "pasteLimit = 1 << 16"),
  ]

  @Test(arguments: limits) func `a limit is what the source says`(_ limit: Limit) throws {
    #expect(try Documents.text(Documents.article("Limits")).contains(limit.said))
    #expect(try Documents.text("Sources/\(limit.file)").contains(limit.code))
  }

  @Test func `rules wait ten seconds at most`() throws {
    #expect(Rulebook.longestSilence == .seconds(10))
    let article = try Documents.text(Documents.article("Limits"))
    #expect(article.contains("| a rule that waits for what must follow | 10 s |"))
  }
}
