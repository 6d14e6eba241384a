import AdServing
import Languages
package import Observing
import Simulation

extension LineRecord {
  /// Its state in a word or two.
  package var word: String {
    switch state {
    case .waiting: localized("waiting")
    case .off: localized("off")
    case .leftOut: localized("left out")
    case .noSignals: localized("no bid")
    case .barred(.floor): localized("too cheap")
    case .barred(.cap): localized("capped")
    case .barred(.refusal), .barred(.consent): localized("not asked")
    case .asked: localized("asked")
    case .filled: localized("filled")
    case .failed: localized("failed")
    case .timedOut(_, late: nil): localized("timed out")
    case .timedOut: localized("too late")
    case .noSuchClass: localized("no class")
    case .notAsked: localized("not asked")
    }
  }

  /// Why it won or lost, shown beside its state and how long it took; empty while that is open.
  package var reason: String {
    switch state {
    case .waiting, .asked: ""
    case .filled where !areOthersKnown: localized("its adapter had an ad")
    case .filled: localized("won: the first line with an ad")
    case .off: localized("switched off")
    case .leftOut: localized("another line is asked alone")
    case .noSignals(let silence): silence.reason
    case .barred(let bar): bar.reason
    case .failed(_, let problem): wish ?? problem.decoded ?? problem.sentence
    case .timedOut(_, late: nil): localized("no answer in time")
    case .timedOut(let span, late: let late?):
      localized("its answer after \((late - span.asked).text) was thrown away")
    case .noSuchClass: localized("the app has no such class")
    case .notAsked(let winner?): localized("\(winner) had an ad before its turn")
    case .notAsked(winner: nil): localized("the load was over before its turn")
    }
  }

  /// What happened to it and why.
  package var sentence: String {
    switch state {
    case .waiting: localized("Its turn has not come.")
    case .off: localized("It is switched off, so it is skipped.")
    case .leftOut: localized("It is left out, because another line is asked alone.")
    case .noSignals(let silence): localized("It took no part in the auction: \(silence.reason).")
    case .barred(.refusal): localized("Google refused the request itself, and asked no line.")
    case .barred(let bar): localized("It was not asked: \(bar.reason).")
    case .asked where !areOthersKnown:
      localized("It was asked; no answer was recorded so far.")
    case .asked: localized("It was asked and has not answered yet.")
    case .filled(let span) where !areOthersKnown:
      localized("It answered with an ad after \(span.length.text).")
    case .filled(let span):
      localized("It filled after \(span.length.text): it won, as the first line with an ad.")
    case .failed(let span, let problem):
      localized("It failed after \(span.length.text): ")
        + (problem.decoded.map { "\($0)." } ?? problem.sentence)
    case .timedOut(let span, late: nil):
      localized("It timed out: no answer in \(span.length.text).")
    case .timedOut(let span, late: let late?):
      localized(
        """
        It timed out after \(span.length.text); its answer came after \
        \((late - span.asked).text) and was thrown away.
        """)
    case .noSuchClass: localized("It was not asked: the app has no such class.")
    case .notAsked(let winner?): localized("It was not asked: \(winner) had an ad before its turn.")
    case .notAsked(winner: nil): localized("It was not asked: the load was over before its turn.")
    }
  }
}

extension LineRecord {
  /// How many missing keys are named.
  private static let mostKeys = 4

  /// The words of the adapter's error, where the sentence has only their meaning; nil if there is no
  /// more to say.
  package var message: String? {
    guard case .failed(_, let problem) = state, problem.decoded != nil else { return nil }
    return localized("Its adapter's error: \"\(problem.text)\"")
  }

  /// What its adapter asked for and did not find; nil if it missed nothing.
  package var want: String? { wish.map { localized("It \($0).") } }

  private var wish: String? {
    guard !missed.isEmpty else { return nil }
    let keys = missed.prefix(Self.mostKeys).map { "`\($0)`" }
    let rest = missed.count - keys.count
    let words = rest > 0 ? keys + [localized("\(rest) more")] : keys
    let list = [words.dropLast().joined(separator: ", "), words[words.count - 1]]
      .filter { !$0.isEmpty }.joined(separator: localized(" and "))
    return localized("asked for \(list), which the line does not have")
  }

