import Simulation

extension Rulebook {
  /// The id of the rule that the application gets an ad before anything is reported of it.
  static let eventBeforeReceived = "event-before-received"

  static let answerRules: [Rule] = [
    Rule(
      id: "not-exactly-one-of-ad-and-error", severity: .error, party: .adapter,
      sentence: "The load was answered with both an ad and an error, or with neither.",
      why: "Google cannot tell whether the line filled.",
      fix: "Pass the ad and nil, or nil and an error.",
      olderFix: "Answer the delegate with an ad, or fail with an error.",
      source: "GADMediationAdapter.h",
      breach: .noted(.notExactlyOneOfAdAndError), occasion: .on(.lineAnswered)),
    Rule(
      id: "handler-kept", severity: .note, party: .adapter,
      sentence: "The adapter keeps the load's handler after calling it.",
      why: "The handler keeps the load in memory, and with it the ad and all its pictures.",
      fix: "Release the handler after calling it.",
      code: "completionHandler = nil",
      source: "the public sample adapters; changelogs of public adapters",
      breach: .noted(.handlerKept), occasion: .on(.lineAnswered)),
    Rule(
      id: "called-off-main", severity: .note, party: .adapter,
      sentence: "Google's SDK was called from a queue other than main.",
      why: "It works until two answers arrive at once, or until a view is touched.",
      fix: "Switch to the main queue before calling a handler or the event delegate.",
      olderFix: "Switch to the main queue before calling the delegate or a notification.",
      code: "DispatchQueue.main.async { self.delegate?.reportClick() }",
      source: "GADMediationAdapter.h; commits of a public adapter that fix this",
      breach: .noted(.calledOffMain), occasion: .on(.lineAnswered)),
    Rule(
      id: "ad-handed-over-twice", severity: .error, party: .adapter,
      sentence: "The same ad object was returned for two loads.",
      why: "Both ads share one event delegate: an event of one is counted for the other.",
      fix: "Create an ad object for each load, and keep loads of one placement apart.",
      source: "changelogs of public adapters",
      breach: .noted(.adHandedOverTwice), occasion: .on(.adReceived)),
    Rule(
      id: "delegate-lost", severity: .error, party: .adapter,
      sentence: "A second answer replaced the event delegate with nil, so reports are lost.",
      why: "What the network counts from then on never reaches Google's report.",
      fix: "Keep the first delegate that the handler returns.",
      code: "delegate = delegate ?? completionHandler(self, nil)",
      source: "native custom event",
      breach: .missing(after: [.networkClick, .networkImpression]) { ad, entry in
        let isLost: Bool =
          if case .count(let count) = entry.kind, count.what == .click {
            ad.clicks?.isGoogles == false && ad.count(.clickReported) < ad.count(.networkClick)
          } else {
            ad.impressions?.isGoogles == false && ad.count(.impressionReported) == 0
          }
        guard isLost, ad.countInLine(.lineAnswered) > 1, let second = ad.last(.lineAnswered) else {
          return nil
        }
        return [second, entry.number]
      }),
    Rule(
      id: eventBeforeReceived, severity: .error, party: .adapter,
      sentence: "The adapter reported an event of an ad that the application does not have yet.",
      why: "The report is counted, but no delegate is told of it.",
      fix: "Report only what the network tells you.",
      source: "GADMediationAdEventDelegate.h",
      breach: .happened([.clickReported, .impressionReported]) { ad, entry in
        // A banner's view comes first, and its delegate is there already.
        guard
          ad.count(.adReceived) == 0, !ad.isBanner,
          let answered = ad.last(.lineAnswered)
        else { return nil }
        return [answered, entry.number]
      }),
    Rule(
      id: "error-says-nothing", severity: .warning, party: .adapter,
      sentence: "The error has only the description that Foundation generates.",
      why:
        "\"The operation could not be completed\" does not help anyone who reads a response info.",
      fix:
        "Create an NSError with your own domain and put the text under NSLocalizedDescriptionKey.",
      source: "the public sample adapter; code of public adapters",
      breach: .happened([.lineAnswered]) { _, entry in
        entry.saysNothingAboutItsError ? [entry.number] : nil
      }, occasion: .on(.networkFailed)),
    Rule(
      id: "network-error-hidden", severity: .note, party: .adapter,
      sentence: "The adapter's error does not say what the network said.",
      why: "No fill, a wrong placement and a lost connection look alike.",
      fix: "Pass on the network's code or text in the error.",
      source: "GADMediationAdapter.h",
      // An empty error is covered by another rule.
      breach: .happened([.lineAnswered]) { ad, entry in
        guard let said = ad.networkError, let text = entry.data[.error],
          !text.holdsWords(of: said), !entry.saysNothingAboutItsError,
          let failed = ad.last(.networkFailed)
        else { return nil }
        return [failed, entry.number]
      }, occasion: .on(.networkFailed)),
    Rule(
      id: "wrong-format", severity: .error, party: .adapter,
      sentence: "The network answered with an ad of another format, and the adapter passed it on.",
      why: "A native ad without native assets is an empty card, but it is counted.",
      fix: "Fail the load with invalidRequest if the ad has the wrong format.",
      olderFix: "Fail with kGADErrorInvalidRequest if the ad has the wrong format.",
      source: "native ad protocol",
      breach: .happened([.adReceived]) { ad, entry in
        guard !ad.isBanner, ad.networkAssets[.format] != nil,
          let answer = ad.last(.networkAnswered)
        else { return nil }
        return [answer, entry.number]
      }),
    Rule(
      id: "format-not-asked-for", severity: .error, party: .adapter,
      sentence: "The custom event handed over an ad in a format that was not asked for.",
      why: "The application has no view for it: the code that shows ads of SDK 7 fails.",
      fix: "Fail with kGADErrorInvalidRequest if the network has none of the adTypes.",
      source: "native custom events of SDK 7",
      breach: .noted(.formatNotAskedFor), occasion: .on(.lineAnswered, of: .native)),
  ]
}

extension Entry {
  /// Whether its error has only Foundation's text for one without a description and a reason, which
  /// ends with domain and code. With a reason, that stands in their place.
  fileprivate var saysNothingAboutItsError: Bool {
    guard let error = data[.error], error.hasPrefix("The operation could") else { return false }
    guard let domain = data[.domain], let code = data[.code] else { return true }
    return error.hasSuffix("(\(domain) error \(code).)")
  }
}
