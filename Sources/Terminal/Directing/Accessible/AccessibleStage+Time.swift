import Catalogue
import Observing
import Playing
import Simulation
import StageUI

// Time stands until somebody lets it pass.
extension AccessibleStage {
  /// Of the seconds that are left, which are told.
  private static let marks: [Duration] = [.seconds(10), .seconds(5), .zero]
  /// More rings than this are a storm, and not what was waited for.
  static let mostSteps = 1000
  private static let mostStepsOfLoad = 200
  private static let longestLoad = Duration.seconds(60)

  /// Lets time pass from ring to ring, and tells what happens meanwhile.
  func pass(
    _ span: Duration, atMost steps: Int = mostSteps, while goesOn: () -> Bool = { true }
  ) -> [String] {
    if stage.isPaused { click(.command(.pause)) }
    var left = span
    var lines: [String] = []
    for _ in 0..<steps {
      guard left > .zero, goesOn() else { return lines }
      let session = director.session
      let end = session.deviceSnapshot().countdownEnd
      let marks = end.map { end in Self.marks.map { end - session.now - $0 } } ?? []
      let ring = session.nextRing.map { $0 - session.now }
      let stops = (marks + [ring ?? left, left]).filter { $0 > .zero }
      let step = stops.min() ?? left
      clock.time += step
      left -= step
      director.catchUp()
      if let end, let mark = Self.marks.first(where: { end - session.now == $0 }) {
        lines.append(AccessibleText.countdown(Int(mark / .seconds(1))))
      }
      lines += announcements()
    }
    return left > .zero ? lines + [AccessibleText.tooMuch(director.session.now)] : lines
  }

  /// Whoever asks for an ad wants to know what comes of it: time passes until then.
  func waitForAnswer() -> [String] {
    guard isWaiting else { return [] }
    let lines = pass(Self.longestLoad, atMost: Self.mostStepsOfLoad) { isWaiting }
    guard isWaiting else { return lines }
    // Once is enough: it may never come.
    unanswered = newest?.name
    return lines + [AccessibleText.stillLoading]
  }

  private var isWaiting: Bool {
    guard director.lookBack == nil, !isTelling else { return false }
    return newest?.state == .loading && newest?.name != unanswered
  }

  private var newest: AdRecord? { director.session.ledgers.newest(of: stage.unit) }
}
