/// A mistake of a layer between an SDK and the application: what it does to which news.
///
/// ```
///   keepsTheReward      delaysTheClose      repeatsTheClick
///   └ manner └ news
/// ```
package struct LayerMistake: RawRepresentable, CaseIterable, Hashable, Sendable {
  package let rawValue: String
  let manner: Manner
  private let news: Set<AppNews>

  /// What becomes of the news.
  package enum Manner: String, CaseIterable, Sendable {
    /// The application never hears it.
    case keeps
    /// The application hears it twice.
    case repeats
    /// The application hears it late.
    case delays
    /// The application hears it only after the end of the ad.
    case overtakes
  }

  private init(_ word: String, _ manner: Manner, _ news: Set<AppNews>) {
    (rawValue, self.manner, self.news) = (word, manner, news)
  }

  /// Nil for a word that is none.
  package init?(rawValue: String) {
    guard let known = Self.byWord[rawValue] else { return nil }
    self = known
  }

  /// The layer tells the application nothing at all.
  package static let saysNothing = Self("saysNothing", .keeps, Set(AppNews.allCases))
  /// The layer tells the application of the end of the ad first, and of the reward then.
  package static let closesBeforeTheReward = Self("closesBeforeTheReward", .overtakes, [.reward])

  package static let allCases: [Self] =
    [Manner.keeps, .repeats, .delays].flatMap { manner in
      AppNews.allCases.compactMap { news in
        news.noun.map { noun in
          Self(
            "\(manner.rawValue)The\(noun)", manner, news == .close ? [.closing, .close] : [news])
        }
      }
    } + [closesBeforeTheReward, saysNothing]

  private static let byWord = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  func concerns(_ news: AppNews) -> Bool { self.news.contains(news) }
}
