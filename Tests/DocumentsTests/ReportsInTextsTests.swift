import Catalogue
import Observing
import Testing

/// The article on reports, against the tables of sources and causes.
struct ReportsInTextsTests {
  private let article = Documents.article("YourReports")

  @Test func `the article has every source`() throws {
    let rows = ReportSource.all.map { source in
      let marks = source.marks.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(source.title) | \(marks) | \(source.isMediator ? "yes" : "") | \(source.zone) |"
    }
    try Documents.expectGenerated(
      ["| source | told by one of | about several networks | its day |", "|---|---|---|---|"]
        + rows,
      between: "sources", in: article)
  }

  @Test func `the article has every cause`() throws {
    let google = try #require(ReportSource.all.first)
    let rows = ReportCause.allCases.map { cause in
      let scenario = cause.scenario.map { "`adplay \($0)`" } ?? ""
      return
        "| `\(cause.rawValue)` | \(cause.words(google)) | \(cause.next(google)) | \(scenario) |"
    }
    try Documents.expectGenerated(
      ["| cause | what happened | what to look at next | see it |", "|---|---|---|---|"] + rows,
      between: "causes", in: article)
  }
}
