/// What a test expects of a load.
struct LoadAssertion {
  private let what: String
  private let file: StaticString
  private let line: UInt

  init(_ what: String, _ file: StaticString, _ line: UInt) {
    (self.what, self.file, self.line) = (what, file, line)
  }

  /// The ad must come, without an error, whenever the adapter answers.
  func expectAd<Ad>(_ load: (Answer<Ad>) -> Void) {
    expect(load) { [what] ad, error in
      if let error { return "expected \(what), but the adapter failed: \(error.facts)" }
      return ad == nil
        ? "expected \(what), but the adapter had neither an ad nor an error" : nil
    }
  }

  /// The error must come, with this domain and code, whenever the adapter answers.
  func expectFailure<Ad>(_ expected: any Error, _ load: (Answer<Ad>) -> Void) {
    expect(load) { [what] ad, error in
      guard let error else {
        let found = ad == nil ? "neither an ad nor an error" : what
        return "expected the error \(expected.number), but the adapter had \(found)"
      }
      return error.number == expected.number
        ? nil : "expected the error \(expected.number), but the adapter failed: \(error.facts)"
    }
  }

  /// `problem` says what is wrong with an answer; nil if nothing is.
  private func expect<Ad>(
    _ load: (Answer<Ad>) -> Void, _ problem: @escaping (Ad?, (any Error)?) -> String?
  ) {
    Wait.apart { ask(load, problem) }
  }

  private func ask<Ad>(
    _ load: (Answer<Ad>) -> Void, _ problem: @escaping (Ad?, (any Error)?) -> String?
  ) {
    let report = { [file, line] (text: String) in TestFailure.report(text, file, line) }
    let answer = Answer<Ad>(
      onSurprise: Surprises(occasion: "asked for \(what)", report: report).heard(problem))
    let (tasks, call): (StartedTasks, Void?) = StartedTasks.of {
      OptionalRequirement.answer { load(answer) }
    }
    guard call != nil else { return report("the adapter has no method that loads \(what)") }
    guard let first = Wait.forAnswer(answer) else {
      return report(Wait.tooLong("asked for \(what)", tasks))
    }
    if let problem = problem(first.ad, first.error) { report(problem) }
  }
}

extension Error {
  /// The domain and code: what errors are compared by.
  var number: String {
    let error = self as NSError
    return "\(error.domain) \(error.code)"
  }

  /// The same, and the sentence.
  var facts: String { "\(number), \(localizedDescription)" }
}
