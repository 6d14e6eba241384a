import Catalogue
import JSON
import Playing
import Publishing
import Scenarios
import VAST

extension Scenario {
  /// Takes the VAST documents that it names, so that its journals need no file; they must be in its
  /// folder. `warn` hears of each
  /// document that no player can read: the scenario can be played nevertheless, and the line fails.
  mutating func embedDocuments(
    _ path: String, warn: (Failure) -> Void
  ) throws(Failure) {
    var contents: [String: [UInt8]] = [:]
    for name in vastFiles {
      let file = files.path(of: name)
      guard files.hold(file, resolving: Files.resolved) else {
        throw .badDocument(
          path: path, positionOfDocument(name) ?? .init(line: 1, column: 1), .outside(file))
      }
      do { contents[name] = try Files.read(file, limit: VASTReader.longest) } catch {
        guard case .unreadable(_, let reason) = error, let position = positionOfDocument(name)
        else { throw error }
        throw .badDocument(path: path, position, .unreadable(file, reason))
      }
    }
    checkDocuments(contents, path, warn)
    do { try embed(contents) } catch { throw .badFile(path: path, error) }
  }

  private func checkDocuments(
    _ contents: [String: [UInt8]], _ path: String, _ warn: (Failure) -> Void
  ) {
    var known: Set<String> = []
    for (source, node) in documents {
      guard let bytes = source.file.map({ contents[$0] }) ?? source.bytes else { continue }
      if let file = source.file, !known.insert(file).inserted { continue }
      do throws(VASTRefusal) { _ = try VASTReader.read(bytes) } catch {
        let file = source.file.map(files.path)
        warn(.badDocument(path: path, node.position, .refused(file, error.sentence)))
      }
    }
  }

  /// Where the file of a document is named.
  private func positionOfDocument(_ name: String) -> JSONPosition? {
    documents.first { $0.source.file == name }?.node.position
  }

  /// Its documents in the order of the text, with where each of them is.
  private var documents: [(source: Content.VASTSource, node: JSONNode)] {
    adUnits.enumerated().flatMap { unitPlace, unit in
      unit.asking.ads.enumerated().flatMap { place, ad in
        documents(of: ad, at: node(ofAd: place, ofUnit: unitPlace))
      }
    }
  }

  private func documents(
    of ad: Content?, at node: JSONNode?
  ) -> [(source: Content.VASTSource, node: JSONNode)] {
    guard let ad, let node else { return [] }
    let first = ad.vast.flatMap { source in node.member("vast").map { (source, $0) } }
    let answers = (node.member("vastCatalogue")?.members ?? []).compactMap { member in
      ad.vastCatalogue[member.key].map { ($0, member.value) }
    }
    return [first].compactMap(\.self) + answers
  }
}
