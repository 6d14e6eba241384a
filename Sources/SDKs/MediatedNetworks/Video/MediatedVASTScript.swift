import VAST

/// What happens at which moment of a VAST ad: a value that is told how far it has played. Each event
/// comes once and in its order, however far one step goes.
struct MediatedVASTScript {
  private var waiting: [(moment: Duration, event: MediatedVASTAd.Event)] = []
  /// How long it must be in view without a break to be seen: two seconds of a video, one of an
  /// overlay.
  private let glance: Duration
  /// Whether it was in view for that long.
  private(set) var wasSeen = false

  init(_ video: MediatedVASTAd) {
    glance = .seconds(video.isLinear ? 2 : 1)
    waiting = [(.zero, .creativeView), (.zero, .verificationNotExecuted)]
    if video.isMeasured { waiting.append((glance, .viewable)) }
    guard video.isLinear else { return }
    waiting.append((.zero, .start))
    if let icon = video.icon { waiting.append((icon.offset ?? .zero, .iconView)) }
    guard let timeline = video.timeline else { return }
    waiting += [
      (timeline.duration / 4, .firstQuartile), (timeline.duration / 2, .midpoint),
      (timeline.duration * 3 / 4, .thirdQuartile),
    ]
    var seen: Set<Duration> = []
    for moment in timeline.progress where seen.insert(moment).inserted {
      waiting.append((moment, .progress(moment)))
    }
    waiting.append((timeline.duration, .complete))
    // What comes after the end never comes.
    waiting = waiting.filter { $0.moment <= timeline.duration }.enumerated()
      .sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }.map(\.element)
  }

  /// When something happens next.
  var next: Duration? { waiting.first?.moment }

  /// What has happened since the last step.
  mutating func reach(_ position: Duration) -> [MediatedVASTAd.Event] {
    let due = waiting.prefix { $0.moment <= position }
    waiting.removeFirst(due.count)
    let events = due.map(\.event)
    if events.contains(.viewable) { wasSeen = true }
    return events
  }

  /// Something is in front of it: the look at it begins again.
  mutating func stand(at position: Duration) {
    guard let place = waiting.firstIndex(where: { $0.event == .viewable }) else { return }
    waiting.remove(at: place)
    let moment = position + glance
    let end = waiting.firstIndex { $0.moment > moment } ?? waiting.endIndex
    waiting.insert((moment, .viewable), at: end)
  }

  /// Nothing happens any more: the user has skipped it.
  mutating func end() { waiting = [] }
}
