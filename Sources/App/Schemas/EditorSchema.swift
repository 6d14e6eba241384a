import JSON
import Observing
import Scenarios
import Simulation

/// A kind of file that editors are told about: one row adds one.
struct EditorSchema: Sendable {
  /// The file in the folder of schemas.
  let file: String
  private let bytes: @Sendable () -> [UInt8]
  private let pages: [String: [ArticlePage]]

  static let all = [
    EditorSchema(
      file: "scenario.json", bytes: ScenarioSchema.bytes, pages: ArticlePage.ofScenarios),
    EditorSchema(file: "layout.json", bytes: AdLayout.schema, pages: ArticlePage.ofLayouts),
    EditorSchema(
      file: "configuration.json", bytes: Configuration.schema,
      pages: ["": [ArticlePage("Configuration", "The configuration")]]),
    EditorSchema(
      file: "brand.json", bytes: Brand.schema,
      pages: ["": [ArticlePage("Demos", "With names of your own")]]),
    EditorSchema(
      file: "journal.json", bytes: JournalSchema.bytes, pages: ArticlePage.ofJournals),
  ]

  /// The schema with the articles' sentences on hover; always the same bytes.
  var text: String {
    guard let node = try? JSONReader.read(bytes(), dialect: .strict) else { return "" }
    let tables = pages.mapValues { $0.map(ArticleTable.init) }
    var json = JSONWriter(layout: .pretty)
    SchemaHovers(tables: tables).write(node, to: &json)
    json.endLine()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

/// A part of an article, which has the sentences about some keys in a table.
struct ArticlePage: Sendable {
  let article: String
  let heading: String

  init(_ article: String, _ heading: String) { (self.article, self.heading) = (article, heading) }

  /// By definition, or by the key of an object; the file itself is "".
  static let ofScenarios: [String: [ArticlePage]] = [
    "": [ArticlePage("Scenarios", "The file")],
    "googleUnit": [unit], "arbiterUnit": [ArticlePage("Arbiter", "A unit"), unit],
    "serviceUnit": [ArticlePage("Services", "A unit"), unit],
    "maxUnit": [ArticlePage("Services", "MAX itself"), ArticlePage("Services", "A unit"), unit],
    "options": [ArticlePage("Scenarios", "Options")],
    "line": [ArticlePage("Scenarios", "A line")],
    "slot": [ArticlePage("Arbiter", "A slot")],
    "ad": [ArticlePage("Scenarios", "An ad")],
    "metadata": [ArticlePage("Scenarios", "Pictures of your own")],
    "step": [script], "expectation": [script],
  ].merging(ofLayouts) { $1 }

  private static let unit = ArticlePage("Scenarios", "An ad unit")
  private static let script = ArticlePage("Scenarios", "A script")

  static let ofLayouts: [String: [ArticlePage]] = [
    "layoutView": [ArticlePage("Layouts", "A layout as data")]
  ]

  static let ofJournals: [String: [ArticlePage]] = [
    "header": [ArticlePage("TheJournal", "Overview")],
    "recorded": [ArticlePage("TheJournal", "A recording from a phone")],
  ].merging(KindOfEntry.allCases.map { ("\($0.rawValue)Entry", [entry]) }) { $1 }

  private static let entry = ArticlePage("TheJournal", "Keys")
}
