import Catalogue
import Testing

/// The glossary has the words that the stage explains.
struct GlossaryTests {
  @Test func `the article has the words and the errors of the stage's help`() throws {
    let article = Documents.article("Glossary")
    let head = ["| word | means |", "|---|---|"]
    try Documents.expectGenerated(
      head + Glossary.words.map { "| **\($0.word)** | \($0.meaning) |" }, between: "words",
      in: article)
    let heads = ["| error | means |", "|---|---|"]
    try Documents.expectGenerated(
      heads + Glossary.errors.map { "| `\($0.word)` | \($0.meaning) |" }, between: "errors",
      in: article)
  }
}
