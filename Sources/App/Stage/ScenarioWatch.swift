import Catalogue
import Dispatch
import Glibc
import Scenarios

/// Watches the file of the open scenario, and reads it again when it has been saved.
///
/// It watches the folder, since many editors replace the file by a new one. Nothing polls.
@MainActor
final class ScenarioWatch {
  private let path: String
  private let fileName: String
  private let source: any DispatchSourceRead
  private let descriptor: Int32
  private var bytes: [UInt8]
  private let onChange: (Result<Scenario, Failure>) -> Void

  /// Nil if the scenario is not a file, or the system cannot watch it.
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
    // While another file is saved, ours may be half written.
    guard namesOfSaved().contains(where: { $0 == fileName || $0.isEmpty }) else { return }
    // Only different bytes are a change, whatever was done to the file.
    guard let bytes = try? Files.read(path), bytes != self.bytes else { return }
    self.bytes = bytes
    do throws(Failure) {
      onChange(.success(try ScenarioStore.open(path)))
    } catch {
      onChange(.failure(error))
    }
  }

  /// The files in the folder that were saved since the last call; an empty name if the system lost
  /// track.
  private func namesOfSaved() -> [String] {
    var names: [String] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      names += buffer[..<count].namesOfEvents
    }
    return names
  }
}

extension ArraySlice<UInt8> {
  /// The names in a sequence of `inotify_event`s: each has a header of four numbers, the last of
  /// which is the length of the name after it, padded with zeros.
  fileprivate var namesOfEvents: [String] {
    let head = MemoryLayout<inotify_event>.size
    var names: [String] = []
    var rest = self
    while rest.count >= head {
      let length = rest.dropFirst(head - 4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let name = rest.dropFirst(head).prefix(length).prefix { $0 != 0 }
      names.append(String(decoding: name, as: UTF8.self))
      rest = rest.dropFirst(head + length)
    }
    return names
  }
}
