import Simulation

extension Rulebook {
  static let biddingRules: [Rule] = [
    Rule(
      id: "signals-answered-twice", severity: .error, party: .adapter,
      sentence: "The handler for signals was called more than once.",
      why: "The second call belongs to an auction that may be over.",
      fix: "Keep the handler in one place, and clear it when you call it.",
      source: "GADRTBAdapter.h",
      breach: .noted(.signalsAnsweredTwice), occasion: .on(.signalsAnswered), wires: ["signals"]),
    Rule(
      id: "signals-never-answered", severity: .warning, party: .adapter,
      sentence: "The adapter had said nothing when the time for signals ran out.",
      why: "The auction and the user waited, and the bid took no part.",
      fix: "Call the handler on every path, with an error if there are no signals.",
      source: "GADRTBAdapter.h",
      breach: .happened([.signalsRanOut]) { ad, entry in
        // A stand-in is silent in place of the adapter; and while a network is silent, so is its adapter.
        let silent = ad.count(.signalsAsked) - ad.count(.signalsAnswered)
        guard let asked = ad.last(.signalsAsked), ad.last(.standIn) ?? 0 < asked,
          silent > ad.openSignals.count
        else { return nil }
        return [asked, entry.number]
      }, occasion: .on(.signalsAnswered, .signalsRanOut), wires: ["signals"]),
    Rule(
      id: "signals-kept-by-network", severity: .warning, party: .network,
      sentence: "The network had not said its signals when the time for them ran out.",
      why: "The auction and the user waited, and the network's bid took no part.",
      fix: "Answer each question for signals, at once and with an error if there are none.",
      source: "public issues of the mediation repository",
      breach: .happened([.signalsRanOut]) { ad, entry in
        guard let question = ad.openSignals.question,
          ad.count(.signalsAsked) > ad.count(.signalsAnswered)
        else { return nil }
        return [question, entry.number]
      }, occasion: .on(.signalsAnswered, .signalsRanOut)),
    Rule(
      id: "signals-empty", severity: .warning, party: .adapter,
      sentence: "The handler for signals was given neither signals nor an error.",
      why: "The bid takes no part in the auction, and nobody learns why.",
      fix: "Pass the signals and nil, or nil and an error.",
      source: "GADRTBAdapter.h",
      breach: .happened([.signalsAnswered]) { _, entry in
        let isEmpty = entry.data[.signals] ?? "" == ""
        return isEmpty && entry.data[.error] == nil ? [entry.number] : nil
      }, occasion: .on(.signalsAnswered)),
  ]
}
