import Simulation

extension Rulebook {
  static let loadingRules: [Rule] = [
    Rule(
      id: "class-not-found", severity: .error, party: .google,
      sentence: "The class that the line names is not in the application.",
      why: "The line can never fill, and nobody hears of it but the log.",
      mend: "Link the adapter in, and write its name as Module.Class.",
      source: "GADErrorCode.mediationAdapterError; public issues of the mediation repository",
      breach: .noted("class-not-found")),
    Rule(
      id: "completion-called-twice", severity: .error, party: .adapter,
      sentence: "The load's handler was called more than once.",
      why: "The second call answers nil, and an adapter that keeps it has lost its event delegate.",
      mend: "Keep the handler in one place and take it out when it is called.",
      source: "native custom event; GADMediationAdapter.h",
      breach: .noted("completion-called-twice")),
    Rule(
      id: "not-exactly-one-of-ad-and-error", severity: .error, party: .adapter,
      sentence: "The load's handler was given both or neither of ad and error.",
      why: "Nobody can tell whether the line filled.",
      mend: "Hand over the ad and nil, or nil and an error.",
      source: "GADMediationAdapter.h",
      breach: .noted("not-exactly-one-of-ad-and-error")),
    Rule(
      id: "completion-never-called", severity: .error, party: .adapter,
      sentence: "The network answered, and the adapter never called the load's handler.",
      why:
        "The line's time runs out although an answer is there, and an ad that was paid for is lost.",
      mend: "Call the handler on every path out of the load.",
      source: "native custom event; changelogs of public adapters",
      breach: .happened(.ranOutOfTime) { ad, entry in
        guard ad.countInLine(.lineAnswered) == 0,
          let answer = ad.last(.networkAnswered) ?? ad.last(.networkFailed),
          ad.countInLine(.networkAnswered) + ad.countInLine(.networkFailed) > 0
        else { return nil }
        return [answer, entry.number]
      }),
    Rule(
      id: "no-answer-in-time", severity: .warning, party: .network,
      sentence: "Google's patience ended before the line answered.",
      why: "Every line behind it, and the user, waited for nothing.",
      mend: "Give up in the adapter, with an error, well before Google does.",
      source: "GADMediationAdapter.h; changelogs of public adapters",
      breach: .happened(.ranOutOfTime) { ad, entry in
        guard let asked = ad.last(.lineAsked), ad.countInLine(.lineAnswered) == 0,
          ad.countInLine(.networkAnswered) + ad.countInLine(.networkFailed) == 0
        else { return nil }
        return [asked, entry.number]
      }),
  ]
}
