import Observing
import Scenarios
import Screen

extension Stage {
  mutating func handleInOverlay(
    _ key: Key, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch overlay {
    case .help, .chain: handleInSheet(key, state, keyMap)
    case .filter: handleInFilter(key)
    case .force(let line, let selected):
      return handleInForce(key, line: line, selected, state, keyMap)
    case .parameter(let line, let text): return handleInParameter(key, line: line, text, state)
    case .palette(let query, let selected):
      return handleInPalette(key, query, selected, state)
    case .options(let selected): return handleInOptions(key, selected, state, keyMap)
    case .themes(let selected, let before): handleInThemes(key, selected, before, keyMap)
    case .discrepancy: return closeDiscrepancy()
    case nil: break
    }
    return []
  }

  private mutating func handleInSheet(_ key: Key, _ state: StageState, _ keyMap: KeyMap) {
    switch keyMap.command(for: key) {
    case .up: scrollSheet(by: -1, state, keyMap)
    case .down: scrollSheet(by: 1, state, keyMap)
    case .pageUp: scrollSheet(by: -10, state, keyMap)
    case .pageDown: scrollSheet(by: 10, state, keyMap)
    default: overlay = nil
    }
  }

  private mutating func handleInFilter(_ key: Key) {
    switch key.code {
    case .escape: (overlay, trace.filter) = (nil, "")
    case .enter: overlay = nil
    case .backspace: trace.filter = String(trace.filter.dropLast())
    case .character(let character) where key.modifiers.isEmpty: trace.filter.append(character)
    default: break
    }
    trace.selected = nil
  }

  private mutating func handleInParameter(
    _ key: Key, line: Int, _ text: String, _ state: StageState
  ) -> [StageEffect] {
    switch key.code {
    case .escape: overlay = nil
    case .enter:
      overlay = nil
      return keepParameter(text, ofLine: line, state)
    case .backspace: overlay = .parameter(line: line, text: String(text.dropLast()))
    case .character(let character) where key.modifiers.isEmpty:
      overlay = .parameter(line: line, text: text + String(character))
    default: break
    }
    return []
  }

  // MARK: The palette

  private mutating func handleInPalette(
    _ key: Key, _ query: String, _ selected: Int, _ state: StageState
  ) -> [StageEffect] {
    let entries = Matcher.entries(for: query)
    switch key.code {
    case .escape: overlay = nil
    case .up: overlay = .palette(query: query, selected: max(0, selected - 1))
    case .down:
      overlay = .palette(query: query, selected: max(0, min(entries.count - 1, selected + 1)))
    case .backspace: overlay = .palette(query: String(query.dropLast()), selected: 0)
    case .character(let character) where key.modifiers.isEmpty:
      overlay = .palette(query: query + String(character), selected: 0)
    case .enter: return choosePaletteRow(selected, entries, state)
    default: break
    }
    return []
  }

  private mutating func choosePaletteRow(
    _ row: Int, _ entries: [PaletteEntry], _ state: StageState
  ) -> [StageEffect] {
    overlay = nil
    guard entries.indices.contains(row) else { return [] }
    switch entries[row] {
    case .command(let command): return obey(command, state)
    case .force(let force): return self.force(force, onLine: lineInFocus(state) ?? 0, state)
    }
  }

  // MARK: Options

  private mutating func handleInOptions(
    _ key: Key, _ selected: Int, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: overlay = .options(selected: max(0, selected - 1))
    case .down:
      overlay = .options(selected: min(OptionRow.rows(state).count - 1, selected + 1))
    case .tap, .paneRight, .pause, .nextAsset: return changeOption(selected, by: 1, state)
    case .paneLeft: return changeOption(selected, by: -1, state)
    default: overlay = nil
    }
    return []
  }

  private func changeOption(_ row: Int, by step: Int, _ state: StageState) -> [StageEffect] {
    guard OptionRow.rows(state).indices.contains(row) else { return [] }
    let what = OptionRow.rows(state)[row].change(state, by: step)
    let line = OptionRow.rows(state)[row].isOfTheLine ? state.ad?.line ?? state.ad?.lineAsked : nil
    return [
      .perform(.set(Change(unit: unit, line: line, what))), .reload(unit: unit),
    ]
  }

  // MARK: Themes

  private mutating func handleInThemes(
    _ key: Key, _ selected: Int, _ before: String, _ keyMap: KeyMap
  ) {
    switch keyMap.command(for: key) {
    case .up: previewTheme(selected - 1, before)
    case .down, .theme: previewTheme(selected + 1, before)
    case .tap: overlay = nil
    default: (overlay, theme) = (nil, before)
    }
  }

  private mutating func previewTheme(_ row: Int, _ before: String) {
    guard !themeNames.isEmpty else { return }
    let row = (row + themeNames.count) % themeNames.count
    theme = themeNames[row]
    overlay = .themes(selected: row, before: before)
  }

  // MARK: A click on a row

  mutating func clickOverlayRow(_ row: Int, _ state: StageState) -> [StageEffect] {
    switch overlay {
    case .palette(let query, _):
      return choosePaletteRow(row, Matcher.entries(for: query), state)
    case .options:
      overlay = .options(selected: row)
      return changeOption(row, by: 1, state)
    case .themes(_, let before):
      previewTheme(row, before)
      return []
    case .force(let line, _): return chooseForce(row, line: line, state)
    case .help, .chain, .filter, .parameter, .discrepancy, nil:
      return []
    }
  }
}
