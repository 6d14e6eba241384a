import Simulation

extension Rulebook {
  /// An adapter may still be downloading pictures that the network delivers as addresses.
  private static let timeForPictures = Duration.seconds(1)

  static let loadingRules: [Rule] = [
    Rule(
      id: "completion-called-twice", severity: .error, party: .adapter,
      sentence: "The load's handler was called more than once.",
      why: "The second call returns nil; an adapter that stores it loses its event delegate.",
      fix: "Keep the handler in one place, and clear it when you call it.",
      olderFix: "Answer the delegate in one place, and only once.",
      source: "native custom event; GADMediationAdapter.h",
      breach: .noted(.completionCalledTwice), occasion: .on(.lineAnswered), wires: ["answer"]),
    Rule(
      id: "completion-never-called", severity: .error, party: .adapter,
      sentence: "The network answered, but the adapter did not call the load's handler.",
      why:
        "The line times out although it has an answer: an ad is lost, or later lines are asked late.",
      fix: "Call the handler on every path out of the load.",
      olderFix: "Answer the delegate on every path out of the request.",
      code: "delegate = completionHandler(ad, nil)  // or (nil, error)",
      source: "native custom event; changelogs of public adapters",
      breach: .happened([.ranOutOfTime]) { ad, entry in
        guard ad.countInLine(.lineAnswered) == 0, let answer = ad.networkAnswer,
          ad.timeOfNetworkAnswer + timeForPictures <= entry.time
        else { return nil }
        return [answer, entry.number]
      }, occasion: .on(.lineAnswered, .ranOutOfTime), wires: ["answer"]),
    Rule(
      id: "network-too-slow", severity: .warning, party: .network,
      sentence: "The network's SDK had not answered when Google's time limit ran out.",
      why: "The line is lost whatever the adapter does; it can only give up sooner.",
      fix: "Answer each request well before mediation gives up, with an error if there is no ad.",
      source: "public issues of networks and of their adapters",
      breach: .happened([.ranOutOfTime]) { ad, entry in
        guard ad.countInLine(.networkAsked) > 0, ad.networkAnswer == nil,
          let asked = ad.last(.networkAsked)
        else { return nil }
        return [asked, entry.number]
      }, occasion: .on(.networkAsked)),
    Rule(
      id: "no-answer-in-time", severity: .warning, party: .adapter,
      sentence: "Google's time limit ran out before the line answered.",
      why: "The user and every later line waited for nothing.",
      fix: "Fail the load in the adapter well before Google's time limit.",
      source: "GADMediationAdapter.h; changelogs of public adapters",
      breach: .happened([.ranOutOfTime]) { ad, entry in
        // A stand-in that keeps the request, or passes it on late, uses up the adapter's time.
        guard let asked = ad.last(.lineAsked),
          ad.countInLine(.lineAnswered) + ad.countInLine(.standIn) == 0,
          ad.networkAnswer == nil || ad.timeOfNetworkAnswer + timeForPictures > entry.time
        else { return nil }
        return [asked, entry.number]
      }, occasion: .on(.lineAnswered, .ranOutOfTime), wires: ["question", "answer"]),
    Rule(
      id: Violation.placementLoading.rawValue, severity: .warning, party: .network,
      sentence: "The network refused a load: it is loading another ad for the placement.",
      why: "Once a load hangs, all later ones fail, and a time-out in mediation does not end it.",
      fix: "Give each request an ad of its own, or end a load when nobody keeps it any more.",
      source: "public issues of networks and of their adapters",
      breach: .noted(.placementLoading), occasion: .on(.networkAsked)),
    Rule(
      id: "filled-without-ad", severity: .error, party: .adapter,
      sentence: "The network's load failed; the adapter handed an ad over.",
      why:
        "What is shown is empty, or nothing opens; the lines below, which may have an ad, are not asked.",
      fix:
        "Call the completion handler with the error, and without an ad, where the network fails.",
      code: "completionHandler(nil, error)",
      source: "GADMediationAdapter.h; issues of public adapters",
      breach: .happened([.lineAnswered]) { ad, entry in
        guard entry.data[.result] == .ad, entry.data[.number] == ad.line,
          ad.countInLine(.networkFailed) > 0,
          ad.countInLine(.networkAnswered) == 0, let failed = ad.last(.networkFailed)
        else { return nil }
        return [failed, entry.number]
      }, occasion: .on(.networkFailed)),
    Rule(
      id: "answer-too-late", severity: .warning, party: .adapter,
      sentence: "The line answered after its time limit.",
      why: "The ad is discarded, but the network thinks that it was delivered.",
      fix: "Fail the load before Google's time limit, and ignore later answers.",
      source: "GADMediationAdapter.h",
      breach: .noted(.answerTooLate), occasion: .on(.lineAnswered), wires: ["question"]),
    Rule(
      id: "load-while-loading", severity: .warning, party: .app,
      sentence: "The application asked for an ad while it was waiting for one.",
      why: "The call is ignored without a callback, or one of two ads is loaded for nobody.",
      fix: "Ask again when the load is over: keep one flag that says whether it is.",
      source: "GADAdLoader.h; MAX's log",
      breach: .noted(.loadWhileLoading), occasion: .on(.screenOpened, .appDecided)),
    Rule(
      id: "asked-without-parameter", severity: .note, party: .adapter,
      sentence: "The network was asked for an ad without an ad unit.",
      why: "The request cannot succeed; the adapter can tell from its settings.",
      fix: "Fail the load with an error that names the missing setting.",
      source: "native custom event",
      breach: .happened([.networkAsked]) { _, entry in
        entry.data.saysNone(.adUnitID) || entry.data[.adUnitID] == ""
          ? [entry.cause, entry.number].compactMap { $0 } : nil
      }),
    Rule(
      id: "test-request-ignored", severity: .warning, party: .adapter,
      sentence: "The publisher asked for a test ad, but the network was asked for a real one.",
      why: "Developers click on ads that advertisers pay for.",
      fix: "Pass on isTestRequest from the ad's configuration.",
      olderFix: "Pass on isTesting from the request that the custom event was handed.",
      code: "networkRequest.isTest = adConfiguration.isTestRequest",
      source: "native custom event",
      breach: .happened([.networkAsked]) { ad, entry in
        guard ad.request.isTest, entry.data[.testMode] == false else { return nil }
        return [ad.last(.lineAsked), entry.number].compactMap { $0 }
      }, occasion: .always.given { _, request in request.isTest }),
    Rule(
      id: "passed-on-differently", severity: .error, party: .adapter,
      sentence: "The network was told something else about the user than the publisher said.",
      why:
        "A child may get an ad for adults, or an adult none, and the publisher answers for it by law.",
      fix:
        "Pass on what the request configuration says with each load, and say nothing where it is silent.",
      code:
        "networkRequest.isForChildren = MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment?.boolValue",
      source: "GADRequestConfiguration.h",
      // Only of networks whose requests can say it: they say for each whether it is a test.
      breach: .happened([.networkAsked]) { ad, entry in
        let (said, heard) = (ad.request.audience, AdCase.Audience(heard: entry.data))
        guard !ad.request.isOfSDK7, entry.data[.testMode] != nil,
          said != heard.withoutAnswers(toWhatIsOpenIn: said)
        else { return nil }
        return [ad.last(.lineAsked), entry.number].compactMap { $0 }
      }, occasion: .always.given { _, request in request.audience != AdCase.Audience() }),
  ]
}

extension AdCase {
  /// The answer of the latest line's network; nil as long as it is silent.
  fileprivate var networkAnswer: Int? {
    guard countInLine(.networkAnswered) + countInLine(.networkFailed) > 0 else { return nil }
    return [last(.networkAnswered), last(.networkFailed)].compactMap { $0 }.max()
  }

  fileprivate var timeOfNetworkAnswer: Instant {
    max(time(.networkAnswered), time(.networkFailed))
  }
}
