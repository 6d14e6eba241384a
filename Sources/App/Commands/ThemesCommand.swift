import Catalogue
import Screen
import StageUI

/// `adplay themes`: the themes, or what became of the colours of some.
enum ThemesCommand {
  static func run(_ options: Command.ThemesOptions) throws(Failure) {
    var store = ThemeStore()
    guard !options.themes.isEmpty else { return list(store, asJSON: options.printsJSON) }
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
