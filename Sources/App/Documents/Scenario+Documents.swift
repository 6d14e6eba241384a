import Catalogue
import Scenarios
import VAST

extension Scenario {
  /// Takes the VAST documents that it names, so that its journals need no file.
  mutating func embedDocuments(_ path: String) throws(Failure) {
    var contents: [String: [UInt8]] = [:]
    for name in vastFiles {
      contents[name] = try Files.read(files.path(of: name), limit: VASTReader.longest)
    }
    do { try embed(contents) } catch { throw .badFile(path: path, error) }
  }
}
