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
    guard let colon = url.firstIndex(of: ":"), let first = url.unicodeScalars.first,
      first.isASCII, first.properties.isAlphabetic
    else { return nil }
    let isScheme = url[..<colon].unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "+-.".unicodeScalars.contains($0))
    }
    return isScheme ? url[..<colon] : nil
  }

  private static func withoutDots(_ url: String) -> String {
    let tail = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    var kept: [Substring] = []
    for part in url[..<tail].split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".": continue
      case "..": if kept.count > 1 { kept.removeLast() }
      default: kept.append(part)
      }
    }
    return kept.joined(separator: "/") + url[tail...]
  }
}
