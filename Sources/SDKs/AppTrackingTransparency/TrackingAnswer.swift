import Simulation

/// The user's answer in this world; nil as long as a scenario says nothing of it.
package final class TrackingAnswer: Lasting {
  /// This world's.
  package static var shared: TrackingAnswer { World.current.instance { TrackingAnswer() } }

  package var status: ATTrackingManager.AuthorizationStatus?

  /// The journal hears who looks, where there is an answer.
  func tellReading() {
    guard let status, MainQueue.isCurrent else { return }
    let journal = World.current.journal
    let key = PrivacyChoice.tracking.key
    journal.note(
      by: journal.called ?? .app, "reads \(key)", .privacyRead,
      data: [Fact.key(key), Fact.storedText("\(status)")])
  }
}
