import Simulation

/// Watches a view until its impression counts, usually when it has been seen as `ImpressionGate` defines it,
/// and then says so once.
///
/// It does not keep the view alive. Its owner keeps it as long as the impression is wanted; once
/// released, it stops watching.
@preconcurrency @MainActor package final class ViewabilityWatcher {
  /// What was seen so far.
  package private(set) var gate: ImpressionGate
  /// The watched view, while it exists.
  package private(set) weak var view: UIView?

  private let party: Party
  private let counting: CountingMoment
  /// The context of what the view shows, which may not be the context in which it becomes visible.
  private let context = World.current.journal.context
  private let onImpression: () -> Void
  private let onViewGone: (() -> Void)?
  /// The world in which the watching began, while it lasts: a timer's token means nothing in another.
  private let world = World.current.number
  private var token: GeometryToken?
  private weak var lastWord: LastWord?
  private var timer: Timeline.Token?

  /// Begins to watch at once. `party` is named in the journal with the timer. `onViewGone` is
  /// called if the view is deallocated before it was seen, unless its world ended with it.
  package init(
    view: UIView, by party: Party, counting: CountingMoment = .halfForASecond,
    onImpression: @escaping () -> Void,
    onViewGone: (() -> Void)? = nil
  ) {
    self.view = view
    self.party = party
    self.counting = counting
    gate = ImpressionGate(counting)
    self.onImpression = onImpression
    self.onViewGone = onViewGone
    let lastWord = LastWord(for: self) { [weak self] in self?.viewIsGone() }
    // A view may be shown again and again, with another watcher each time.
    view.companions.removeAll { ($0 as? LastWord)?.isSpent == true }
    view.companions.append(lastWord)
    self.lastWord = lastWord
    token = UIApplication.shared.observeGeometry { [weak self] in self?.look() }
    // Whoever is handing over the view is still at it.
    if counting == .atRender { World.current.soon { [weak self] in self?.count() } }
    look()
  }

  private var isInItsWorld: Bool { World.current.number == world }

  /// Stops watching and reports nothing more.
  package func invalidate() {
    if let token, isInItsWorld { UIApplication.shared.stopObservingGeometry(token) }
    token = nil
    cancelTimer()
    view?.companions.removeAll { $0 === lastWord }
    if gate.since != nil, counting == .halfForASecond { view?.seenSince = nil }
  }

  private func look() {
    guard let view, isInItsWorld, token != nil else { return }
    let now = World.current.timeline.now
    let effects = gate.handle(.visibleFraction(share(of: view), at: now))
    if counting == .halfForASecond { view.seenSince = gate.since }
    let journal = World.current.journal
    journal.within(context.because(of: journal.context)) { obey(effects) }
  }

  /// How much of it is to be seen; all or nothing where coming on the screen is enough.
  private func share(of view: UIView) -> Double {
    switch counting {
    case .atPresent: view.window == nil ? 0 : 1
    case .atRender: 0
    case .atLoad, .onePixel, .halfForASecond, .allFor2Seconds: view.visibleFraction
    }
  }

  private func count() {
    guard isInItsWorld, token != nil else { return }
    let journal = World.current.journal
    journal.within(context.because(of: journal.context)) { obey([.count]) }
  }

  private func obey(_ effects: [ImpressionGate.Effect]) {
    for effect in effects {
      switch effect {
      case .startTimer(let time): startTimer(time)
      case .cancelTimer: cancelTimer()
      case .count:
        if counting == .halfForASecond { view?.seenSince = nil }
        invalidate()
        onImpression()
      }
    }
  }

  private func startTimer(_ time: Duration) {
    timer = World.current.after(
      time, "visible for \(time.components.seconds) s", .seenLongEnough, by: party
    ) {
      [weak self] in
      guard let self else { return }
      obey(gate.handle(.timerRang))
    }
  }

  private func cancelTimer() {
    if let timer, isInItsWorld { World.current.timeline.cancel(timer) }
    timer = nil
  }

  /// When the whole world ends, so do its views; that is not worth reporting.
  private func viewIsGone() {
    guard token != nil, isInItsWorld else { return }
    invalidate()
    onViewGone?()
  }
}
