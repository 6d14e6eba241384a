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
    expect { error in error.map { "the set-up failed: \($0.facts)" } }
  }

  /// Any error will do if none is named.
  func expectFailure(_ expected: (any Error)?) {
    let wanted = expected.map { "the error \($0.number)" } ?? "an error"
    expect { error in
      guard let error else { return "expected \(wanted), but the set-up succeeded" }
      guard let expected, error.number != expected.number else { return nil }
      return "expected \(wanted), but the set-up failed: \(error.facts)"
    }
  }

  /// `problem` says what is wrong with an answer; nil if nothing is.
  private func expect(_ problem: @escaping ((any Error)?) -> String?) {
    Wait.apart { ask(problem) }
  }

  private func ask(_ problem: @escaping ((any Error)?) -> String?) {
    let report = { [file, line] (text: String) in TestFailure.report(text, file, line) }
    let answer = Answer<Never>(
      onSurprise: Surprises(occasion: "it was set up", report: report).heard { problem($1) })
    let (tasks, call): (StartedTasks, Void?) = StartedTasks.of {
      OptionalRequirement.answer {
        adapterClass.setUp(with: configuration) { answer.give(nil, $0) }
      }
    }
    guard call != nil else { return report("the adapter has no setUp(with:completionHandler:)") }
    guard let first = Wait.forAnswer(answer) else {
      return report(Wait.tooLong("it was set up", tasks))
    }
    if let problem = problem(first.error) { report(problem) }
  }
}
