import JSON

extension JSONTree {
  /// The member with this key; nil for anything but an object that has it. Nil takes it away.
  package subscript(key: String) -> JSONTree? {
    get { members.first { $0.key == key }?.value }
    set {
      guard case .object(var members) = self else { return }
      switch (members.firstIndex { $0.key == key }, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(.init(key: key, value: value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; none of anything else.
  package var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string; nil for anything else.
  package var string: String? {
    guard case .leaf(let text) = self, text.first == "\"" else { return nil }
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text.dropFirst().dropLast()) }
    return try? JSONReader.read(text).string()
  }

  /// The elements of the array with this key.
  package subscript(elementsOf key: String) -> [JSONTree] {
    get { self[key]?.elements ?? [] }
    set { self[key] = .array(newValue) }
  }
}

extension JSONTree: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(try JSONReader.read(text))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
