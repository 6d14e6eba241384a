import Catalogue
import CursesTerminal
import Playing
import Scenarios
import Simulation

/// Remembers what Google asked of an adapter last: one that comes from elsewhere can crash the program,
/// or keep it, and the line that says so names the call.
@MainActor
enum LastCall {
  /// Follows the calls of a session that has adapters from elsewhere.
  static func follow(_ session: Session) {
    // What another session has called is over.
    Crashes.note("")
    guard session.hostsStrangers else { return }
    var classes: [String: String] = [:]
    session.journal.readers.append { entry in
      Watchdog.shared.sign()
      guard entry.kind == .call, entry.to?.role == .adapter else { return }
      let named = entry.data[.className]
      let ad = entry.ad ?? ""
      if let named { classes[ad] = named }
      Crashes.note(
        CrashText.call(entry.message, of: named ?? classes[ad], ad: entry.ad))
    }
  }
}
