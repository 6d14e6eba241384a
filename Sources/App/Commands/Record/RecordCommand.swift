import Catalogue
import Foundation
import RecorderText

/// `adplay record`: the recorder's source for an app.
enum RecordCommand {
  static func run(_ options: RecordOptions) throws(Failure) -> Int32 {
    let folder = options.folder
    guard Files.isUnused(folder) else { throw .folderInUse(path: folder, option: nil) }
    // If the folder cannot be made, writing into it says why.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in RecorderFiles.all {
      let path = "\(folder)/\(file.name)"
      guard let reason = Files.write(file.bytes, to: path) else { continue }
      Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
      return 2
    }
    Console.print(NewText.recorder(folder, files: RecorderFiles.all.map(\.name)))
    return 0
  }
}
