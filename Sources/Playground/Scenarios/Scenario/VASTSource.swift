package import JSON
import VAST

extension Scenario.Content {
  /// A VAST document: its text, or the name of a file that has it.
  package enum VASTSource: Equatable, Sendable {
    case text(String)
    /// The bytes of what is no text that could stand in a scenario.
    case bytes([UInt8])
    case file(String)

    /// What it says; nil while it is only the name of a file.
    package var bytes: [UInt8]? {
      switch self {
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      case .file: nil
      }
    }

    /// A text that begins like one or could be no name of a file, bytes if it begins like a `data:`
    /// URL, and otherwise the name of a file.
    init(_ text: String) {
      if text.hasPrefix(Self.dataPrefix),
        let bytes = Base64.decode(text.dropFirst(Self.dataPrefix.count))
      {
        self = .bytes(bytes)
      } else if text.drop(while: \.isWhitespace).first == "<" || !PictureFile.canBeNamed(text) {
        self = .text(text)
      } else {
        self = .file(text)
      }
    }

    /// The content of a file, as it could stand in a scenario. A file that does not begin as a VAST
    /// document does may be anything, and stays out of journals and pages; a text that fails with the
    /// same code takes its place.
    init(content bytes: [UInt8]) {
      guard VASTReader.isVAST(bytes) else {
        self = .text(Self.isOtherXML(bytes) ? "<NoVAST/>" : "<!-- no VAST document -->")
        return
      }
      // What is not UTF-8 stays as it is, for the reader to judge.
      if let text = String(validating: bytes, as: UTF8.self), case .text = Self(text) {
        self = .text(text)
      } else {
        self = .bytes(bytes)
      }
    }

    private static func isOtherXML(_ bytes: [UInt8]) -> Bool {
      do throws(VASTRefusal) { _ = try VASTReader.read(bytes) } catch {
        return error.code.rawValue == 101
      }
      return false
    }

    /// As it is written in a scenario.
    var written: String {
      switch self {
      case .text(let text): text
      case .bytes(let bytes): Self.dataPrefix + Base64.encode(bytes)
      case .file(let name): name
      }
    }

    private static let dataPrefix = "data:;base64,"

    package var file: String? { if case .file(let name) = self { name } else { nil } }
  }
}

extension Scenario {
  /// The VAST documents that it names, each once, in the order of its ads.
  package var vastFiles: [String] {
    var known: Set<String> = []
    return adUnits.flatMap(\.asking.ads).compactMap(\.self).flatMap { ad in
      [ad.vast?.file].compactMap(\.self)
        + ad.vastCatalogue.sorted { $0.key < $1.key }.compactMap(\.value.file)
    }.filter { known.insert($0).inserted }
  }

  /// Takes what is in the files that it names, as if it stood there: what is recorded of it needs no
  /// file.
  package mutating func embed(_ contents: [String: [UInt8]]) throws(JSONError) {
    guard !contents.isEmpty else { return }
    let sources = contents.mapValues(Content.VASTSource.init(content:))
    func embedded(_ source: Content.VASTSource) -> Content.VASTSource {
      source.file.flatMap { sources[$0] } ?? source
    }
    for unit in adUnits.indices {
      adUnits[unit].asking.ads = adUnits[unit].asking.ads.map { ad in
        guard var ad else { return nil }
        ad.vast = ad.vast.map(embedded)
        ad.vastCatalogue = ad.vastCatalogue.mapValues(embedded)
        return ad
      }
    }
    guard let source else { return }
    var writer = EmbeddingWriter(sources: sources)
    writer.write(source, as: [])
    self.source = try JSONReader.read(writer.json.bytes)
  }
}

/// Writes a scenario again, with documents in the places of their names.
private struct EmbeddingWriter {
  let sources: [String: Scenario.Content.VASTSource]
  var json = JSONWriter()

  /// `path` has the keys down to the node, without places in lists.
  mutating func write(_ node: JSONNode, as path: [String]) {
    switch node.kind {
    case .array:
      json.beginArray()
      for element in node.elements { write(element, as: path) }
      json.endArray()
    case .object:
      json.beginObject()
      for member in node.members {
        json.writeKey(member.key)
        write(member.value, as: path + [member.key])
      }
      json.endObject()
    case .string:
      if isDocument(path), case .string(let name) = node.value, let source = sources[name] {
        json.write(source.written)
      } else {
        json.write(node)
      }
    case .null, .bool, .number: json.write(node)
    }
  }

  /// Below the ad of a line, of a slot, or of a unit with one service.
  private func isDocument(_ path: [String]) -> Bool {
    guard path.first == "adUnits" else { return false }
    var inside = path.dropFirst()
    if ["lines", "slots"].contains(inside.first) { inside.removeFirst() }
    return inside == ["ad", "vast"]
      || inside.count == 3 && inside.starts(with: ["ad", "vastCatalogue"])
  }
}

extension Codec where Value == Scenario.Content.VASTSource {
  static let vast = inFile({ summary in
    .any(
      of: [
        .text("The document, or the name of its file."),
        .array("The lines of the document.", of: .text()),
      ], summary)
  }) { (node) throws(JSONError) in try node.vastSource() }
}

extension Codec where Value == [String: Scenario.Content.VASTSource] {
  static let vastCatalogue = inFile({ summary in
    .map(
      summary,
      of: .any(
        of: [
          .text("The document, or the name of its file."),
          .array("The lines of the document.", of: .text()),
        ], "A document."))
  }) { (node) throws(JSONError) in
    var catalogue: [String: Scenario.Content.VASTSource] = [:]
    for member in try node.map() { catalogue[member.key] = try member.value.vastSource() }
    return catalogue
  }
}

extension JSONNode {
  fileprivate func vastSource() throws(JSONError) -> Scenario.Content.VASTSource {
    if kind == .array {
      var lines: [String] = []
      for element in try array() { lines.append(try element.string()) }
      return .text(lines.joined(separator: "\n"))
    }
    return Scenario.Content.VASTSource(try string())
  }
}
