import Catalogue
import Screen
import Theming

struct ThemesOptions: Equatable {
  /// Names and files of those to report on; all are listed where there are none.
  var themes: [String] = []
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "themes", usage: ["[FILE...] [options]"],
      about: "list the themes, or the colours that one gets", guide: "Configuration",
      description: """
        Lists the built-in themes. Of those that are named, by name or file, it says which colours
        they have on the stage, how far each stands out from its ground, and what was moved until it
        can be read.
        """, isAside: true),
    ThemesOptions(), options: [.json(\.printsJSON, "one JSON line per theme, or per colour")],
    arguments: .many(\.themes) { ThemeStore().names }, run: ThemesCommand.run)
}

/// `adplay themes`: the themes, or what became of the colours of some.
enum ThemesCommand {
  static func run(_ options: ThemesOptions) throws(Failure) -> Int32 {
    var store = ThemeStore()
    if options.themes.isEmpty { list(store, asJSON: options.printsJSON) }
    for wanted in options.themes {
      let name = try store.require(wanted)
      guard let scheme = store.scheme(name) else { throw .noColors(theme: name) }
      let fits = ThemeColors(scheme).fits
      if options.printsJSON {
        Console.print(json: ListingJSON.fits(fits, of: name))
      } else {
        Console.print(report(fits, store.card(name)))
      }
    }
    return 0
  }

  private static func list(_ store: ThemeStore, asJSON: Bool) {
    guard !asJSON else { return Console.print(json: ListingJSON.themes(store.names)) }
    let width = store.names.map(\.count).max() ?? 0
    for name in store.names {
      let gap = String(repeating: " ", count: width - name.count)
      Console.print("\(name)\(gap)  \(store.card(name).about)\n")
    }
  }

  /// A row for each colour, with its contrast, and with what it was if it was moved.
  private static func report(_ fits: [ColorFit], _ card: ThemeCard) -> String {
    let width = fits.map(\.role.count).max() ?? 0
    let rows = fits.map { fit in
      let gap = String(repeating: " ", count: width - fit.role.count)
      let now = "\(fit.to.hexadecimal)  \(ThemeText.contrast(fit.after))"
      let before = "\(fit.from.hexadecimal)  \(ThemeText.contrast(fit.before))"
      return "  \(fit.role)\(gap)  \(now)"
        + (fit.isMoved ? "   \(ThemeText.moved(from: before))" : "")
    }
    return """
      \(card.name), \(card.about): \(ThemeText.movedCount(fits.count(where: \.isMoved), of: fits.count))
      \(rows.joined(separator: "\n"))

      """
  }
}
