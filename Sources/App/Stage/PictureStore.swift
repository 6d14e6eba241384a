import Catalogue
import Dispatch
import Glibc
import Pictures
import Scenarios
import Screen
import StageUI

/// Reads the pictures that are to be seen, away from the main queue, and each file only once while
/// it stays the same.
@MainActor
final class PictureStore {
  /// Called when a picture has been decoded, or refused with this sentence.
  var onChange: (_ refusal: String?) -> Void = { _ in }

  private var results: [FileState: PictureShelf.Place] = [:]
  /// Changes with every session: what comes for an earlier one is only remembered.
  private var generation = 0
  private(set) var shelf = PictureShelf()

  /// Another session is on the stage: its files may have changed, or be others.
  func beginAgain() {
    generation += 1
    shelf = PictureShelf()
  }

  /// Fetches what is not on the shelf yet.
  func fetch(_ names: [String], from places: FilePlaces) {
    for name in names where shelf[file: name] == nil {
      let path = places.path(of: name)
      let state = FileState(path)
      if let known = results[state] {
        shelf[file: name] = known
      } else {
        shelf[file: name] = .waiting
        read(name, path, state)
      }
    }
  }

  private func read(_ name: String, _ path: String, _ state: FileState) {
    let generation = generation
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { () throws(PictureTrouble) in try PictureFiles.read(path) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          self?.take(result, name, path, state, generation)
        }
      }
    }
  }

  private func take(
    _ result: Result<ScaledPicture, PictureTrouble>, _ name: String, _ path: String,
    _ state: FileState, _ generation: Int
  ) {
    var refusal: String?
    switch result {
    case .success(let picture): results[state] = .ready(picture)
    case .failure(let trouble):
      results[state] = .refused
      refusal = trouble.sentence(path)
    }
    guard generation == self.generation else { return }
    shelf[file: name] = results[state]
    onChange(refusal)
  }
}

/// A file as it is now: one that was written since is another one.
private struct FileState: Hashable {
  let path: String
  private var number: UInt = 0
  private var size = 0
  private var seconds = 0
  private var nanoseconds = 0

  init(_ path: String) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    (number, size) = (status.st_ino, status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
