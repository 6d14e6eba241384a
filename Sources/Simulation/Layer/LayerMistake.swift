/// A mistake of a layer between an SDK and the application: what it does to which news of the SDK, or to which
/// call of the application.
///
/// ```
///   keepsTheReward      delaysTheClose      repeatsTheClick      keepsTheDismiss
///   └ manner └ news                                              └ manner └ call
/// ```
package struct LayerMistake: RawRepresentable, CaseIterable, Hashable, Sendable {
  package let rawValue: String
  let manner: Manner
  package let news: Set<AppNews>
  package let call: AppCall?

  /// What becomes of the news, or of the call.
  package enum Manner: String, CaseIterable, Sendable {
    /// Nobody hears it.
    case keeps
    /// It is heard twice.
    case repeats
    /// It is heard late.
    case delays
    /// The application hears it only after the end of the ad.
    case overtakes
    /// A call goes to another ad unit, or news are told of another one.
    case misroutes
    /// It is told although nobody has said it.
    case invents
    /// It is told before it has happened, and not again when it has.
    case hastens
    /// It is told once more to whoever asks next.
    case recalls
    /// It is told off the main queue.
    case strays
    /// It is told with another amount.
    case changes
  }

  init(_ word: String, _ manner: Manner, _ news: Set<AppNews>, _ call: AppCall? = nil) {
    (rawValue, self.manner, self.news, self.call) = (word, manner, news, call)
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

  /// The layer has one listener for all ads of a unit: with the next load it hears no more of the last one.
  package static let forgetsAtTheNextLoad = Self(
    "forgetsAtTheNextLoad", .keeps, Set(AppNews.allCases))

  /// The layer takes a click for the end of the ad.
  package static let closesAtTheClick = Self("closesAtTheClick", .hastens, [.close])

  /// The layer tells of earnings in whole units of the currency.
  package static let truncatesTheRevenue = Self("truncatesTheRevenue", .changes, [.revenue])

  /// The layer tells of a reward at the end of an ad that has earned none.
  package static let inventsTheReward = Self("inventsTheReward", .invents, [.reward])

  /// The layer takes the end of an ad for the user's return to the application.
  package static let inventsTheForeground = Self("inventsTheForeground", .invents, [.close])
  /// What it tells beside the news that it passes on.
  static let inventions = [inventsTheReward, inventsTheForeground]

  package static let allCases: [Self] =
    [Manner.keeps, .repeats, .delays, .misroutes].flatMap { manner in
      AppNews.allCases.compactMap { news in
        news.noun.map { noun in
          Self(
            "\(manner.rawValue)The\(noun)", manner, news == .close ? [.closing, .close] : [news])
        }
      }
    } + inventions + [closesBeforeTheReward, saysNothing, forgetsAtTheNextLoad]
    + hasty + [closesAtTheClick] + changing + [truncatesTheRevenue]
    + ofCalls

  /// The answer comes as the ad is asked for, the display as it is to be shown, the reward and the end with the
  /// display.
  private static let hasty = [AppNews.ad, .display, .reward, .close].compactMap { news in
    news.noun.map { Self("hastensThe\($0)", .hastens, [news]) }
  }

  /// A reward of nothing, revenue that is a million times too high.
  private static let changing = [AppNews.reward, .revenue].compactMap { news in
    news.noun.map { Self("changesThe\($0)", .changes, [news]) }
  }

  private static let ofCalls = [Manner.keeps, .repeats, .delays, .misroutes].flatMap { manner in
    AppCall.allCases.compactMap { call in
      call.noun.map { Self("\(manner.rawValue)The\($0)", manner, [], call) }
    }
  }

  private static let byWord = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Whether it is about something that comes late.
  package var delays: Bool { manner == .delays }
  /// Whether it takes one ad unit for another.
  package var misroutes: Bool { manner == .misroutes }
  /// Whether it tells of a show what is to come of it.
  package var answersShows: Bool { manner == .hastens && news.contains(.display) }
  /// Whether it can become more with each ad.
  package var canGrow: Bool { call == nil && (manner == .delays || manner == .repeats) }

  /// What it is about, if that is one sort of news.
  package var onlyNews: AppNews? {
    guard manner != .hastens else { return nil }
    return news.contains(.close) && news.count == 2 ? .close : news.count == 1 ? news.first : nil
  }

  /// Whether it tells this before it happens, when that is told.
  func hastens(_ news: AppNews, at cue: AppNews) -> Bool {
    manner == .hastens && concerns(news) && (self == .closesAtTheClick) == (cue == .click)
  }

  func concerns(_ news: AppNews) -> Bool { self.news.contains(news) }
  func concerns(_ call: AppCall) -> Bool { self.call == call }
}
