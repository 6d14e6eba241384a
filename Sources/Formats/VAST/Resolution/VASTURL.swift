/// URLs as texts: macros and other characters in them need not be valid.
enum VASTURL {
  /// An absolute URL; a relative one stays as it is if its base is not known.
  static func resolve(_ url: String, against base: String?) -> String {
    guard !hasScheme(url), let base, let colon = base.firstRange(of: "://") else { return url }
    if url.hasPrefix("//") { return base[..<colon.lowerBound] + ":" + url }
    let end = base[colon.upperBound...].firstIndex { "/?#".contains($0) } ?? base.endIndex
    if url.hasPrefix("/") { return base[..<end] + url }
    let path = base[end...].prefix { $0 != "?" && $0 != "#" }
    if url.hasPrefix("?") { return base[..<end] + path + url }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return base[..<end] + withoutDots(folder + url)
  }

  /// Whether it begins as `https:` does.
  static func hasScheme(_ url: String) -> Bool { scheme(url) != nil }

  /// What is before its colon; nil for a relative URL.
  static func scheme(_ url: String) -> Substring? {
    let bytes = url.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.first.map(isLetter) == true,
      bytes[..<colon].allSatisfy({
        isLetter($0) || VASTTime.isDigit($0) || "+-.".utf8.contains($0)
      })
    else { return nil }
    return url[..<colon]
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether it is loaded without encryption.
  static func isPlain(_ url: String) -> Bool {
    url.utf8.prefix(5).map { $0 | 0x20 }.elementsEqual("http:".utf8.map { $0 | 0x20 })
  }

  private static func withoutDots(_ url: String) -> String {
    let tail = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    var kept: [Substring] = []
    let parts = url[..<tail].split(separator: "/", omittingEmptySubsequences: false)
    for part in parts {
      switch part {
      case ".": continue
      case "..": if kept.count > 1 { kept.removeLast() }
      default: kept.append(part)
      }
    }
    // Dots at the end mean a folder.
    if parts.last == "." || parts.last == ".." { kept.append("") }
    return kept.joined(separator: "/") + url[tail...]
  }
}
