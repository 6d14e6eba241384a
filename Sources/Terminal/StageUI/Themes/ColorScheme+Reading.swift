package import JSON
import Screen

extension ColorScheme {
  /// The scheme in a file: a Windows Terminal colour scheme, optionally with `roles`.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    var object = try JSONReader.read(bytes).object()
    name = try object.required("name").string()
    background = try object.required("background").color()
    foreground = try object.required("foreground").color()
    selectionBackground = try object.optional("selectionBackground")?.color()
    _ = try object.optional("cursorColor")?.color()
    hues = [:]
    for hue in Hue.allCases { hues[hue] = try object.required(hue.rawValue).color() }
    roles =
      try object.optional("roles").map { (node) throws(JSONError) in
        try Self.roles(node)
      } ?? [:]
    try object.finish()
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
  /// `#rrggbb`.
  fileprivate func color() throws(JSONError) -> RGB {
    let text = try string()
    guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { throw problem("a colour, as in \"#1a2b3c\"", found: text) }
    return RGB(value)
  }
}
