import Glibc

/// The keyboard of a stage whose document came through standard input.
enum Keyboard {
  /// Makes the terminal standard input again. Without one nothing changes, and the stage says that it
  /// needs a terminal.
  static func takeBack() {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return }
    dup2(terminal, STDIN_FILENO)
    close(terminal)
  }
}
