import Catalogue
import JSON
import Languages
import StageUI

/// In which language the stage speaks.
enum LanguageChoice {
  /// What configurations say to leave it to the locale.
  static let auto = "auto"

  /// The language of a stage: the one that was asked for, or else the user's own, or else that of the
  /// locale. What is recorded is English unless somebody asks for another one.
  static func language(of options: StageOptions) throws(Failure) -> Language {
    if let asked = options.language { return try language(asked, .any) }
    // ASCII has no other language's letters.
    guard options.recording == nil, options.glyphs != .ascii else { return .english }
    return try own(options) ?? ofLocale
  }

  /// A language by its code, or a file.
  static func language(
    _ wanted: String, _ kind: Files.Kind = .regular
  ) throws(Failure) -> Language {
    if let language = Language.shipped(wanted) { return language }
    guard Files.exists(wanted) else {
      let codes = Language.shipped.map(\.code)
      throw .unknownLanguage(wanted, nearest: NearestWord.of(wanted, in: codes))
    }
    let bytes = try Files.read(wanted, kind)
    do { return try Language(reading: bytes, known: Language.translatable) } catch {
      throw .badFile(path: wanted, error)
    }
  }

  /// What the configuration says. If it can't be read, that is told where the rest of it is read.
  private static func own(_ options: StageOptions) throws(Failure) -> Language? {
    var themes = ThemeStore()
    guard let folder = ConfigurationFolder(options), Files.exists(folder.path),
      let wanted = (try? folder.read(&themes))?.language
    else { return nil }
    return try language(folder.place(of: wanted))
  }

  private static var ofLocale: Language {
    Environment.locale.flatMap(Language.code(ofLocale:)).flatMap(Language.shipped) ?? .english
  }
}

/// Does something in a language.
func speaking<Value>(
  _ language: Language, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let result: Result<Value, Failure> = Language.$current.withValue(language) {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }
  return try result.get()
}
