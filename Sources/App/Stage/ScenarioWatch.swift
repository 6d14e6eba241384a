import Catalogue
import Scenarios

/// Watches the file of the open scenario, and reads it again when it has been saved.
@MainActor
final class ScenarioWatch {
  private let path: String
  private let fileName: String
  private var folder: FolderWatch?
  private var bytes: [UInt8]
  private let onChange: (Result<Scenario, Failure>) -> Void

  /// Nil if the scenario is not a file, or the system cannot watch it.
  init?(_ path: String, onChange: @escaping (Result<Scenario, Failure>) -> Void) {
    guard Files.exists(path), let bytes = try? Files.read(path) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    self.path = path
    fileName = String(name)
    self.bytes = bytes
    self.onChange = onChange
    let place = parts.count == 1 ? "." : folder.isEmpty ? "/" : folder
    self.folder = FolderWatch([place]) { [weak self] in self?.lookAgain($0) }
    if self.folder == nil { return nil }
  }

  private func lookAgain(_ changed: [String]) {
    // While another file is saved, ours may be half written.
    guard changed.contains(where: { $0.hasSuffix("/\(fileName)") || $0.isEmpty }) else { return }
    // Only different bytes are a change, whatever was done to the file.
    guard let bytes = try? Files.read(path), bytes != self.bytes else { return }
    self.bytes = bytes
    do throws(Failure) {
      onChange(.success(try ScenarioStore.open(path)))
    } catch {
      onChange(.failure(error))
    }
  }
}
