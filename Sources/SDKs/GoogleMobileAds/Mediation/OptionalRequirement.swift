import Synchronization

/// Requirements that an adapter may leave out, as an Objective-C class may leave out an optional
/// method. Their default implementations say that they answered.
package enum OptionalRequirement {
  /// The question that is being asked, on whatever thread.
  @TaskLocal private static var question: Question?

  private final class Question: Sendable {
    let isLeftOut = Atomic(false)
  }

  /// Called by the default implementation.
  static func leftOut() { question?.isLeftOut.store(true, ordering: .relaxed) }

  /// What the adapter's own implementation answers; nil if it has none.
  package static func answer<Answer>(_ body: () -> Answer) -> Answer? {
    let question = Question()
    let answer = $question.withValue(question) { body() }
    return question.isLeftOut.load(ordering: .relaxed) ? nil : answer
  }
}
