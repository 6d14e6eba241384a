import Catalogue
import Consent
import Foundation
import Observing

/// `adplay consent`: what consent strings say, and what follows.
@MainActor
enum ConsentCommand {
  /// 0 if everything can be decoded and nothing contradicts it, 1 if something does, 2 if a string can't
  /// be decoded.
  static func run(_ options: ConsentOptions) throws(Failure) -> Int32 {
    let sheet = ConsentSheet(
      try ConsentInput.sources(options.texts), on: CivilMoment(tenths: options.day ?? today))
    for complaint in sheet.complaints { Console.complain(complaint) }
    if options.printsJSON {
      Console.print(json: sheet.json)
    } else {
      Console.print(ConsentReport.text(sheet))
    }
    return sheet.isBad ? 2 : sheet.isContradicted ? 1 : 0
  }

  /// The beginning of this day.
  private static var today: Int { Int(Date().timeIntervalSince1970 / 86_400) * 864_000 }
}
