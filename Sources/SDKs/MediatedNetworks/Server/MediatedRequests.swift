import Simulation

/// How many requests for an ad unit its network's server has answered: it goes on where the application ends.
final class MediatedRequests: Lasting {
  static var shared: MediatedRequests { World.current.instance { MediatedRequests() } }

  private var answered: [MediatedAdID: MediatedSettings] = [:]

  func note(_ settings: MediatedSettings?, of id: MediatedAdID) { answered[id] = settings }

  /// Those to the same answers.
  func count(of id: MediatedAdID, _ settings: MediatedSettings) -> Int {
    answered[id].map { $0.answers == settings.answers ? $0.asked : 0 } ?? 0
  }
}
