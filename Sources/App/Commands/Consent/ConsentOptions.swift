import Catalogue
import Consent

struct ConsentOptions: Equatable {
  /// Strings, or keys with their values; `-` is standard input.
  var texts: [String] = []
  /// The day on which the strings are judged, in tenths of a second since 1970; nil for today.
  var day: Int?
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "consent", usage: ["STRING... [options]"],
      about: "decode consent strings, and say what follows", guide: "Consent",
      description: """
        Decodes TC strings (TCF 2), Additional Consent, GPP with its sections and US privacy
        strings, says which ads Google may show by them, and where they contradict each other. A
        STRING can also be KEY=VALUE, as in IABTCF_gdprApplies=1 or usca=BVWSSSVY.YA, or a URL with
        gdpr_consent, gpp and their like; - reads standard input: strings, one a line, or what an
        app keeps, in the form that a phone prints.
        """,
      ending: """
        Exit status: 1 when something contradicts something else, or breaks a rule of its
        specification; 2 when a string can't be decoded. Its character goes to stderr.
        """, isAside: true),
    ConsentOptions(),
    options: [
      .init(
        "--on", "DATE", \.day, .day, "the day on which the strings are judged; today when left out"
      ),
      .json(\.printsJSON, "one line of JSON about all strings together"),
    ],
    arguments: .many(\.texts, wanted: "a consent string, or - for standard input"),
    run: ConsentCommand.run)
}

extension OptionValue where Value == Int {
  fileprivate static let day = OptionValue("a day such as 2026-03-01") {
    CivilMoment.tenths(ofDay: $0)
  }
}
