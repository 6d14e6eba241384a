extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// These bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main purpose.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text began to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text was changed by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Anything about editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    static let tap: Event = [.touchUpInside, .primaryActionTriggered]
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// These bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the following.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does not react to touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is switched on.
    public static let selected = State(rawValue: 1 << 2)
  }
}
