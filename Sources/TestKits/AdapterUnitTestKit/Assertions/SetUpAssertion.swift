/// What a test expects of a set-up.
struct SetUpAssertion {
  private let adapterClass: any MediationAdapter.Type
  private let configuration: MediationServerConfiguration
  private let file: StaticString
  private let line: UInt

  init(
    _ adapterClass: any MediationAdapter.Type, _ configuration: MediationServerConfiguration,
    _ file: StaticString, _ line: UInt
  ) {
    (self.adapterClass, self.configuration) = (adapterClass, configuration)
    (self.file, self.line) = (file, line)
  }

  func expectSuccess() {
    guard let error = answer(), let error else { return }
    TestFailure.report("the set-up failed: \(error.facts)", file, line)
  }

  /// Any error will do if none is named.
  func expectFailure(_ expected: (any Error)?) {
    guard let error = answer() else { return }
    let wanted = expected.map { "the error \($0.number)" } ?? "an error"
    guard let error else {
      return TestFailure.report("expected \(wanted), but the set-up succeeded", file, line)
    }
    if let expected, error.number != expected.number {
      TestFailure.report("expected \(wanted), but the set-up failed: \(error.facts)", file, line)
    }
  }

  /// The error or nil; nil of it all if no answer came.
  private func answer() -> (any Error)?? {
    let answer = Answer<Never> {
      TestFailure.report(
        "the adapter called the completion handler again when it was set up", file, line)
    }
    let call: Void? = OptionalRequirement.answer {
      adapterClass.setUp(with: configuration) { answer.give(nil, $0) }
    }
    guard call != nil else {
      TestFailure.report("the adapter has no setUp(with:completionHandler:)", file, line)
      return nil
    }
    guard let first = Wait.forAnswer(answer) else {
      TestFailure.report("\(Wait.tooLong) when it was set up", file, line)
      return nil
    }
    return .some(first.error)
  }
}
