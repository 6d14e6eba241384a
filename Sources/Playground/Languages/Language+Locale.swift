extension Language {
  /// The code of the language that a locale asks for, among those that come with the program:
  /// `zh_TW.UTF-8` reads 繁體中文, other kinds of Chinese 简体中文. Nil if it is none of them.
  package static func code(ofLocale locale: String) -> String? {
    let words = locale.prefix { $0 != "." && $0 != "@" }
      .split(whereSeparator: { $0 == "_" || $0 == "-" }).map { $0.lowercased() }
    switch words.first {
    case "en": return "en"
    case "vi": return "vi"
    case "zh":
      let isTraditional = words.dropFirst().contains { traditional.contains($0) }
      return isTraditional && !words.contains("hans") ? "zh-Hant" : "zh-Hans"
    default: return nil
    }
  }

  private static let traditional: Set = ["hant", "tw", "hk", "mo"]
}