  /// Why a line that could have filled had no ad; nil if that is not known, or usual: a network that was asked may
  /// have none.
  package var hindrance: String? {
    switch state {
    case .noSuchClass, .noSignals, .barred: sentence
    case .failed(_, .error(let text, GoogleError.domain, GoogleError.mediationAdapterError)),
      .failed(_, .error(let text, StandIn.Failure.domain, StandIn.Failure.notReady.code)):
      text
    case .failed(_, .error(let text, let domain, _))
    where !reachesNetwork && domain != StandIn.Failure.domain:
      want ?? text
    default: want
    }
  }

  /// What a line that was not asked would have earned in the winner's place; nil if that is not
  /// more.
  package static func missed(micros: Int, winnersMicros: Int) -> String? {
    guard micros > winnersMicros else { return nil }
    return localized(
      "Its eCPM of \(micros.price) is more than the winner's \(winnersMicros.price).")
  }
}

extension LineRecord.Bar {
  fileprivate var reason: String {
    switch self {
    case .floor(let micros):
      localized("its price is under the floor of \((micros * 1000).price)")
    case .refusal: localized("Google refused the request itself")
    case .consent: localized("the user's TC string allows no ads")
    case .cap(let impressions, let time):
      localized(
        "the unit's cap is reached: \(impressions.grouped) within \(time.inLargestUnit)"
      )
    }
  }
}

extension LineRecord.Silence {
  fileprivate var reason: String {
    switch self {
    case .noBidder: localized("its adapter does not bid")
    case .failed(let text): text.last == "." ? String(text.dropLast()) : text
    case .empty: localized("its adapter had no signals")
    case .ranOutOfTime: localized("its signals had not come in time")
    }
  }
}

extension LineRecord.Problem {
  package var text: String {
    switch self {
    case .error(let text, _, _): text
    case .anotherSize: localized("an ad of a different size")
    case .neitherAdNorError: localized("neither an ad nor an error")
    }
  }

  /// The text with its domain and code.
  package var sentence: String { "\(text) (\(domain) \(code))" }

  /// What the last word of the text means, if it is a network's usual word for a failure; of a VAST
  /// error the error itself, which comes last in a long sentence.
  fileprivate var decoded: String? {
    if let error = text.firstRange(of: "VAST error ") { return String(text[error.lowerBound...]) }
    return text.split(separator: " ").last.flatMap {
      Glossary.failures[String($0)].map(localized(sentence:))
    }
  }

  /// What its number means, if that is one of Google's.
  fileprivate var meaning: String {
    Glossary.meaning(domain: domain, code: code).map { ": \($0)" } ?? ""
  }
}

extension LineRecord.Info {
  /// The response as a sentence.
  package var sentence: String {
    let error =
      problem.map { localized("error \($0.domain) \($0.code)\($0.meaning)") }
      ?? localized("no error")
    return localized("ResponseInfo: \(latency.text), \(error)")
  }
}

extension Duration {
  /// Milliseconds, which are easier to compare.
  package var text: String { "\(wholeMilliseconds.grouped) ms" }

  /// In the largest unit of which it is a whole number, as somebody has set it.
  var inLargestUnit: String {
    let milliseconds = wholeMilliseconds
    for (unit, length) in [("h", 3_600_000), ("min", 60_000), ("s", 1_000)]
    where milliseconds >= length && milliseconds % length == 0 {
      return "\((milliseconds / length).grouped) \(unit)"
    }
    return text
  }
}

extension LineRecord {
  /// A line's setup.
  package static func setup(
    number: Int, className: String, parameter: String?, latency: Duration, bid: String?
  ) -> String {
    localized(
      "\(number). \(className)\(bid.map { localized(", bid \"\($0)\"") } ?? ""), parameter \(parameter ?? localized("none")), latency \(latency.text)"
    )
  }

  /// The three fields that are typed into AdMob for a custom event, with what each is for.
  package static func fields(
    className: String, label: String, parameter: String?
  ) -> [String] {
    let parameter = parameter ?? localized("none")
    return [
      localized("Class Name \(className): Google makes an object of it."),
      localized("Label \(label): it is just for you and appears in AdMob only."),
      localized("Parameter \(parameter): goes to the class; most often the network's ad unit."),
    ]
  }

  /// What its adapter finds in its settings besides; nil if there is nothing.
  package static func settings(_ texts: [String: String]) -> String? {
    guard !texts.isEmpty else { return nil }
    let pairs = texts.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    return localized("settings: \(pairs.joined(separator: ", "))")
  }
}
