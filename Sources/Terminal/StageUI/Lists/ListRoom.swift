import Observing
package import Screen

/// A room with a list. Every list is moved in and searched in the same way: `/` begins a search, and so
/// does any letter that means nothing there; Esc goes back to all rows, to the one that was found.
package protocol ListRoom: Room {
  var list: ListPlace { get set }

  /// What a search looks at in each row.
  func texts(_ scene: Scene) -> [String]
  /// The rows that are shown, in order.
  func shown(_ scene: Scene) -> [Int]
  /// Does what a row is for.
  func choose(_ row: Int, _ scene: inout Scene) -> [StageEffect]
  /// Called when another row is selected.
  func look(at row: Int, _ stage: inout Stage)
  /// Handles a key that the list has no use for.
  func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect]

  /// What each row says where there is no screen.
  func spoken(_ scene: Scene) -> [String]
  /// Choices beside the list, with their places, and which of them is chosen.
  func besides(_ scene: Scene) -> [(place: Int, title: String, holds: Bool)]

  /// Whether what is typed is searched for at once, without a key that begins it.
  static var isSearchedAtOnce: Bool { get }
  /// Whether the first row follows the last one.
  static var isRound: Bool { get }
}

extension ListRoom {
  package static var isSearchedAtOnce: Bool { false }
  package static var isRound: Bool { false }
  package var takesText: Bool { list.query != nil }

  package func texts(_ scene: Scene) -> [String] { [] }
  package func look(at row: Int, _ stage: inout Stage) {}

  package func spoken(_ scene: Scene) -> [String] { texts(scene) }

  package func besides(_ scene: Scene) -> [(place: Int, title: String, holds: Bool)] { [] }

  package func shown(_ scene: Scene) -> [Int] { list.found(in: texts(scene)) }

  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] { turn(key, &scene) }

  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    handleUnknown(key, &scene)
  }

  package func take(_ text: String, _ scene: inout Scene) {
    let query = list.query ?? ""
    type(query.typing(query.isEmpty ? text.drop { $0 == "/" } : text[...]), &scene)
  }

  package func wheel(by step: Int, _ scene: inout Scene) { move(by: step, &scene) }

  package func click(row: Int, _ scene: inout Scene) -> [StageEffect] { use(row, &scene) }
}

// MARK: - What keys do

extension ListRoom {
  /// A letter begins a search: who types a word looks for it, and its letters must not be commands of the
  /// stage. Any other key closes the list, but while something is typed only Esc does.
  func handleUnknown(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    if list.query == nil, let letter = key.letter, scene.keyMap.command(for: key) != .quit {
      type(String(letter), &scene)
      return []
    }
    return list.query == nil || key.code == .escape ? leave(&scene.stage) : []
  }

  /// Searches, moves, or does what the selected row is for.
  func turn(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    if search(for: key, &scene) { return [] }
    switch scene.keyMap.command(for: key) {
    case .up: move(by: -1, &scene)
    case .down: move(by: 1, &scene)
    case .pageUp: move(by: -10, &scene)
    case .pageDown: move(by: 10, &scene)
    case .first: moveToEnd(first: true, &scene)
    case .last: moveToEnd(first: false, &scene)
    case .tap: return use(list.selected, &scene)
    // Many words begin so, and there are arrows.
    case .paneLeft where key.letter != nil, .paneRight where key.letter != nil:
      return handleUnknown(key, &scene)
    default: return handleOther(key, &scene)
    }
    return []
  }

  /// Selects a row that is shown, and does what it is for.
  func use(_ row: Int, _ scene: inout Scene) -> [StageEffect] {
    let rows = shown(scene)
    guard rows.indices.contains(row) else { return [] }
    select(row, in: rows, &scene.stage)
    return choose(rows[row], &scene)
  }

  /// Whether a key is about what is searched for.
  private func search(for key: Key, _ scene: inout Scene) -> Bool {
    guard let query = list.query else {
      guard key == Key("/") else { return false }
      type("", &scene)
      return true
    }
    switch key.code {
    // The key that begins a search is no part of it, also where it has begun already.
    case .character("/") where query.isEmpty: return true
    case .escape where !Self.isSearchedAtOnce: endSearch(&scene)
    default:
      guard let text = key.typing(query) else { return false }
      type(text, &scene)
    }
    return true
  }

  private func type(_ query: String, _ scene: inout Scene) {
    var room = self
    room.list = ListPlace(query: query)
    room.select(0, in: room.shown(scene), &scene.stage)
  }

  private func endSearch(_ scene: inout Scene) {
    let rows = shown(scene)
    let chosen = rows.indices.contains(list.selected) ? rows[list.selected] : 0
    var room = self
    room.list.query = nil
    let all = room.shown(scene)
    room.select(all.firstIndex(of: chosen) ?? 0, in: all, &scene.stage)
  }

  @discardableResult
  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    let rows = shown(scene)
    let next = list.selected + step
    let isPastTheEnd = Self.isRound && abs(step) == 1 && !rows.indices.contains(next)
    select(isPastTheEnd ? (step > 0 ? 0 : rows.count - 1) : next, in: rows, &scene.stage)
    return true
  }

  @discardableResult
  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    let rows = shown(scene)
    select(first ? 0 : rows.count - 1, in: rows, &scene.stage)
    return true
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
