import Observing
package import Screen

/// A room with a list. Every list is moved in and searched in the same way: `/` begins a search, and so
/// does any letter that means nothing there; Esc goes back to all rows, to the one that was found.
package protocol ListRoom: Room {
  var list: ListPlace { get set }

  /// All rows in order, found or not.
  func rows(_ scene: Scene) -> [SheetRow]
  /// How they lie over the panes.
  func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet
  /// The places of the rows that are shown, in order.
  func shown(_ rows: [SheetRow], _ scene: Scene) -> [Int]
  /// Handles a key that the list has no use for.
  func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect]

  /// Whether what is typed is searched for at once, without a key that begins it.
  static var isSearchedAtOnce: Bool { get }
  /// Whether the first row follows the last one.
  static var isRound: Bool { get }
}

extension ListRoom {
  package static var isSearchedAtOnce: Bool { false }
  package static var isRound: Bool { false }
  package var takesText: Bool { list.query != nil }

  package func shown(_ rows: [SheetRow], _ scene: Scene) -> [Int] {
    list.isSearching ? list.found(in: rows.map { $0.searched() }) : Array(rows.indices)
  }

  package func pane(_ scene: Scene) -> any Pane { listed(scene) }

  func listed(_ scene: Scene) -> ListPane {
    let rows = rows(scene)
    return ListPane(
      sheet: sheet(rows, scene), rows: rows, shown: shown(rows, scene), list: list)
  }

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
    let rows = rows(scene)
    let shown = shown(rows, scene)
    guard shown.indices.contains(row) else { return [] }
    select(row, &scene)
    return rows[shown[row]].act(&scene)
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
    room.select(0, &scene)
  }

  private func endSearch(_ scene: inout Scene) {
    let shown = shown(rows(scene), scene)
    var room = self
    room.list.query = nil
    let chosen = shown.indices.contains(list.selected) ? shown[list.selected] : 0
    room.select(room.shown(room.rows(scene), scene).firstIndex(of: chosen) ?? 0, &scene)
  }

  @discardableResult
  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    select(list.selected + step, isRound: Self.isRound && abs(step) == 1, &scene)
    return true
  }

  @discardableResult
  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    select(first ? 0 : .max, &scene)
    return true
  }

  private func select(_ row: Int, isRound: Bool = false, _ scene: inout Scene) {
    let rows = rows(scene)
    let shown = shown(rows, scene)
    let isPastTheEnd = isRound && !shown.indices.contains(row)
    let next = isPastTheEnd ? (row < 0 ? shown.count - 1 : 0) : row
    var room = self
    room.list.selected = max(0, min(shown.count - 1, next))
    scene.stage.keep(room)
    if !shown.isEmpty { rows[shown[room.list.selected]].look(&scene.stage) }
  }
}

extension Key {
  /// What it writes into a text that it begins; nil for what writes nothing, and for a space.
  fileprivate var letter: Character? {
    guard case .character(let letter) = code, modifiers.isEmpty, letter != " " else { return nil }
    return letter
  }
}
