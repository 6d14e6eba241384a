import Catalogue
import Scenarios

/// Watches the file of the open scenario and its VAST documents, and reads it again when one
/// of them has been saved.
@MainActor
final class ScenarioWatch {
  private let path: String
  private var folder: FolderWatch?
  private var watched: [String] = []
  /// What was in the file, and in each document.
  private var contents: [[UInt8]]
  private let onChange: (Result<Scenario, Failure>) -> Void

  /// Nil if the scenario is not a file, or the system cannot watch it.
  init?(_ path: String, onChange: @escaping (Result<Scenario, Failure>) -> Void) {
    guard Files.exists(path), let bytes = try? Files.read(path) else { return nil }
    self.path = path
    contents = Self.contents(bytes, path)
    self.onChange = onChange
    guard watchFolders() else { return nil }
  }

  /// Watches the folders of the scenario and of its documents, which may be below.
  private func watchFolders() -> Bool {
    let folders = Set(([path] + documentPaths).map(Files.folder)).sorted()
    guard folders != watched else { return true }
    watched = folders
    folder = FolderWatch(folders) { [weak self] in self?.lookAgain($0) }
    return folder != nil
  }

  private var documentPaths: [String] {
    contents.first.map { Self.documents($0, FilePlaces(beside: path)) } ?? []
  }

  private func lookAgain(_ changed: [String]) {
    // While another file is saved, ours may be half written.
    let names = Set(([path] + documentPaths).compactMap(Self.name(of:)))
    let isOurs = changed.contains { path in
      path.isEmpty || Self.name(of: path).map(names.contains) == true
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
    _ = watchFolders()
    onChange(.success(try ScenarioStore.read(bytes, path)))
  }

  private static func contents(_ bytes: [UInt8], _ path: String) -> [[UInt8]] {
    [bytes] + documents(bytes, FilePlaces(beside: path)).map { (try? Files.read($0)) ?? [] }
  }

  /// The paths of the documents that a scenario names and may have.
  private static func documents(_ bytes: [UInt8], _ places: FilePlaces) -> [String] {
    let names = (try? Scenario(reading: bytes))?.vastFiles ?? []
    return names.map(places.path).filter { places.hold($0, resolving: Files.resolved) }
  }

  private static func name(of path: String) -> Substring? { path.split(separator: "/").last }
}
