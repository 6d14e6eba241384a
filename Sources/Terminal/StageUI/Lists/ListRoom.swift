package import Observing
package import Screen

/// A room with a list. Every list is moved in and searched in the same way: `/` begins a search, and so
/// does any letter that means nothing there; Esc goes back to all rows, to the one that was found.
package protocol ListRoom: Room {
  var list: ListPlace { get set }

  /// What a search looks at in each row.
  func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String]
  /// The rows that are shown, in order.
  func shown(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [Int]
  /// Does what a row is for.
  func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect]
  /// Called when another row is selected.
  func look(at row: Int, _ stage: inout Stage)
  /// Handles a key that the list has no use for.
  func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect]

  /// What each row says where there is no screen.
  func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String]
  /// Choices beside the list, with their places, and which of them is chosen.
  func besides(_ stage: Stage, _ state: StageState) -> [(place: Int, title: String, holds: Bool)]

  /// Whether what is typed is searched for at once, without a key that begins it.
  static var isSearchedAtOnce: Bool { get }
  /// Whether the first row follows the last one.
  static var isRound: Bool { get }
}

extension ListRoom {
  package static var isSearchedAtOnce: Bool { false }
  package static var isRound: Bool { false }
  package var takesText: Bool { list.query != nil }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] { [] }
  package func look(at row: Int, _ stage: inout Stage) {}

  package func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    texts(stage, state, keyMap)
  }

  package func besides(
    _ stage: Stage, _ state: StageState
  ) -> [(place: Int, title: String, holds: Bool)] { [] }

  package func shown(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [Int] {
    list.found(in: texts(stage, state, keyMap))
  }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    turn(key, &stage, state, keyMap)
  }

  package func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    handleUnknown(key, &stage, state, keyMap)
  }

  package func take(
    _ text: String, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) {
    let query = list.query ?? ""
    type(query.typing(query.isEmpty ? text.drop { $0 == "/" } : text[...]), &stage, state, keyMap)
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    move(by: step, &stage, state, keyMap)
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    use(row, &stage, state, keyMap)
  }
}

// MARK: - What keys do

extension ListRoom {
  /// A letter begins a search: who types a word looks for it, and its letters must not be commands of the
  /// stage. Any other key closes the list, but while something is typed only Esc does.
  func handleUnknown(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    if list.query == nil, let letter = key.letter, keyMap.command(for: key) != .quit {
      type(String(letter), &stage, state, keyMap)
      return []
    }
    return list.query == nil || key.code == .escape ? leave(&stage) : []
  }

  /// Searches, moves, or does what the selected row is for.
  func turn(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    if search(for: key, &stage, state, keyMap) { return [] }
    switch keyMap.command(for: key) {
    case .up: move(by: -1, &stage, state, keyMap)
    case .down: move(by: 1, &stage, state, keyMap)
    case .pageUp: move(by: -10, &stage, state, keyMap)
    case .pageDown: move(by: 10, &stage, state, keyMap)
    case .first: moveToEnd(first: true, &stage, state, keyMap)
    case .last: moveToEnd(first: false, &stage, state, keyMap)
    case .tap: return use(list.selected, &stage, state, keyMap)
    // Many words begin so, and there are arrows.
    case .paneLeft where key.letter != nil, .paneRight where key.letter != nil:
      return handleUnknown(key, &stage, state, keyMap)
    default: return handleOther(key, &stage, state, keyMap)
    }
    return []
  }

  /// Selects a row that is shown, and does what it is for.
  func use(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    let rows = shown(stage, state, keyMap)
    guard rows.indices.contains(row) else { return [] }
    select(row, in: rows, &stage)
    return choose(rows[row], &stage, state, keyMap)
  }

  /// Whether a key is about what is searched for.
  private func search(
    for key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> Bool {
    guard let query = list.query else {
      guard key == Key("/") else { return false }
      type("", &stage, state, keyMap)
      return true
    }
    switch key.code {
    // The key that begins a search is no part of it, also where it has begun already.
    case .character("/") where query.isEmpty: return true
    case .escape where !Self.isSearchedAtOnce: endSearch(&stage, state, keyMap)
    default:
      guard let text = key.typing(query) else { return false }
      type(text, &stage, state, keyMap)
    }
    return true
  }

  private func type(
    _ query: String, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) {
    var room = self
    room.list = ListPlace(query: query)
    room.select(0, in: room.shown(stage, state, keyMap), &stage)
  }

  private func endSearch(_ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    let rows = shown(stage, state, keyMap)
    let chosen = rows.indices.contains(list.selected) ? rows[list.selected] : 0
    var room = self
    room.list.query = nil
    let all = room.shown(stage, state, keyMap)
    room.select(all.firstIndex(of: chosen) ?? 0, in: all, &stage)
  }

  func move(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    let rows = shown(stage, state, keyMap)
    let next = list.selected + step
    let isPastTheEnd = Self.isRound && abs(step) == 1 && !rows.indices.contains(next)
    select(isPastTheEnd ? (step > 0 ? 0 : rows.count - 1) : next, in: rows, &stage)
  }

  private func moveToEnd(
    first: Bool, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) {
    let rows = shown(stage, state, keyMap)
    select(first ? 0 : rows.count - 1, in: rows, &stage)
  }

  private func select(_ row: Int, in rows: [Int], _ stage: inout Stage) {
    var room = self
    room.list.selected = max(0, min(rows.count - 1, row))
    stage.keep(room)
    if !rows.isEmpty { look(at: rows[room.list.selected], &stage) }
  }
}

extension Key {
  /// What it writes into a text that it begins; nil for what writes nothing, and for a space.
  fileprivate var letter: Character? {
    guard case .character(let letter) = code, modifiers.isEmpty, letter != " " else { return nil }
    return letter
  }
}
