import Synchronization

/// Requirements that an adapter or an application may leave out, as an Objective-C class may leave out an
/// optional method. Their default implementations say that they answered.
package enum OptionalRequirement {
  /// The question that is being asked, on whatever thread.
  @TaskLocal private static var question: Question?

  private final class Question: Sendable {
    let isLeftOut = Atomic(false)
    /// The only object that is meant; nil for any.
    let object: ObjectIdentifier?

    init(_ object: ObjectIdentifier?) { self.object = object }
  }

  /// Called by the default implementation.
  static func leftOut(by object: AnyObject? = nil) {
    guard let question else { return }
    if let asked = question.object, asked != object.map(ObjectIdentifier.init) { return }
    question.isLeftOut.store(true, ordering: .relaxed)
  }

  /// What the own implementation of the adapter answers, or of this object, which may call others; nil if
  /// there is none.
  package static func answer<Answer>(of object: AnyObject? = nil, _ body: () -> Answer) -> Answer? {
    let question = Question(object.map(ObjectIdentifier.init))
    let answer = $question.withValue(question) { body() }
    return question.isLeftOut.load(ordering: .relaxed) ? nil : answer
  }
}
