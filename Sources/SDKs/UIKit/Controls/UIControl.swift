/// A view that takes touches and turns them into events.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether it reacts. A touch on a disabled control goes to nobody.
  open var isEnabled = true
  /// Whether it is switched on.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  final var listeners: [Listener] = []

  /// An action or a target, and the events on which it is told.
  struct Listener {
    var events: Event
    let job: Job

    enum Job {
      case action(UIAction)
      case target(TargetAction)
    }
  }

  /// Its state.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Runs `action` on these events. It replaces one with the same identifier; the same action added
  /// twice runs once.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    end(controlEvents) { job in
      guard case .action(let other) = job else { return false }
      return other === action || action.identifier.map { $0 == other.identifier } ?? false
    }
    listeners.append(Listener(events: controlEvents, job: .action(action)))
  }

  /// Has `target` perform `action` on these events, once each however often it is added: there are no
  /// selectors without Objective-C, so the target must be a `SelectorPerforming`; any other is not
  /// called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target as? SelectorPerforming else { return }
    let pair = TargetAction(target, action)
    let new = listeners.reduce(controlEvents) { new, listener in
      guard case .target(let known) = listener.job, known.isSame(as: pair) else { return new }
      return new.subtracting(listener.events)
    }
    if !new.isEmpty { listeners.append(Listener(events: new, job: .target(pair))) }
  }

  /// Ends what `addTarget(_:action:for:)` began; nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let wanted = target as? SelectorPerforming
    end(controlEvents) { job in
      guard case .target(let pair) = job else { return false }
      return (target == nil || wanted.map { pair.target === $0 } == true)
        && (action == nil || pair.action == action)
    }
  }

  /// Ends these events for some listeners.
  private func end(_ controlEvents: Event, for isMeant: (Listener.Job) -> Bool) {
    for place in listeners.indices where isMeant(listeners[place].job) {
      listeners[place].events.subtract(controlEvents)
    }
    listeners.removeAll { $0.events.isEmpty }
  }

  /// Runs everything added for any of these events, in the order of adding.
  open func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      switch listener.job {
      case .action(let action): action.perform(from: self)
      case .target(let pair): pair.perform(with: self)
      }
    }
  }

  /// Whether a tap on it has an effect.
  package var takesTaps: Bool {
    isEnabled && listeners.contains { !$0.events.isDisjoint(with: .tap) }
  }

  /// A finger taps it.
  func tapped() { sendActions(for: .tap) }
}
