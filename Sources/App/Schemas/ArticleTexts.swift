import CArticles
import Scenarios

/// The articles as they are on the web, before they are made into pages.
enum ArticleTexts {
  static let all = ScenarioLibrary.entries(on: article_shelf)
}
