/// A view that takes touches and turns them into events.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether it reacts. A touch on a disabled control goes to nobody.
  open var isEnabled = true
  /// Whether it is switched on.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  final var listeners: [Listener] = []

  struct Listener {
    let events: Event
    let identifier: UIAction.Identifier?
    let target: ObjectIdentifier?
    let selector: Selector?
    let handler: (UIControl) -> Void
  }

  /// Its state.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Runs `action` on these events. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let identifier = action.identifier {
      listeners.removeAll { $0.identifier == identifier && $0.events == controlEvents }
    }
    listeners.append(
      Listener(
        events: controlEvents, identifier: action.identifier, target: nil, selector: nil,
        handler: { action.perform(from: $0) }))
  }

  /// Has `target` perform `action` on these events: there are no selectors without Objective-C, so
  /// the target must be a `SelectorPerforming`; any other is not called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target as? SelectorPerforming else { return }
    listeners.append(
      Listener(
        events: controlEvents, identifier: nil, target: ObjectIdentifier(target), selector: action,
        handler: { [weak target] control in target?.perform(action, with: control) }))
  }

  /// Ends what `addTarget(_:action:for:)` began; nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let wanted = (target as? SelectorPerforming).map { ObjectIdentifier($0) }
    listeners.removeAll {
      $0.selector != nil && (target == nil || $0.target == wanted)
        && (action == nil || $0.selector == action) && controlEvents.isSuperset(of: $0.events)
    }
  }

  /// Runs everything added for any of these events, in the order of adding.
  open func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      listener.handler(self)
    }
  }

  /// Whether a tap on it has an effect.
  package final var takesTaps: Bool {
    isEnabled && listeners.contains { !$0.events.isDisjoint(with: .tap) }
  }
}
