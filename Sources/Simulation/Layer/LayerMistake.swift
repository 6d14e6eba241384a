/// A mistake of a layer between an SDK and the application: what it does to which news of the SDK, or to which
/// call of the application.
///
/// ```
///   keepsTheReward      delaysTheClose      takesTheRefusalForTheFailure      keepsTheDismiss
///   └ manner └ news                         └ manner └ news                   └ manner └ call
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
    /// It is told with another amount, or without its reason.
    case changes
    /// It is taken for something else, and told as that.
    case takes
    /// It waits until the ad is gone.
    case hoards
    /// The ad is put where the application does not want it.
    case misplaces
    /// The ad is presented from a controller that the user does not see.
    case presents
    /// The ad is there, and nothing of it is drawn.
    case undraws
    /// It ends in an exception.
    case throwsAt
    /// The SDK is used otherwise than the application wants, and nothing of that is told.
    case misuses
    /// What the application wants is refused, as if there were nothing to have.
    case denies
  }

  /// What the news is taken for, if it is.
  package let taken: AppNews?

  init(
    _ word: String, _ manner: Manner, _ news: Set<AppNews>, _ call: AppCall? = nil,
    for taken: AppNews? = nil
  ) {
    (rawValue, self.manner, self.news, self.call) = (word, manner, news, call)
    self.taken = taken
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

  /// The layer tells the application only when the ad is gone what has become of it on the screen.
  package static let hoardsUntilTheClose = Self(
    "hoardsUntilTheClose", .hoards, [.display, .impression, .click, .revenue, .closing, .reward])

  /// Once the ad is there, the layer tells the application nothing more of it.
  package static let fallsSilent = Self(
    "fallsSilent", .keeps, Set(AppNews.allCases).subtracting([.ad, .refusal]))

  /// The layer puts a banner over what the application shows.
  package static let misplacesTheShow = Self("misplacesTheShow", .misplaces, [], .show)

  /// The layer puts a banner at the top where the application wants the bottom, and the other way round.
  package static let swapsTheEnds = Self("swapsTheEnds", .misplaces, [], .show)

  /// The layer presents a full-screen ad from the application's first controller, whatever covers that, or from the one
  /// that was on top when the ad was asked for.
  package static let presentsFromTheRoot = Self("presentsFromTheRoot", .presents, [], .show)
  package static let presentsFromTheLoad = Self("presentsFromTheLoad", .presents, [], .show)

  /// The layer's view of an ad stays blank.
  package static let leavesTheAdBlank = Self("leavesTheAdBlank", .undraws, [], .show)

  /// The layer goes on with an object that it has destroyed: the next load ends in an exception.
  package static let reusesTheDisposed = Self("reusesTheDisposed", .throwsAt, [], .load)

  /// The layer says of an ad that the SDK has that it is not ready.
  package static let deniesTheAd = Self("deniesTheAd", .denies, [], .show)

  /// A view of the layer's own takes the taps on its ad, or they are handed on at a wrong place.
  package static let swallowsTaps = Self("swallowsTaps", .keeps, [], .tap)
  package static let misplacesTaps = Self("misplacesTaps", .keeps, [], .tap)

  /// The layer draws a native ad in a view of its own, and hands the SDK none.
  package static let forgetsTheView = Self("forgetsTheView", .misuses, [], .show)
  /// The layer asks for a banner that is as wide as the phone is high.
  package static let measuresSideways = Self("measuresSideways", .misuses, [], .load)

  /// The layer asks for a unit's ad as for one of another format.
  package static let asksForAnotherFormat = Self("asksForAnotherFormat", .misuses, [], .load)
  /// The layer's view of a banner stays where the SDK takes it for seen.
  package static let refreshesUnseen = Self("refreshesUnseen", .misuses, [], .view)
  /// The layer puts a banner into a view of its own that is too low.
  package static let cutsTheBanner = Self("cutsTheBanner", .misuses, [], .show)
  /// The layer draws a native ad where the SDK does not see it: taps reach it, and nothing is seen.
  package static let hidesTheView = Self("hidesTheView", .misuses, [], .view)
  /// The layer does not tell the application that the SDK has started.
  package static let keepsTheStart = Self("keepsTheStart", .misuses, [], .load)
  /// The layer keeps the main thread for seconds, as it passes on a load or a show.
  package static let blocksAtTheLoad = Self("blocksAtTheLoad", .misuses, [], .load)
  package static let blocksAtTheShow = Self("blocksAtTheShow", .misuses, [], .show)
  /// The layer makes a new view for each load of a banner, and leaves the last one where it is.
  package static let forgetsItsLastView = Self("forgetsItsLastView", .misuses, [], .load)
  /// The layer does not say for which place in the application an ad is.
  package static let losesThePlacement = Self("losesThePlacement", .misuses, [], .options)

  /// The layer hands a native ad to its view before that has the views of its assets.
  package static let connectsTooLate = Self("connectsTooLate", .misuses, [], .show)

  /// The layer says of an ad that it has shown that it is ready.
  package static let staysReady = Self("staysReady", .invents, [], .show)

  /// The layer tells the application everything on a thread of its own.
  package static let callsOffMain = Self("callsOffMain", .strays, Set(AppNews.allCases))

  /// The layer takes a click for the end of the ad.
  package static let closesAtTheClick = Self("closesAtTheClick", .hastens, [.close])

  /// The layer tells of earnings in whole units of the currency.
  package static let truncatesTheRevenue = Self("truncatesTheRevenue", .changes, [.revenue])

  /// The layer tells of a reward at the end of an ad that has earned none.
  package static let inventsTheReward = Self("inventsTheReward", .invents, [.reward])

  /// The layer takes the end of an ad for the user's return to the application.
  package static let inventsTheForeground = Self("inventsTheForeground", .invents, [.close])
  /// The layer tells of a click that nobody has made, as the ad comes; an adapter does as it is seen.
  package static let inventsTheClick = Self("inventsTheClick", .invents, [.click])
  /// The layer hands a drag that begins on the ad to the SDK as a tap.
  package static let takesDragsForTaps = Self("takesDragsForTaps", .invents, [.click])
  /// What it tells beside the news that it passes on.
  static let inventions = [
    inventsTheReward, inventsTheForeground, inventsTheClick, takesDragsForTaps,
  ]

  package static let allCases: [Self] =
    [Manner.keeps, .repeats, .delays, .misroutes, .throwsAt].flatMap { manner in
      AppNews.allCases.compactMap { news in
        news.noun.map { noun in
          Self(
            "\(manner.rawValue)The\(noun)", manner, news == .close ? [.closing, .close] : [news])
        }
      }
    } + inventions + [closesBeforeTheReward, saysNothing, fallsSilent, forgetsAtTheNextLoad]
    + [presentsFromTheRoot, presentsFromTheLoad, leavesTheAdBlank, reusesTheDisposed]
    + [
      hoardsUntilTheClose, misplacesTheShow, swapsTheEnds, deniesTheAd, staysReady, callsOffMain,
      swallowsTaps,
      misplacesTaps, connectsTooLate, forgetsTheView, measuresSideways, asksForAnotherFormat,
      refreshesUnseen, cutsTheBanner, forgetsItsLastView, losesThePlacement,
      blocksAtTheLoad, blocksAtTheShow, keepsTheStart, hidesTheView,
    ] + mistaken
    + hasty + [closesAtTheClick] + changing + [truncatesTheRevenue]
    + ofCalls

  /// The answer comes as the ad is asked for, the display as it is to be shown, the reward and the end with the
  /// display.
  private static let hasty = [AppNews.ad, .display, .reward, .close].compactMap { news in
    news.noun.map { Self("hastensThe\($0)", .hastens, [news]) }
  }

  /// One end of a load or a show taken for another, or what is seen for what is counted.
  private static let mistaken = [
    (AppNews.ad, AppNews.refusal), (.refusal, .ad), (.refusal, .failure), (.refusal, .close),
    (.failure, .refusal), (.failure, .close), (.close, .failure), (.close, .reward),
    (.display, .impression), (.impression, .display), (.impression, .click),
  ].compactMap { news, taken in
    news.noun.flatMap { noun in
      taken.noun.map { Self("takesThe\(noun)ForThe\($0)", .takes, [news], for: taken) }
    }
  }

  /// A reward of nothing, revenue that is a million times too high, failures without a reason, and anything else under
  /// another name.
  private static let changing = AppNews.allCases.compactMap { news in
    news.noun.map { Self("changesThe\($0)", .changes, [news]) }
  }

  private static let ofCalls = [Manner.keeps, .repeats, .delays, .misroutes, .throwsAt].flatMap {
    manner in
    AppCall.allCases.compactMap { call in
      call.noun.map { Self("\(manner.rawValue)The\($0)", manner, [], call) }
    }
  }

  private static let byWord = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Whether it is about something that comes late.
  package var delays: Bool { manner == .delays }
  /// Whether it is about the controller that an ad is presented from.
  package var isOfPresenter: Bool { manner == .presents }
  /// Whether it ends in an exception.
  package var throwsSomething: Bool { manner == .throwsAt }
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
