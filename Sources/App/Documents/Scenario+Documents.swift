import Catalogue
import JSON
import Scenarios
import VAST

extension Scenario {
  /// Takes the VAST documents that it names, so that its journals need no file.
  mutating func embedDocuments(_ path: String) throws(Failure) {
    var contents: [String: [UInt8]] = [:]
    for name in vastFiles {
      let file = files.path(of: name)
      do { contents[name] = try Files.read(file, limit: VASTReader.longest) } catch {
        guard case .unreadable(_, let reason) = error, let position = positionOfDocument(name)
        else { throw error }
        throw .badScenario(path: path, position, .unreadableDocument(file, reason))
      }
    }
    do { try embed(contents) } catch { throw .badFile(path: path, error) }
  }

  /// Where the file of a document is named.
  private func positionOfDocument(_ name: String) -> JSONPosition? {
    for (unitPlace, unit) in adUnits.enumerated() {
      for linePlace in unit.lines.indices {
        guard let ad = node("ad", ofLine: linePlace, ofUnit: unitPlace) else { continue }
        let documents =
          [ad.member("vast")].compactMap(\.self)
          + (ad.member("vastCatalogue")?.members.map(\.value) ?? [])
        let node = documents.first { if case .string(name) = $0.value { true } else { false } }
        if let node { return node.position }
      }
    }
    return nil
  }
}
