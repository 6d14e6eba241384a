/// Why a delimited text cannot be read on.
package enum CSVProblem: Error, Equatable, Sendable {
  /// The file begins like something else.
  case otherFormat(OtherFormat)
  /// A quote that is never closed, or a line of more than ``CSVReader/longestRecord`` bytes.
  case unclosedQuote(CSVPosition)
  case recordTooLong(line: Int)
  case tooManyFields(line: Int)
  /// UTF-16 that ends within a character, or a byte 0 in any other encoding.
  case brokenText(CSVPosition)

  package enum OtherFormat: Equatable, Sendable {
    case json, spreadsheet, gzip, html
  }
}
