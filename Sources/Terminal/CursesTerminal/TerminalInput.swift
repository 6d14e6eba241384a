import CTerminalGuard
import Dispatch
import Glibc
import Screen

/// Waits for input from the terminal and from the guard's pipe, without ever polling.
@MainActor
final class TerminalInput {
  enum Signal {
    case windowChanged, resumed
  }

  private let onEvents: ([InputEvent]) -> Void
  private let onHangup: () -> Void
  private let onSignal: (Signal) -> Void
  private var decoder = InputDecoder()
  private var isOver = false
  /// Setting a timer wakes another thread; most keys need none.
  private var isWaiting = false
  private let keys: KeyboardWatch
  private let signals: any DispatchSourceRead
  private let timer: any DispatchSourceTimer

  init(
    _ keys: KeyboardWatch, onEvents: @escaping ([InputEvent]) -> Void,
    onHangup: @escaping () -> Void,
    onSignal: @escaping (Signal) -> Void
  ) {
    self.onEvents = onEvents
    self.onHangup = onHangup
    self.onSignal = onSignal
    self.keys = keys
    signals = DispatchSource.makeReadSource(fileDescriptor: terminal_guard_pipe(), queue: .main)
    timer = DispatchSource.makeTimerSource(queue: .main)
    signals.setEventHandler { [weak self] in self?.readSignals() }
    timer.setEventHandler { [weak self] in self?.ranOutOfPatience() }
    keys.start { [weak self] in self?.readKeys() }
    signals.activate()
    timer.activate()
  }

  func expectAnswer() { decoder.expectAnswer() }

  func hasShortLine() { decoder.hasShortLine() }

  func cancel() {
    if isOver { return }
    isOver = true
    keys.stop()
    signals.cancel()
    timer.cancel()
  }

  private func readKeys() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      // Only a foreground process gets keys, so the screen is ours.
      if terminal_guard_is_entered() == 0 { terminal_guard_resume() }
      let events = decoder.feed(buffer[..<count])
      waitPatiently()
      if !events.isEmpty { onEvents(events) }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      // The terminal is gone; reading again would loop forever.
      cancel()
      onHangup()
    }
  }

  private func readSignals() {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(terminal_guard_pipe(), &buffer, buffer.count)
    guard count > 0 else { return }
    let told = buffer[..<count]
    if told.contains(0x43) {
      onSignal(.resumed)
    } else if told.contains(0x57) {
      onSignal(.windowChanged)
    }
  }

  private func ranOutOfPatience() {
    let events = decoder.timeout()
    waitPatiently()
    if !events.isEmpty { onEvents(events) }
  }

  private func waitPatiently() {
    guard let patience = decoder.patience else {
      if isWaiting { timer.schedule(deadline: .distantFuture) }
      isWaiting = false
      return
    }
    isWaiting = true
    let (seconds, attoseconds) = patience.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    timer.schedule(deadline: .now() + .nanoseconds(nanoseconds))
  }
}
