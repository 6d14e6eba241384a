import JSON
import Screen
import YAML

// Schemes of https://github.com/tinted-theming/schemes: sixteen colours by number.
extension ColorScheme {
  /// The scheme in a base16 file. Its colours are at the top or below `palette`; other keys are
  /// ignored. `name` is for one that does not say its own.
  init(base16 bytes: [UInt8], name: String) throws(JSONError) {
    let entries = try FlatYAML.read(bytes)
    let told = ["name", "scheme"].compactMap { key in entries.first { $0.key == key }?.value }
    let colors = try Base16Colors(entries)
    self.init(
      name: told.first { !$0.isEmpty } ?? name, background: colors[0x0], foreground: colors[0x5],
      selectionBackground: colors[0x2],
      hues: [
        .black: colors[0x0], .red: colors[0x8], .green: colors[0xB], .yellow: colors[0xA],
        .blue: colors[0xD], .purple: colors[0xE], .cyan: colors[0xC], .white: colors[0x5],
        .brightBlack: colors[0x3], .brightRed: colors[0x8], .brightGreen: colors[0xB],
        .brightYellow: colors[0xA], .brightBlue: colors[0xD], .brightPurple: colors[0xE],
        .brightCyan: colors[0xC], .brightWhite: colors[0x7],
      ], roles: [.raised: colors[0x1], .muted: colors[0x4], .line: colors[0x3]])
  }
}

/// `base00` to `base0F`.
private struct Base16Colors {
  private var colors: [RGB] = []

  static let keys = (0..<16).map { "base0\(String($0, radix: 16, uppercase: true))" }

  init(_ entries: [YAMLEntry]) throws(JSONError) {
    let section = entries.contains { $0.section == "palette" } ? "palette" : nil
    let own = entries.filter { $0.section == section }
    for key in Self.keys {
      guard let entry = own.first(where: { $0.key.lowercased() == key.lowercased() }) else {
        throw Self.missing(key, in: own)
      }
      let digits = entry.value.hasPrefix("#") ? entry.value.dropFirst() : entry.value[...]
      guard digits.utf8.count == 6, let color = RGB(digits: digits) else {
        throw entry.problem("six hexadecimal digits, as in \"1a2b3c\"")
      }
      colors.append(color)
    }
  }

  subscript(number: Int) -> RGB { colors[number] }

  /// A key that is nearly the one, and otherwise that it is missing.
  private static func missing(_ key: String, in entries: [YAMLEntry]) -> JSONError {
    // A scheme of twenty-four colours has more of them.
    let known = Set((keys + (0..<8).map { "base1\($0)" }).map { $0.lowercased() })
    let unknown = entries.first {
      !known.contains($0.key.lowercased()) && NearestWord.of($0.key, in: [key]) != nil
    }
    return unknown?.unknown(nearest: key)
      ?? JSONError(
        position: entries.first?.keyPosition ?? JSONPosition(line: 1, column: 1),
        problem: .missingKey(key))
  }
}
