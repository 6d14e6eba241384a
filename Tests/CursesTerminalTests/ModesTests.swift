import Testing

@testable import CursesTerminal

/// The modes that are asked of the terminal, and undone.
struct ModesTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test func `the mouse tells of presses, and of moves while a button is held`() {
    #expect(text(Modes.mouse(isOn: true)) == "E[?1000hE[?1002hE[?1006h")
  }

  @Test func `each mode that is switched on is switched off at the end`() {
    let leave = text(Modes.leave())
    for mode in text(Modes.enter(mouse: true)).matches(of: /\?(\d+)h/).map(\.1) {
      #expect(leave.contains("E[?\(mode)l"))
    }
  }
}
