import Simulation

extension Rulebook {
  /// What a layer between an SDK and the application owes the application: all that the SDK says, once, at
  /// once, and in its order. Neither the SDK nor the application is to blame for what it does.
  static let layerRules: [Rule] = [
    kept(
      "answer-kept-by-layer", [.ad, .refusal],
      sentence: "The SDK answered a load; the layer between did not tell the application.",
      why: "The application keeps waiting for its ad, and never learns that it may ask again.",
      fix:
        "Set the SDK's delegate before the load and keep it; pass on the ad and the failure under the names that the application listens to, and keep what a shrinker would rename."
    ),
    kept(
      "close-kept-by-layer", [.closing, .close],
      sentence:
        "The SDK said that its ad, or the ad's page, is gone; the layer between did not tell the application.",
      why:
        "The application is still waiting: its game stays paused, and nothing that follows an ad happens.",
      fix:
        "Keep the layer's listener until the ad is gone, also behind its page, in the background, and where an activity or a script's page is built anew."
    ),
    kept(
      "reward-kept-by-layer", [.reward],
      sentence:
        "The SDK said that the reward is earned; the layer between did not tell the application.",
      why: "The application is still waiting, and the user gets nothing for a watched ad.",
      fix: "Pass on the reward when the SDK tells it, also after the end of the ad."),
    kept(
      "failure-kept-by-layer", [.failure],
      sentence:
        "The SDK said that its ad could not be shown; the layer between did not tell the application.",
      why: "The application is still waiting for an ad that never opens.",
      fix: "Pass on the failure; a call to show that returns says nothing about the ad."),
    kept(
      "event-kept-by-layer", [.impression, .click, .revenue, .display, .other],
      sentence: "The SDK told an event of its ad; the layer between did not tell the application.",
      why: "What the application counts or pauses itself is wrong, while both books agree.",
      fix:
        "Set every delegate of the SDK's, and its handler for paid events; pass on each message under its documented name, and keep what a shrinker would rename."
    ),
    repeated(
      "repeated-by-layer", [.ad, .display, .closing, .close, .reward, .other],
      sentence: "The layer between told the application more than once what the SDK had told once.",
      why: "An application that acts on each acts twice: two levels, two rewards."),
    repeated(
      "event-repeated-by-layer", [.impression, .click, .revenue],
      sentence: "The layer between told the application more than once of one event of its ad.",
      why: "What the application adds up is too high, revenue too, while both books agree."),
    repeated(
      "failure-repeated-by-layer", [.refusal, .failure],
      sentence: "The layer between told the application more than once of one failure.",
      why: "An application that tries again each time has two loads on their way, and then four."),
    did(
      "early-by-layer", .error, .layerInvented, .hastens,
      sentence: "The layer between told the application what had not happened yet.",
      why:
        "The application shows an ad that is not there, goes on under one that is, or pays for nothing.",
      fix:
        "Tell the application when the SDK has told you, and not as your call to the SDK returns."),
    Rule(
      id: "ordered-by-layer", severity: .error, party: .layer,
      sentence:
        "The layer between gave an order by itself: an ad was lost or shown unasked, or the application covered or left.",
      why:
        "The application has not ordered it, and knows nothing of it.",
      fix: "Load, show, hide and let go of ads when the application says so, or as it has agreed.",
      source: ofPlugins,
      breach: .noted(.orderedByLayer), occasion: .on(.layerDecided)),
    Rule(
      id: "storm-by-layer", severity: .warning, party: .layer,
      sentence: "The layer between asked again by itself, at once after each of three refusals.",
      why:
        "The faster requests fail, the more there are; the unit is throttled, and phones get warm.",
      fix: "Wait before each retry, longer each time, and give up after some.",
      source: ofPlugins,
      breach: .noted(.stormByLayer), occasion: .on(.layerDecided)),
    Rule(
      id: "laid-out-by-layer", severity: .error, party: .layer,
      sentence: "The layer between laid out a native ad in a way that Google does not allow.",
      why: "Taps or impressions are not counted, or the ad may not be paid.",
      fix: "Place and connect the ad's views as its guide says, when they have their sizes.",
      source: ofPlugins,
      breach: .noted(.laidOutByLayer), occasion: .on(.layoutDrawn, of: .native)),
    Rule(
      id: Violation.mismeasuredByLayer.rawValue, severity: .error, party: .layer,
      sentence: "The layer between measured a banner for the phone's other orientation.",
      why: "The banner is wider than the screen, which cuts it off on both sides.",
      fix: "Measure the window at each load, on the main thread, and again after a turn.",
      source: ofPlugins,
      breach: .noted(.mismeasuredByLayer), occasion: .on(.adAsked, of: .banner)),
    Rule(
      id: Violation.cutByLayer.rawValue, severity: .error, party: .layer,
      sentence: "The layer between put a banner into a view that cuts a part of it off.",
      why:
        "Users see a part of the ad, and it counts all the same: advertisers take such impressions back.",
      fix: "Make the view as high as the SDK's, also after a refresh, and move it with its margin.",
      source: ofPlugins,
      breach: .noted(.cutByLayer), occasion: .on(.shown, of: .banner)),
    Rule(
      id: Violation.impressionLostByLayer.rawValue, severity: .error, party: .layer,
      sentence: "The layer between drew a native ad where the SDK does not see it.",
      why: "The user sees the ad and can tap it, and no impression counts.",
      fix: "Keep the SDK's own view in the window, opaque and of its full size, and draw into it.",
      source: ofPlugins,
      breach: .noted(.impressionLostByLayer), occasion: .on(.shown, of: .native)),
    Rule(
      id: Violation.startKeptByLayer.rawValue, severity: .error, party: .layer,
      sentence: "The SDK has started, and the layer between did not tell the application.",
      why: "An application that waits for it asks for no ad, and its user sees none.",
      fix: "End the application's call when the SDK has started, also where it had started before.",
      source: ofPlugins,
      breach: .noted(.startKeptByLayer), occasion: .on(.adWanted)),
    Rule(
      id: Violation.mainBlockedByLayer.rawValue, severity: .error, party: .layer,
      sentence: "The layer between kept the main thread for seconds.",
      why: "Nothing moves and no touch is answered; a phone offers to quit the application.",
      fix:
        "Start the SDK and read what it needs on a queue of your own; come to main with the call alone.",
      source: ofPlugins,
      breach: .noted(.mainBlockedByLayer), occasion: .on(.adAsked, .serviceLoadAsked)),
    Rule(
      id: Violation.viewLeftByLayer.rawValue, severity: .error, party: .layer,
      sentence:
        "The layer between made a new view for a banner, and left the last one where it was.",
      why: "Two banners of one unit lie over each other: both ask for ads, and one is seen.",
      fix: "Load again into the view that is there, or destroy it before a new one is made.",
      source: ofPlugins,
      breach: .noted(.viewLeftByLayer), occasion: .on(.shown, of: .banner)),
    Rule(
      id: Violation.refreshedUnseenByLayer.rawValue, severity: .error, party: .layer,
      sentence: "A banner that nobody could see was replaced: the layer's view stayed there.",
      why: "Ads are loaded for nobody: the show rate falls, and networks bid less.",
      fix: "Take the view out of the window as a page covers it, or offer the application a pause.",
      source: ofPlugins,
      breach: .noted(.refreshedUnseenByLayer), occasion: .on(.refreshDue, of: .banner)),
    Rule(
      id: "wrong-presenter-by-layer", severity: .error, party: .layer,
      sentence: "The layer between presented the ad from a controller that the user does not see.",
      why: "Nothing opens while another page is up, or once the page that asked for it is gone.",
      fix: "Look for the topmost controller at each show, and keep none from the load.",
      source: ofPlugins,
      breach: .noted(.wrongPresenterByLayer), occasion: .on(.presentTold, of: .fullScreen)),
    did(
      "late-by-layer", .warning, .layerHeld,
      sentence: "The layer between told the application late what the SDK had told in time.",
      why: "The application has gone on without it, and may have let go of the ad.",
      fix: "Pass on each message at once; do not wait for a thread that the ad holds up."),
    did(
      "reward-invented-by-layer", .error, .layerInvented, .invents,
      of: [AppNews.reward.rawValue],
      sentence: "The layer between told the application of a reward that was not earned.",
      why: "Users who close the ad at once are rewarded, too, and both books have no reward.",
      fix: "Pass on the reward when the SDK tells it; the end of the ad, or a result, is none."),
    did(
      "click-invented-by-layer", .error, .layerInvented, .invents,
      of: [AppNews.click.rawValue],
      sentence: "The layer between made a click that the user had not made.",
      why: "Clicks by accident cost advertisers, and networks take back what they have paid.",
      fix: "Pass on the SDK's own message alone, and no touch that has become a drag."),
    did(
      "return-invented-by-layer", .error, .layerInvented, .invents,
      of: [AppReactions.foreground],
      sentence: "The layer between told the application that the user is back, who had not left.",
      why: "An app-open ad follows the ad that has just closed, or a game resumes under one.",
      fix: "Watch the application's own state, not that of the window or activity of an ad."),
    did(
      "changed-by-layer", .error, .layerErred, .changes,
      of: [AppNews.reward.rawValue, AppNews.revenue.rawValue],
      sentence: "The layer between told the application another amount than the SDK had told.",
      why:
        "The user gets no reward, or the application's revenue is zero or a million times too high.",
      fix:
        "Pass on the SDK's numbers in the unit that you name: 0.01 dollars are 10,000 millionths."),
    did(
      "mislabelled-by-layer", .error, .layerErred, .changes,
      of: [AppNews.ad, .display, .impression, .click, .close].map(\.rawValue),
      sentence: "The layer between told the application something under another name.",
      why:
        "An application that looks at the format, the unit or a flag of it does the wrong thing.",
      fix: "Fill each field of the layer's message from the SDK's own, on each platform alike."),
    did(
      "reason-kept-by-layer", .warning, .layerErred, .changes,
      of: [AppNews.refusal.rawValue, AppNews.failure.rawValue],
      sentence: "The layer between told the application of a failure, and not of its reason.",
      why: "No fill, a wrong id and a dead connection look alike: nobody knows what to do.",
      fix: "Pass on the SDK's error whole: its domain, its code and its text."),
    did(
      "misrouted-by-layer", .error, .layerKept, .misroutes,
      sentence:
        "The layer between told the application of one ad what the SDK had told of another.",
      why: "One listener waits in vain, and another acts on an event of an ad that is not its own.",
      fix:
        "Store each listener under its own ad, not under the ad's format, and not only the latest."),
    did(
      "mistaken-by-layer", .error, .layerKept, .takes,
      sentence: "The layer between told the application something else than the SDK had told.",
      why:
        "The application gives up what it has, waits for what is over, or goes on without reason.",
      fix: "Map each message of the SDK to the one of the application's that means the same."),
    did(
      "exception-by-layer", .error, .layerErred, .throwsAt,
      sentence: "The layer between threw an exception at a call, or at a message of its ad.",
      why:
        "The application ends, unless it catches it: then it goes on without ad and message.",
      fix:
        "Catch what the SDK throws, ask whether ad, activity and listener are still there, and build against the SDK's version that is in the app."
    ),
    did(
      "app-called-off-main", .warning, .layerErred, .strays,
      sentence: "The layer between told the application of its ad on another queue than main.",
      why: "It works until two messages come at once, or until the application touches a view.",
      fix: "Switch to the application's own thread before its listener is called."),
    did(
      "reordered-by-layer", .warning, .layerOvertaken,
      sentence: "The layer between told the application of the ad's end before the reward.",
      why: "An application that looks at the end whether there is a reward gives none.",
      fix: "Pass on messages in the SDK's order, over one channel."),
  ]

