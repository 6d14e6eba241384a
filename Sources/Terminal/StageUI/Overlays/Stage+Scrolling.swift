import Observing
import Screen

extension Stage {
  /// Scrolls the help or a chain of causes, no further than there are rows: past the end nothing would
  /// be seen to move, and would have to be undone first.
  mutating func scrollSheet(by step: Int, _ state: StageState, _ keyMap: KeyMap) {
    switch overlay {
    case .help(let scroll):
      let lines = keyMap.helpLines(width: keyMap.helpWidth(in: size))
      overlay = .help(scroll: moved(scroll, by: step, rows: lines.count))
    case .chain(let entry, let scroll):
      let chain = CauseChain(of: entry, in: state.entries, ledgers: state.ledgers)
      overlay = .chain(entry: entry, scroll: moved(scroll, by: step, rows: chain?.rows ?? 0))
    case .palette, .options, .themes, .filter, .force, .parameter, .discrepancy, nil: break
    }
  }

  private func moved(_ scroll: Int, by step: Int, rows: Int) -> Int {
    // A sheet leaves a row of the window free above and below it, and has a frame.
    let last = max(0, rows - max(0, size.height - 4))
    return max(0, min(last, min(last, scroll) + step))
  }
}

extension CauseChain {
  /// How many rows it is written in.
  var rows: Int { links.reduce(0) { $0 + ($1.reason == nil ? 1 : 2) } }
}
