import Dispatch
import Glibc
import PlaygroundCore

/// Watches the file of the scenario that is open, and reads it again when somebody has saved it.
///
/// The folder is watched, since many editors put a new file in the old one's place. Nothing polls.
@MainActor
final class ScenarioWatch {
  private let path: String
  private let fileName: String
  private let source: any DispatchSourceRead
  private let descriptor: Int32
  private var bytes: [UInt8]
  private let onChange: (Result<Scenario, Failure>) -> Void

  /// Nil for a scenario that is no file, and where the system cannot watch.
  init?(_ path: String, onChange: @escaping (Result<Scenario, Failure>) -> Void) {
    guard Files.exists(path), let bytes = try? Files.read(path) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let wanted = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
    let place = parts.count == 1 ? "." : folder.isEmpty ? "/" : folder
    guard descriptor >= 0, inotify_add_watch(descriptor, place, wanted) >= 0 else { return nil }
    self.path = path
    fileName = String(name)
    self.bytes = bytes
    self.onChange = onChange
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in self?.lookAgain() }
    source.activate()
  }

  private func lookAgain() {
    drain()
    // Whatever happened in the folder, only other bytes are a change.
    guard let bytes = try? Files.read(path), bytes != self.bytes else { return }
    self.bytes = bytes
    do throws(Failure) {
      onChange(.success(try Scenarios.open(path)))
    } catch {
      onChange(.failure(error))
    }
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