  /// What it owes the SDK: all that the application wants and says, once, at once, and of the right unit.
  static let layerCallRules: [Rule] = [
    erred(
      "call-kept-by-layer", .error, [.load, .show], .keeps,
      sentence: "The application wanted an ad; the layer between did not ask the SDK.",
      why:
        "No ad comes; or one has come, and does not open. The application believes that it does.",
      fix:
        "Pass on each call, also before a page, an activity or an argument is there, or tell the application that you cannot."
    ),
    erred(
      "ad-denied-by-layer", .error, [.show], .denies,
      sentence: "The SDK had an ad; the layer between told the application that there is none.",
      why: "The application goes on without an ad, and the one that is there grows too old.",
      fix: "Ask the SDK's own ad whether it is ready, and forget no ad that can be shown."),
    erred(
      "ready-by-layer", .error, [.show], .invents,
      sentence: "The layer between said that an ad is ready, which had been shown before.",
      why: "The application opens nothing where it has offered an ad, and loads no other one.",
      fix: "Forget an ad as it is shown, and ask the SDK's own ad whether it is ready."),
    erred(
      "view-kept-by-layer", .error, [.view], .keeps,
      sentence: "The layer between drew a native ad, and did not hand its view to the SDK.",
      why: "The user sees the ad, no impression counts, and no tap on it opens anything.",
      fix:
        "Give each native ad on the screen a view of the SDK's own, in each cell of a list, too, and set its nativeAd last."
    ),
    erred(
      "tap-lost-by-layer", .error, [.tap], .keeps,
      sentence: "The user tapped the ad; the layer between did not hand the tap to the SDK's view.",
      why: "No page opens and no click is counted, on either side.",
      fix: "Lay no view over the SDK's own, and hand on touches in that view's coordinates."),
    erred(
      "blank-by-layer", .error, [.show], .undraws,
      sentence: "The layer between showed an ad of which nothing was drawn.",
      why: "Both books count an ad that nobody can see, and taps on blank space open it.",
      fix:
        "Add the SDK's own view to the one that is on the screen and lay it out there, again after a turn, a page and a return."
    ),
    erred(
      "banner-misplaced-by-layer", .error, [.show], .misplaces,
      sentence: "The layer between put a banner over what the application shows.",
      why:
        "Users cannot read what is under it, and tap it by accident: such clicks are taken back.",
      fix:
        "Place it where the application says, at the top or the bottom, in the safe area; leave the application's own views their room, again after each hide, turn, page and ad."
    ),
    erred(
      "dismiss-kept-by-layer", .error, [.dismiss], .keeps,
      sentence: "The application was done with its ad; the layer between did not tell the SDK.",
      why: "The SDK's ad lives on: it takes room, is replaced, and counts where nobody wants it.",
      fix: "Destroy the SDK's ad, and take its view away, when the application is done with it."),
    erred(
      "dismiss-doubled-by-layer", .error, [.dismiss], .repeats,
      sentence: "The application was done with its ad; the layer between told the SDK so twice.",
      why: "The second time another ad is let go, or the SDK ends in an exception.",
      fix: "Forget the SDK's ad as it is destroyed, and detach a finalizer that would destroy it."),
    erred(
      "format-mistaken-by-layer", .error, [.load], .misuses,
      sentence: "The layer between asked for an ad of another format than the unit has.",
      why:
        "The SDK refuses each load of the unit, or ends in an exception: no ad ever comes.",
      fix: "Load each unit through the SDK's class for its format."),
    erred(
      "call-doubled-by-layer", .error, [.load, .show], .repeats,
      sentence: "The layer between asked the SDK twice for what the application wanted once.",
      why: "One of two ads is loaded for nobody, or the second show fails after the first.",
      fix: "Have one path to the SDK's call, and none in a method that a life cycle runs twice."),
    erred(
      "call-late-by-layer", .warning, nil, .delays,
      sentence: "The layer between passed on late what the application wanted.",
      why: "The ad comes, or goes, when the user is elsewhere in the application.",
      fix: "Pass on each call at once; do not wait for a thread that is busy."),
    erred(
      "call-misrouted-by-layer", .error, nil, .misroutes,
      sentence: "The layer between passed a call on to another ad unit.",
      why: "One placement's ad is loaded, shown or destroyed for another: reports mix them up.",
      fix: "Keep ads by their unit and their request, not by their format or as the latest one."),
    erred(
      "options-kept-by-layer", .error, [.options], .keeps,
      sentence: "The application said something with its request; the layer between dropped it.",
      why:
        "The ad does not fit the audience, the place, its size, the law or a test; or none comes.",
      fix: "Map each option to the SDK's; where it has none, do not offer it."),
  ]

