import CNcurses
import CTerminalGuard
import Dispatch
import Glibc
package import Screen

/// The real terminal, drawn on through ncurses. There is one at a time, on the main queue.
///
/// It draws when told to, and only what has changed; input comes in batches, so that the listener
/// draws once for a held key or a paste. However the process ends, the terminal is restored: by
/// ``close()``, at exit, and in the handlers of every signal that ends or stops it.
@MainActor
package final class CursesTerminal {
  package private(set) var size: Size
  package let depth: ColorDepth
  /// Whether the mouse is captured; if not, the user can select text with it.
  package private(set) var hasMouse: Bool

  /// Called with everything that came at once, in order.
  package var onEvents: ([InputEvent]) -> Void = { _ in }
  /// The terminal is gone, so drawing is useless. Called once.
  package var onHangup: () -> Void = {}
  /// The process was stopped and continues. The last frame must be drawn again, and the process has
  /// been stopped for ``timeStopped`` in total.
  package var onResume: () -> Void = {}
  /// Whether what an event starts may run the main loop; keys are answered sooner if not.
  package var mayRunLoop: () -> Bool = { true }
  /// It turned out what the terminal can show: the last frame must be drawn again.
  package var onGraphics: () -> Void = {}
  /// Whether nothing but ASCII is drawn.
  package var isASCII = false
  /// What the window is called, if it has a title; what it was called before comes back at the end.
  package var title = "" {
    didSet { if title != oldValue { showTitle() } }
  }
  private let takesCommands: Bool

  private var cursesWindow: CursesWindow
  private var input: TerminalInput?
  /// When the terminal was asked for its background.
  private var asked: ContinuousClock.Instant?
  /// Within this time no line but a short one brings the answer.
  private static let soonestAnswer = Duration.milliseconds(5)
  /// What the terminal has said it can show.
  private var graphics: Graphics?

  /// Takes over the terminal. `name` is the value of `TERM`, `depth` the number of colours to
  /// assume; a terminal that cannot show them gets fewer.
  package init(
    name: String, depth wanted: ColorDepth, mouse: Bool = true
  ) throws(TerminalError) {
    if isatty(STDIN_FILENO) == 0 { throw .inputIsNoTerminal }
    if isatty(STDOUT_FILENO) == 0 { throw .outputIsNoTerminal }
    _ = curses_use_utf8()
    try Description.look(up: name)
    let setup = ColorSetup(name: name, wanted: wanted)
    let keys = try KeyboardWatch()
    let leave = Modes.leave()
    let failure = terminal_guard_install(STDIN_FILENO, leave, leave.count)
    if failure != 0 { throw .system(failure) }
    let known = Self.currentSize()
    let screen = curses_open(
      name, setup.description, Int32(known?.width ?? 0), Int32(known?.height ?? 0))
    guard screen != nil, let window = curses_window() else {
      terminal_guard_close()
      throw .unknownTerminal(name)
    }
    self.depth = setup.start()
    self.hasMouse = mouse
    self.takesCommands = Modes.takesCommands(terminal: name)
    self.size = known ?? Size(width: Int(getmaxx(window)), height: Int(getmaxy(window)))
    if known != nil { resizeterm(Int32(size.height), Int32(size.width)) }
    self.cursesWindow = CursesWindow(window: window, depth: depth, hasLinks: takesCommands)
    Self.prepare(window)
    curses_begin_writing_whole_frames()
    curses_never_move_lines()
    cursesWindow.forget()
    CursesWindow.write(Modes.reenter(mouse: mouse))
    updateGuard()
    keys.mayRunLoop = { [weak self] in self?.mayRunLoop() ?? true }
    input = TerminalInput(
      keys, onEvents: { [weak self] in self?.received($0) },
      onHangup: { [weak self] in self?.onHangup() },
      onSignal: { [weak self] in self?.received($0) })
  }

  /// How long the process has been stopped by job control, in total.
  package nonisolated static var timeStopped: Duration {
    .nanoseconds(terminal_guard_stopped_nanoseconds())
  }

  /// Whether the user's locale uses UTF-8; if not, plain ASCII is safer.
  package nonisolated static var localeSpeaksUTF8: Bool { curses_use_utf8() == 1 }

  /// Shows a canvas, with or without a cursor. What is already on the screen costs nothing.
  package func draw(
    _ canvas: Canvas, _ pictures: [PlacedPicture] = [], _ links: [PlacedLink] = [],
    cursor: Point? = nil
  ) {
    // In the background the screen belongs to another process.
    if terminal_guard_is_entered() == 0 { return }
    let links = links.filter { $0.isWhole(on: canvas) }
    cursesWindow.paint(isASCII ? canvas.inASCII : canvas, pictures, links, cursor: cursor)
  }

  /// Whether some of what was drawn has not left the machine yet.
  package var hasUnsentOutput: Bool {
    var bytes: Int32 = 0
    return ioctl(STDOUT_FILENO, UInt(TIOCOUTQ), &bytes) == 0 && bytes > 0
  }

  package func setMouse(on isOn: Bool) {
    if isOn == hasMouse { return }
    hasMouse = isOn
    if terminal_guard_is_entered() == 1 { CursesWindow.write(Modes.mouse(isOn: isOn)) }
    updateGuard()
  }

  /// Asks for the background colour. The answer is an ``InputEvent/background(_:)``, or nothing.
  package func askBackground() {
    asked = .now
    CursesWindow.write(Modes.askBackground)
  }

  /// Asks how wide the terminal draws signs; if not in one column each, ASCII takes their place. It is
  /// asked before the first frame, which covers what is drawn for it. Its answer counts more than the
  /// locale, which may be that of another machine.
  package func askWidth() {
    isASCII = !Self.localeSpeaksUTF8
    CursesWindow.write(Modes.askWidth)
  }

  /// Asks whether the terminal can show pictures. Nothing waits for an answer.
  package func askGraphics() {
    guard depth != .none, Self.cellInPixels() != nil else { return }
    input?.expectAnswer()
    CursesWindow.write(KittyGraphics.question)
  }

  /// Puts text on the user's clipboard; false if it is too long. Not every terminal allows this,
  /// and none reports it.
  package func copy(_ text: String) -> Bool {
    guard let sequence = Clipboard.sequence(text) else { return false }
    CursesWindow.write(sequence)
    return true
  }

  /// Restores the terminal; safe to call more than once. Nothing can be drawn afterwards.
  package func close() {
    input?.cancel()
    input = nil
    if graphics == .kitty { CursesWindow.write(KittyGraphics.leave) }
    terminal_guard_close()
  }

  private func showTitle() {
    guard takesCommands, terminal_guard_is_entered() == 1 else { return }
    let text = SafeText.clean(title)
    let letters = isASCII ? String(text.map { $0.isASCII ? $0 : "?" }) : text
    CursesWindow.write(Modes.title(letters))
  }

  private func updateGuard() {
    let enter = Modes.reenter(mouse: hasMouse)
    terminal_guard_set_enter(enter, enter.count)
  }

  /// Answers are for the terminal itself.
  private func received(_ events: [InputEvent]) {
    for case .answer(let answer) in events { take(answer) }
    measureLine(events)
    let others = events.filter { event in
      if case .answer = event { false } else { true }
    }
    if !others.isEmpty { onEvents(others) }
  }

  private func measureLine(_ events: [InputEvent]) {
    guard let asked, events.contains(where: \.isBackground) else { return }
    if .now - asked < Self.soonestAnswer { input?.hasShortLine() }
    self.asked = nil
  }

  /// Kitty's protocol answers first, if it is there.
  private func take(_ answer: TerminalAnswer) {
    switch answer {
    case .cursor(let column):
      // Further to the left the cursor is not there because of them.
      guard column >= Modes.narrowColumn, isASCII != (column > Modes.narrowColumn) else { return }
      isASCII.toggle()
      cursesWindow.forget()
      return onGraphics()
    case .kittyGraphics(true): graphics = .kitty
    case .attributes(hasSixel: true) where graphics == nil: graphics = .sixel
    case .kittyGraphics, .attributes: return
    }
    setUpGraphics()
    onGraphics()
  }

  private func setUpGraphics() {
    guard let graphics, let cell = Self.cellInPixels() else { return }
    cursesWindow.layer = GraphicsLayer(graphics, cell: cell)
    cursesWindow.forget()
  }

  /// Nil if the terminal does not say how large its cells are.
  private static func cellInPixels() -> Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard curses_cell_size(&width, &height) == 0 else { return nil }
    return Size(width: Int(width), height: Int(height))
  }

  private func received(_ signal: TerminalInput.Signal) {
    switch signal {
    case .windowChanged: resize()
    case .resumed:
      cursesWindow.forget()
      resize()
      showTitle()
      onResume()
    }
  }

  /// Reports a size only if it has changed.
  private func resize() {
    guard let now = Self.currentSize(), now != size else { return }
    size = now
    setUpGraphics()
    resizeterm(Int32(now.height), Int32(now.width))
    cursesWindow.forget()
    onEvents([.resize(now)])
  }

  /// The maximum size to draw; the rest of a larger window stays empty. No display has as many
  /// cells, but a window can claim four billion.
  private static let largest = Size(width: 1000, height: 400)

  /// Nil if the terminal has no size at all.
  private static func currentSize() -> Size? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard curses_size(&columns, &rows) == 0 else { return nil }
    return Size(
      width: min(Int(columns), largest.width), height: min(Int(rows), largest.height))
  }

  private static func prepare(_ window: UnsafeMutablePointer<WINDOW>) {
    // Interrupt and suspend keys stay signals: they must work whatever the program is busy with.
    cbreak()
    noecho()
    nonl()
    curses_disable_flow_control()
    intrflush(window, false)
    // Checking for more input is done here: asking costs a system call per row.
    typeahead(-1)
    // Shifting the rest of a line would also shift what is drawn over it.
    idcok(window, false)
    idlok(window, false)
    scrollok(window, false)
    curs_set(0)
  }
}

extension InputEvent {
  fileprivate var isBackground: Bool {
    if case .background = self { true } else { false }
  }
}
