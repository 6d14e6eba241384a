import Simulation

extension Rulebook {
  /// What a network's adapter for a platform such as MAX owes both: all that the network says and the platform asks,
  /// once, at once, and nothing of its own. Neither of them, nor the application, is to blame for what it does.
  static let platformAdapterRules: [Rule] = [
    kept(
      "answer-kept-by-adapter", by: .adapter, [.ad, .refusal], source: ofAdapters,
      sentence: "The network answered a load, and its adapter did not tell the platform.",
      why:
        "The platform waits for it: the application hears nothing, and no other network is asked.",
      fix:
        "Pass on both ends of a load, and keep the adapter, as the SDK's delegate, until it has come."
    ),
    kept(
      "display-kept-by-adapter", by: .adapter, [.display], source: ofAdapters,
      sentence:
        "The network said that its ad is on the screen, and its adapter did not tell the platform.",
      why: "The platform counts no impression and is paid for none; the network has one.",
      fix: "Report the display from the SDK's own message, in every format and for every ad."),
    kept(
      "click-kept-by-adapter", by: .adapter, [.click], source: ofAdapters,
      sentence: "The network saw a click, and its adapter did not tell the platform.",
      why: "The platform's click rate is too low: it asks this network less often.",
      fix: "Report the click from the SDK's own message, in every format and for every ad."),
    kept(
      "close-kept-by-adapter", by: .adapter, [.closing, .close], source: ofAdapters,
      sentence: "The network said that its ad is gone, and its adapter did not tell the platform.",
      why:
        "To the platform the ad is on the screen: the application is told no end, and no ad loads.",
      fix: "Keep the SDK's delegate until the ad is gone, and report its end however it goes."),
    kept(
      "reward-kept-by-adapter", by: .adapter, [.reward], source: ofAdapters,
      sentence: "The network reported the reward, and its adapter did not tell the platform.",
      why: "The user has watched to the end and gets nothing.",
      fix: "Report the reward when the SDK does, also when the ad is gone by then."),
    kept(
      "failure-kept-by-adapter", by: .adapter, [.failure], source: ofAdapters,
      sentence:
        "The network said that its ad can't be shown, and its adapter did not tell the platform.",
      why: "The platform and the application wait for an ad that never opens.",
      fix: "Report the failed display, also where the ad is not ready when it is asked to show."),
    Rule(
      id: "mistaken-by-adapter", severity: .error, party: .adapter,
      sentence: "The network had an ad, and its adapter told the platform that there is none.",
      why: "The platform asks the next network or gives up, and the ad that is there is lost.",
      fix: "Answer a load with what the SDK says, also where another load has failed before.",
      source: ofAdapters,
      breach: .covering([.layerKept]) { _, entry in
        entry.data[.mode] == LayerMistake.Manner.takes.rawValue ? entry.proof(of: .adapter) : nil
      }, occasion: ofPlatforms),
    erred(
      "call-kept-by-adapter", .error, by: .adapter, nil, .keeps, source: ofAdapters,
      sentence: "The platform wanted an ad, and the adapter asked its network for nothing.",
      why: "Nothing loads, or nothing opens, and the platform waits for an answer.",
      fix: "Ask the SDK for each load and each show, and report a failure where you cannot."),
    erred(
      "call-doubled-by-adapter", .error, by: .adapter, nil, .repeats, source: ofAdapters,
      sentence: "The adapter asked its network twice for what the platform wanted once.",
      why: "One of two ads is loaded for nobody, or the second show fails after the first.",
      fix: "Ask once, also where a bid and a placement are both there."),
    Rule(
      id: "repeated-by-adapter", severity: .error, party: .adapter,
      sentence: "The adapter told the platform more than once what its network had told once.",
      why: "The platform may count twice, and the application pays a reward twice.",
      fix: "Map each of the SDK's messages to one of the platform's, and set one delegate.",
      source: ofAdapters,
      breach: .covering([.layerRepeated]) { _, entry in entry.proof(of: .adapter) },
      occasion: ofPlatforms),
    Rule(
      id: "late-by-adapter", severity: .warning, party: .adapter,
      sentence: "The adapter passed on late, or after the ad's end, what it heard in time.",
      why: "The application has gone on by then: it pays no reward, or has paused nothing.",
      fix: "Pass on each call and each message at once, and in the SDK's order.",
      source: ofAdapters,
      breach: .covering([.layerHeld, .layerOvertaken, .layerErred]) { _, entry in
        let isLate =
          entry.sense != .layerErred
          || entry.data[.mode] == LayerMistake.Manner.delays.rawValue
        return isLate ? entry.proof(of: .adapter) : nil
      }, occasion: ofPlatforms),
    Rule(
      id: "platform-called-off-main", severity: .note, party: .adapter,
      sentence: "The adapter called the platform from a queue other than main.",
      why: "It works until two messages come at once, or until the application touches a view.",
      fix: "Switch to the main queue before calling the delegate that the platform has passed.",
      source: ofAdapters,
      breach: .covering([.layerErred]) { _, entry in
        entry.data[.mode] == LayerMistake.Manner.strays.rawValue
          ? entry.proof(of: .adapter) : nil
      }, occasion: ofPlatforms),
    invented(
      "display-reported-on-order", .display, .invents,
      sentence: "The adapter reported its ad as displayed when it was only asked to show it.",
      why: "An ad that then cannot be shown is counted and paid for, and told as shown and failed.",
      fix: "Report the display from the SDK's own message, not after its call to show."),
    invented(
      "early-by-adapter", nil, .hastens,
      sentence: "The adapter told the platform of an end, or a reward, before it happened.",
      why: "The application goes on under the ad, and its next one comes over it, or not at all.",
      fix: "Report the end and the reward from the SDK's own messages, not with the display."),
    invented(
      "success-without-ad", .ad, .invents,
      sentence: "The network had no ad, and its adapter reported a successful load.",
      why: "No other network is asked, and the show that the application was promised fails.",
      fix: "Report a failed load with the network's error whenever there is no ad to show."),
    invented(
      "earlier-answer-by-adapter", .ad, .recalls,
      sentence: "The adapter answered a load with the ad of an earlier one.",
      why: "A used ad is not shown again, and the one that was loaded is shown to nobody.",
      fix: "Keep no ad in a static place; let go of the SDK's ad and delegate in destroy()."),
    invented(
      "reward-invented-by-adapter", .reward, .invents,
      sentence: "The adapter told the platform of a reward that its network had not reported.",
      why: "Users who close the ad at once are rewarded, too: the network counts no reward.",
      fix: "Report the reward from the SDK's own message, not as the ad closes."),
    invented(
      "click-invented-by-adapter", .click, .invents,
      sentence: "The adapter told the platform of a click that its network had not reported.",
      why: "The platform's click rate is too high, and the network's book has no such click.",
      fix: "Report a click from the SDK's own message, not from one about the ad's view."),
  ]

  private static let ofAdapters = "MAAdapterDelegate.h; issues of MAX's users"

  /// At stake where a platform asks an adapter for something.
  static let ofPlatforms = Occasion.on(.mediatorAsked, of: .served)

  private static func invented(
    _ id: String, _ news: AppNews?, _ manner: LayerMistake.Manner, sentence: String, why: String,
    fix: String
  ) -> Rule {
    Rule(
      id: id, severity: .error, party: .adapter, sentence: sentence, why: why, fix: fix,
      source: ofAdapters,
      breach: .covering([.layerInvented]) { _, entry in
        guard news == nil || entry.data[.what] == news?.rawValue,
          entry.data[.mode] == manner.rawValue
        else { return nil }
        return entry.proof(of: .adapter)
      }, occasion: ofPlatforms)
  }
}
