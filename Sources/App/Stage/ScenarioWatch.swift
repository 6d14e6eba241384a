import Catalogue
import Scenarios

/// Watches the file of the open scenario and the VAST documents beside it, and reads it again when one
/// of them has been saved.
@MainActor
final class ScenarioWatch {
  private let path: String
  private let fileName: String
  private var folder: FolderWatch?
  /// What was in the file, and in each document.
  private var contents: [[UInt8]]
  private let onChange: (Result<Scenario, Failure>) -> Void

  /// Nil if the scenario is not a file, or the system cannot watch it.
  init?(_ path: String, onChange: @escaping (Result<Scenario, Failure>) -> Void) {
    guard Files.exists(path), let bytes = try? Files.read(path) else { return nil }
    self.path = path
    fileName = path.split(separator: "/").last.map(String.init) ?? path
    contents = Self.contents(bytes, path)
    self.onChange = onChange
    folder = FolderWatch([Files.folder(of: path)]) { [weak self] in self?.lookAgain($0) }
    if folder == nil { return nil }
  }

  private func lookAgain(_ changed: [String]) {
    // While another file is saved, ours may be half written.
    let names = [fileName] + (contents.first.map(Self.documents) ?? [])
    let isOurs = changed.contains { path in
      path.isEmpty || names.contains { path.hasSuffix("/\($0)") }
    }
    guard isOurs else { return }
    do throws(Failure) { try read() } catch { onChange(.failure(error)) }
  }

  private func read() throws(Failure) {
    let bytes: [UInt8]
    do throws(Failure) { bytes = try Files.read(path) } catch {
      // Some editors take a file away before they put the new one in its place.
      guard Files.exists(path) else { return }
      throw error
    }
    // Only different bytes are a change, whatever was done to the file.
    let contents = Self.contents(bytes, path)
    guard contents != self.contents else { return }
    self.contents = contents
    onChange(.success(try ScenarioStore.read(bytes, path)))
  }

  private static func contents(_ bytes: [UInt8], _ path: String) -> [[UInt8]] {
    let places = FilePlaces(beside: path)
    return [bytes] + documents(bytes).map { (try? Files.read(places.path(of: $0))) ?? [] }
  }

  /// The documents that a scenario names.
  private static func documents(_ bytes: [UInt8]) -> [String] {
    (try? Scenario(reading: bytes))?.vastFiles ?? []
  }
}
