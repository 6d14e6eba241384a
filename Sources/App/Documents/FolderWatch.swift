import CursesTerminal
import Foundation
import Glibc

/// Watches folders for files that are saved, moved or deleted. Nothing polls.
///
/// It watches folders and not files, since many editors replace a file by a new one.
@MainActor
final class FolderWatch {
  private let descriptor: Int32
  private var watch: FileWatch?
  /// The folders by the numbers that the system gave them.
  private var folders: [Int32: String] = [:]
  /// Those whose new folders are watched as well.
  private var deep: Set<Int32> = []
  /// Whether a change is told while a file is still being written.
  private let seesWriting: Bool
  private let onChange: ([String]) -> Void

  /// `onChange` is given the files that changed, and a folder alone if the system lost track. Of
  /// `trees` all folders in them count as well. Nil if the system cannot watch any.
  init?(
    _ paths: [String], trees: [String] = [], seesWriting: Bool = false,
    onChange: @escaping ([String]) -> Void
  ) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    (self.seesWriting, self.onChange) = (seesWriting, onChange)
    watch = FileWatch(descriptor) { [weak self] in self?.read() }
    for path in paths { add(path, isDeep: false) }
    for path in trees { add(path, isDeep: true) }
    if folders.isEmpty { return nil }
  }

  deinit {
    // Only the stage has one, on its main thread.
    MainActor.assumeIsolated { watch?.stop() }
    close(descriptor)
  }

  private func add(_ folder: String, isDeep: Bool) {
    let writing = seesWriting ? IN_MODIFY : IN_CLOSE_WRITE
    let events = writing | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    let number = inotify_add_watch(descriptor, folder, UInt32(events))
    guard number >= 0 else { return }
    folders[number] = folder
    guard isDeep else { return }
    deep.insert(number)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") && Files.isFolder("\(folder)/\(name)") {
      add("\(folder)/\(name)", isDeep: true)
    }
  }

  private func read() {
    var changed: [String] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      for event in buffer[..<count].folderEvents {
        take(event)
        if event.isChange { changed.append(path(of: event)) }
      }
    }
    if !changed.isEmpty { onChange(changed) }
  }

  private func path(of event: FolderEvent) -> String {
    let folder = folders[event.folder] ?? ""
    return event.name.isEmpty ? folder : "\(folder)/\(event.name)"
  }

  /// A new folder is watched like the others.
  private func take(_ event: FolderEvent) {
    guard deep.contains(event.folder), event.isNewFolder, !event.name.hasPrefix(".") else {
      return
    }
    add(path(of: event), isDeep: true)
  }
}

/// What happened in a folder.
private struct FolderEvent {
  let folder: Int32
  let mask: UInt32
  /// Empty if the system lost track.
  let name: String

  private var isAboutFolder: Bool { mask & UInt32(IN_ISDIR) != 0 }
  var isNewFolder: Bool { isAboutFolder && mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 }
  /// A file that was only created has no content yet; a folder may have come with files.
  var isChange: Bool { isAboutFolder || mask & UInt32(IN_CREATE) == 0 }
}

extension ArraySlice<UInt8> {
  /// A sequence of `inotify_event`s: each has a header of four numbers, the first of which is the
  /// folder's, the second what happened and the last the length of the name after it, padded with
  /// zeros.
  fileprivate var folderEvents: [FolderEvent] {
    let head = MemoryLayout<inotify_event>.size
    var events: [FolderEvent] = []
    var rest = self
    while rest.count >= head {
      let length = Int(rest.number(at: head - 4))
      let name = rest.dropFirst(head).prefix(length).prefix { $0 != 0 }
      events.append(
        FolderEvent(
          folder: Int32(bitPattern: rest.number(at: 0)), mask: rest.number(at: 4),
          name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(head + length)
    }
    return events
  }

  private func number(at place: Int) -> UInt32 {
    dropFirst(place).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
