package import JSON
import Screen

extension ColorScheme {
  /// The scheme in a file: that of a Windows Terminal if it begins as JSON does, otherwise base16.
  /// `name` is for a file that does not say its own.
  package init(reading bytes: [UInt8], name: String = "") throws(JSONError) {
    let first = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }.first
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "/"), UInt8(ascii: "["), nil:
      try self.init(windowsTerminal: bytes)
    default: try self.init(base16: bytes, name: name)
    }
  }

  /// A Windows Terminal colour scheme, optionally with `roles`. Keys that others
  /// have added are ignored.
  package init(windowsTerminal bytes: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(bytes)
    var object = try node.object()
    name = try object.required("name").string()
    about = try object.optional("about")?.string()
    background = try object.required("background").color()
    foreground = try object.required("foreground").color()
    selectionBackground = try object.optional("selectionBackground")?.color()
    hues = [:]
    for hue in Hue.allCases { hues[hue] = try object.required(hue.rawValue).color() }
    roles =
      try object.optional("roles").map { (node) throws(JSONError) in
        try Self.roles(node)
      } ?? [:]
    try Self.refuseMisspelling(in: node)
  }

  /// A key may be anyone's, unless it is nearly one that could be left out and is.
  private static func refuseMisspelling(in node: JSONNode) throws(JSONError) {
    let present = Set(node.members.map(\.key))
    let absent = ["about", "selectionBackground", "roles"].filter { !present.contains($0) }
    for member in node.members {
      guard let nearest = NearestWord.of(member.key, in: absent) else { continue }
      throw JSONError(
        position: member.keyPosition, problem: .unknownKey(member.key, nearest: nearest),
        path: node.path)
    }
  }

  private static func roles(_ node: JSONNode) throws(JSONError) -> [Role: RGB] {
    var object = try node.object()
    var roles: [Role: RGB] = [:]
    for role in Role.allCases { roles[role] = try object.optional(role.rawValue)?.color() }
    try object.finish()
    return roles
  }
}

extension JSONNode {
  /// `#rrggbb`, or `#rgb` for short.
  fileprivate func color() throws(JSONError) -> RGB {
    let text = try string()
    guard text.hasPrefix("#"), let color = RGB(digits: text.dropFirst()) else {
      throw problem("a colour, as in \"#1a2b3c\"", found: text)
    }
    return color
  }
}

extension RGB {
  /// From three or six hexadecimal digits.
  init?(digits: some StringProtocol) {
    guard [3, 6].contains(digits.utf8.count), digits.utf8.allSatisfy(\.isHexadecimal) else {
      return nil
    }
    let whole = digits.utf8.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    guard let value = UInt32(whole, radix: 16) else { return nil }
    self.init(value)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
