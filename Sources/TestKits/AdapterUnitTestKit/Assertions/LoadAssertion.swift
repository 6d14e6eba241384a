/// What a test expects of a load.
struct LoadAssertion {
  private let what: String
  private let file: StaticString
  private let line: UInt

  init(_ what: String, _ file: StaticString, _ line: UInt) {
    (self.what, self.file, self.line) = (what, file, line)
  }

  /// The ad must come, without an error.
  func expectAd<Ad>(_ load: (Answer<Ad>) -> Void) {
    guard let (ad, error) = answer(load) else { return }
    if let error {
      TestFailure.report("expected \(what), but the adapter failed: \(error.facts)", file, line)
    } else if ad == nil {
      TestFailure.report(
        "expected \(what), but the adapter had neither an ad nor an error", file, line)
    }
  }

  /// The error must come, with this domain and code.
  func expectFailure<Ad>(_ expected: any Error, _ load: (Answer<Ad>) -> Void) {
    guard let (ad, error) = answer(load) else { return }
    guard let error else {
      let found = ad == nil ? "neither an ad nor an error" : what
      return TestFailure.report(
        "expected the error \(expected.number), but the adapter had \(found)", file, line)
    }
    if error.number != expected.number {
      TestFailure.report(
        "expected the error \(expected.number), but the adapter failed: \(error.facts)", file, line)
    }
  }

  private func answer<Ad>(_ load: (Answer<Ad>) -> Void) -> (Ad?, (any Error)?)? {
    let answer = Answer<Ad> {
      TestFailure.report(
        "the adapter called the completion handler again when asked for \(what)", file, line)
    }
    guard OptionalRequirement.answer({ load(answer) }) != nil else {
      TestFailure.report("the adapter has no method that loads \(what)", file, line)
      return nil
    }
    guard let first = Wait.forAnswer(answer) else {
      TestFailure.report("\(Wait.tooLong) when asked for \(what)", file, line)
      return nil
    }
    return first
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
