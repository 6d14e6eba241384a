import Catalogue

struct CaptureOptions: Equatable {
  /// The capture; `-` is standard input.
  var file = ""
  /// Documents whose bodies the capture does not have.
  var documents: [String] = []
  var printsJSON = false
  /// The page to write.
  var html: String?
  /// The number of the ad to play on the stage.
  var stage: Int?

  static let command = CommandTable(
    HelpPage(
      command: "capture", usage: ["SESSION.har [options]"],
      about: "audit the pixels of the video ads in a capture", guide: "YourCaptures",
      description: """
        Reads a capture of traffic that a proxy or a browser has saved as HAR, finds the VAST
        documents in it, follows their wrappers, and says of every pixel of every level whether it
        was called: once, twice, never, too early, out of order, sent on, failed. Cookies and other
        headers are never read. - is standard input.
        """,
      ending: """
        Exit status: 1 when a pixel that was due was not called or did not arrive, or one was called
        too often, too early or out of order. Nothing leaves this machine.
        """),
    CaptureOptions(),
    options: [
      .init(
        "--vast", "FILE", each: \.documents, .file,
        "a VAST document whose body the capture does not have; give it several times for several"),
      .json(\.printsJSON, "one JSON line"),
      .init("--html", "FILE", \.html, .file, "write it as a page, too"),
      .init(
        "--stage", "N", \.stage, .number(1...1000), alone: 1,
        "play ad N of it on the stage (the first)", notWith: ["--json", "--html"]),
    ],
    arguments: .init { (options, words) throws(UsageError) in
      guard let first = words.all.first else {
        throw words.missing("a capture, or - for standard input")
      }
      guard words.all.count == 1 else { throw .onlyOne("capture", first, words.all[1]) }
      options.file = first
    },
    run: CaptureCommand.run)
}
