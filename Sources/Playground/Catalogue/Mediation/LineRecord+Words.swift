package import Observing
import Simulation

extension LineRecord {
  /// Its state in a word or two.
  package var word: String {
    switch state {
    case .waiting: "waiting"
    case .off: "off"
    case .asked: "asked"
    case .filled: "filled"
    case .failed: "failed"
    case .timedOut(_, late: nil): "timed out"
    case .timedOut: "too late"
    case .noSuchClass: "no class"
    case .notAsked: "not asked"
    }
  }

  /// Why it had no ad, shown beside its state and how long it took; empty if there is nothing to
  /// say.
  package var reason: String {
    switch state {
    case .waiting, .asked, .filled: ""
    case .off: "switched off"
    case .failed(_, let problem): problem.sentence
    case .timedOut(_, late: nil): "no answer in time"
    case .timedOut(let span, late: let late?):
      "its answer after \((late - span.asked).text) was thrown away"
    case .noSuchClass: "the app has no such class"
    case .notAsked: "an earlier line filled"
    }
  }

  /// What happened to it and why.
  package var sentence: String {
    switch state {
    case .waiting: "Its turn has not come."
    case .off: "It is switched off, so it is skipped."
    case .asked: "It was asked and has not answered yet."
    case .filled(let span): "It filled after \(span.length.text)."
    case .failed(let span, let problem): "It failed after \(span.length.text): \(problem.sentence)"
    case .timedOut(let span, late: nil): "It timed out: no answer in \(span.length.text)."
    case .timedOut(let span, late: let late?):
      "It timed out after \(span.length.text); its answer came after "
        + "\((late - span.asked).text) and was thrown away."
    case .noSuchClass: "It was not asked: the app has no such class."
    case .notAsked: "It was not asked: an earlier line filled."
    }
  }
}

extension LineRecord.Problem {
  package var text: String {
    switch self {
    case .error(let text, _, _): text
    case .anotherSize: "an ad of a different size"
    case .neitherAdNorError: "neither an ad nor an error"
    }
  }

  /// The text with its domain and code.
  package var sentence: String { "\(text) (\(domain) \(code))" }
}

extension LineRecord.Info {
  /// The response as a sentence.
  package var sentence: String {
    let error = problem.map { "error \($0.domain) \($0.code)" } ?? "no error"
    return "ResponseInfo: \(latency.text), \(error)"
  }
}

extension Duration {
  /// Milliseconds, which are easier to compare.
  package var text: String { "\(wholeMilliseconds.grouped) ms" }
}

extension LineRecord {
  /// A line's setup.
  package static func setup(number: Int, className: String, parameter: String?) -> String {
    "\(number). \(className), parameter \(parameter ?? "none")"
  }
}