  static let ofPlugins = "public issues of plugins for other languages"

  /// A layer, or an adapter for a platform, has passed on a call badly.
  static func erred(
    _ id: String, _ severity: Rule.Severity, by party: Party = .layer, _ calls: [AppCall]?,
    _ manner: LayerMistake.Manner, source: String = ofPlugins,
    sentence: String, why: String, fix: String
  ) -> Rule {
    Rule(
      id: id, severity: severity, party: party, sentence: sentence, why: why, fix: fix,
      source: source,
      breach: .covering([.layerErred]) { _, entry in
        guard entry.data[.mode] == manner.rawValue,
          let call = entry.data[.what].flatMap(AppCall.init), calls?.contains(call) != false
        else { return nil }
        return entry.proof(of: party)
      }, occasion: party == .adapter ? ofPlatforms : .always)
  }

  /// A layer has done this with news: in one manner, if there are several, and with some, if not with all.
  private static func did(
    _ id: String, _ severity: Rule.Severity, _ sense: Sense, _ manner: LayerMistake.Manner? = nil,
    of what: [String] = [], sentence: String, why: String, fix: String
  ) -> Rule {
    Rule(
      id: id, severity: severity, party: .layer, sentence: sentence, why: why, fix: fix,
      source: ofPlugins,
      breach: .covering([sense]) { _, entry in
        guard manner == nil || entry.data[.mode] == manner?.rawValue,
          what.isEmpty || entry.data[.what].map(what.contains) == true
        else { return nil }
        return entry.proof(of: .layer)
      })
  }

