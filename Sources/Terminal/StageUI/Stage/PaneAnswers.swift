import Observing

/// The answers of a pane that has the focus; a room gives the same.
struct PaneAnswers: Sendable {
  /// The keys worth a hint.
  let hints: @Sendable (Stage, StageState) -> [StageCommand]
  /// What ⏎ does in it.
  let use: @Sendable (Stage, StageState) -> EnterMeaning
  /// Moves by rows, and to the first or the last of them.
  let move: @Sendable (inout Stage, Int, StageState) -> [StageEffect]
  let moveToEnd: @Sendable (inout Stage, _ isFirst: Bool, StageState) -> [StageEffect]
}

extension PaneAnswers {
  /// A journal has nothing on the phone to move to.
  static func phone(_ state: StageState) -> Self {
    state.recording == nil ? phone : trace
  }

  private static let phone = Self(
    hints: { $0.hintsOfPhone($1) }, use: { $0.meaningOnPhone($1) },
    move: { $0.moveFocus(by: $1.signum(), $2) }, moveToEnd: { _, _, _ in [] })

  static let trace = Self(
    hints: { _, _ in [.tap, .filter, .first, .last, .zoom, .paneLeft, .nextTimer] },
    use: { $0.entryInTrace($1)?.proof == nil ? .explainEntry : .showProof },
    move: { $0.moveEntry(by: $1, $2) }, moveToEnd: { $0.moveEntryToEnd(first: $1, $2) })

  /// What covers the application leaves no ads to choose from; the list is there afterwards.
  static let ads = Self(
    hints: { [.tap, .down] + $0.hintsOfPhone($1).filter { $0 != .tap } },
    use: { phone($1).use($0, $1) },
    move: { stage, step, state in
      guard state.recording == nil, state.device.isCovered else {
        return stage.moveUnit(by: step, state)
      }
      defer { stage.pane = .ads }
      return stage.moveFocus(by: step.signum(), state)
    },
    moveToEnd: { stage, isFirst, state in
      guard state.recording != nil || !state.device.isCovered else { return [] }
      return stage.moveUnit(by: isFirst ? -state.units.count : state.units.count, state)
    })

  /// What a room has no use for is for the phone. A room says how one leaves it.
  static let room = Self(
    hints: { stage, state in
      let hints = stage.room.room.hints ?? stage.hintsOfPhone(state)
      guard stage.room.card.name != OpenRoom.first.card.name else { return hints }
      return hints.prefix(1) + [.stageRoom] + hints.dropFirst().filter { $0 != .stageRoom }
    },
    use: { stage, state in
      stage.room.room.use(state).map { .useRoom($0) } ?? phone(state).use(stage, state)
    },
    move: { stage, step, state in
      let room = stage.room.room
      let isMoved = stage.act(state) { room.move(by: step, &$0) }
      return isMoved ? [] : phone(state).move(&stage, step, state)
    },
    moveToEnd: { stage, isFirst, state in
      let room = stage.room.room
      let isMoved = stage.act(state) { room.moveToEnd(first: isFirst, &$0) }
      return isMoved ? [] : phone(state).moveToEnd(&stage, isFirst, state)
    })
}
