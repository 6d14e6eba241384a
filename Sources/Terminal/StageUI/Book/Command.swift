import Catalogue
import Observing
import Screen

/// A command of the stage as a value: its keys and texts, how it is met, when it is refused or idle,
/// and what it does.
struct Command: Sendable {
  let binding: KeyMap.Binding
  /// What the ad in view must have; the first that is missing is said.
  private let needs: [Precondition]
  /// Whether its key would do nothing here and now.
  let isIdle: @Sendable (Stage, StageState) -> Bool
  /// What its key is for at this moment, if that is not its hint.
  let word: @Sendable (Stage, StageState) -> String?
  /// Does what it does.
  let act: @Sendable (inout Stage, StageState) -> [StageEffect]

  /// `sentence` is for a command whose title is what programmers call it.
  init(
    _ name: StageCommand, _ group: CommandGroup, _ keys: [Key], _ title: String,
    hint: String? = nil, sentence: String? = nil, _ explanation: String,
    locks: Bool = false, acts: Bool = false, speech: CommandManner.Speech = .does,
    otherWords: String = "",
    needs: [Precondition] = [],
    idle: @escaping @Sendable (Stage, StageState) -> Bool = { _, _ in false },
    now: @escaping @Sendable (Stage, StageState) -> String? = { _, _ in nil },
    _ act: @escaping @Sendable (inout Stage, StageState) -> [StageEffect]
  ) {
    binding = KeyMap.Binding(
      name, keys,
      CommandManner(
        group: group, isLockable: locks, speech: speech, otherWords: otherWords, acts: acts),
      CommandCard(title, hint: hint, sentence: sentence, explanation))
    (self.needs, isIdle, word, self.act) = (needs, idle, now, act)
  }

  /// Opens a room.
  init(_ card: RoomCard) {
    binding = KeyMap.Binding(card.command, card.keys, card.manner, card.texts)
    let isScenarios = card.command == .scenarios
    (needs, word) = (
      [], { isScenarios && $1.recording?.phone != nil ? RecordingText.runs : nil }
    )
    isIdle = { stage, _ in stage.pane == .ledgers && stage.room.card.command == card.command }
    act = { $0.open(room: card.name, $1) }
  }

  /// The list that takes the place of the scenarios in a phone's recording.
  func roomOfRecordings(_ recording: StageState.Recording) -> String? {
    binding.command == .scenarios && recording.phone != nil ? RunsRoom.card.name : nil
  }

  /// Whether it does anything where nothing can be done to the ads.
  func worksIn(_ recording: StageState.Recording) -> Bool {
    !binding.manner.needsWorld || roomOfRecordings(recording) != nil
  }

  /// Why it does nothing now.
  func refusal(_ state: StageState) -> Refusal? {
    guard !needs.isEmpty, state.recording == nil, let format = state.unitState?.format else {
      return nil
    }
    // A closure would copy the whole state.
    for need in needs { if let refusal = need.refusal(format, state) { return refusal } }
    return nil
  }
}
