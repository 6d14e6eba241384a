/// A text and the flat list of what is in it, shared by all its nodes.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let entries: [JSONEntry]
  private let lines: JSONLines

  init(bytes: [UInt8], entries: [JSONEntry], lines: JSONLines) {
    self.bytes = bytes
    self.entries = entries
    self.lines = lines
  }

  func position(ofEntry index: Int) -> JSONPosition {
    lines.position(of: entries[index].start, in: bytes)
  }

  func line(ofEntry index: Int) -> Int { lines.line(of: entries[index].start) }

  var lastLine: Int { lines.line(of: bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? 0) }

  func text(ofNumber index: Int) -> String {
    String(decoding: bytes[entries[index].start..<entries[index].end], as: UTF8.self)
  }

  func text(ofString index: Int) -> String {
    let entry = entries[index]
    guard entry.kind == .escapedString else {
      return String(decoding: bytes[entry.inside], as: UTF8.self)
    }
    return String(decoding: JSONEscape.decode(entry.inside, of: bytes), as: UTF8.self)
  }

  /// Whether a key or string equals `text`, byte for byte.
  func string(at index: Int, says text: String) -> Bool {
    let entry = entries[index]
    guard entry.kind == .escapedString else {
      return entry.inside.count == text.utf8.count && bytes[entry.inside].elementsEqual(text.utf8)
    }
    return JSONEscape.decode(entry.inside, of: bytes).elementsEqual(text.utf8)
  }
}

extension JSONDocument {
  /// The index after an entry and its descendants.
  func index(after index: Int) -> Int {
    switch entries[index].kind {
    case .array, .object: entries[index].end
    case .null, .false, .true, .number, .plainString, .escapedString: index + 1
    }
  }

  /// The value of an object's first member with this key.
  func value(of key: String, in object: Int) -> Int? {
    guard entries[object].kind == .object else { return nil }
    var place = object + 1
    while place < entries[object].end {
      if string(at: place, says: key) { return place + 1 }
      place = index(after: place + 1)
    }
    return nil
  }

  /// The elements of an array, or the keys of an object; a value is the entry after its key.
  func children(of container: Int) -> some Sequence<Int> {
    let end = entries[container].end
    let stride = entries[container].kind == .object ? 1 : 0
    return sequence(state: container + 1) { [self] (child: inout Int) -> Int? in
      guard child < end else { return nil }
      defer { child = index(after: child + stride) }
      return child
    }
  }

  /// Walks down from the root. A key has the path of its value.
  func path(toEntry target: Int) -> JSONPath {
    var path = JSONPath()
    var container = 0
    while container < target {
      let isObject = entries[container].kind == .object
      let value = isObject ? 1 : 0
      var position = 0
      for child in children(of: container) {
        guard target >= index(after: child + value) else {
          path.steps.append(isObject ? .key(text(ofString: child)) : .index(position))
          container = child + value
          break
        }
        position += 1
      }
    }
    return path
  }
}