  /// A layer has told something more than once.
  private static func repeated(
    _ id: String, _ news: [AppNews], sentence: String, why: String
  ) -> Rule {
    Rule(
      id: id, severity: .error, party: .layer, sentence: sentence, why: why,
      fix:
        "Have one listener for each ad, not one around another, and map each message to one of the application's.",
      source: ofPlugins,
      breach: .covering([.layerRepeated]) { _, entry in
        let what = entry.data[.what].flatMap(AppNews.init)
        return what.map(news.contains) == true ? entry.proof(of: .layer) : nil
      })
  }

  /// A layer, or an adapter for a platform, has kept something for itself.
  static func kept(
    _ id: String, by party: Party = .layer, _ news: [AppNews], source: String = ofPlugins,
    sentence: String, why: String, fix: String
  ) -> Rule {
    Rule(
      id: id, severity: .error, party: party, sentence: sentence, why: why, fix: fix,
      source: source,
      breach: .covering([.layerKept]) { _, entry in
        guard let what = entry.data[.what].flatMap(AppNews.init), news.contains(what),
          entry.data[.mode] == nil
        else { return nil }
        return entry.proof(of: party)
      }, occasion: party == .adapter ? ofPlatforms : .always)
  }
}

extension Entry {
  /// What the layer, or the adapter, was told, and what it did; nil for what another party did.
  func proof(of party: Party) -> [Int]? {
    from.role == party.role ? [cause, number].compactMap(\.self) : nil
  }
}
