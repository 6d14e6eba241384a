import AdServing
import Simulation

/// Google's ledger for one ad of any format: the impression counts once, and earns what the line
/// says.
final class GoogleBook {
  /// When Google itself counts the impression of an ad; nil for as usual in the ad's format.
  let counting: CountingMoment?
  /// What it earns; nothing if it is a test ad.
  private let valueMicros: Int?
  private let isUnpaidTest: Bool
  private let currency: String?
  private let precision: AdUnit.Precision?
  /// Whether the impression was counted.
  private(set) var hasImpression = false
  private var hasReport = false

  init(_ line: AdUnit.Line) {
    let isTest = MobileAds.shared.requestConfiguration.isThisATestDevice
    valueMicros = isTest ? nil : line.valueMicros
    isUnpaidTest = isTest && line.valueMicros != nil
    currency = line.currency
    precision = line.precision
    counting = line.counting
  }

  private var journal: Journal { World.current.journal }

  func countClick() {
    journal.count(Count(.click, in: .google), by: .google)
  }

  /// Counts the impression and what it earns; false if it was counted before. It is reported for the
  /// part of the application with this number, if it is not 0.
  func countImpression(at placementID: Int64?) -> Bool {
    guard !hasImpression else { return false }
    hasImpression = true
    CappedUnits.shared.count()
    var facts = Fields.none
    if let placementID, placementID != 0 { facts[.placement] = "\(placementID)" }
    journal.count(Count(.impression, in: .google), by: .google, data: facts)
    if let valueMicros {
      journal.count(Count(.paid, in: .google, amount: valueMicros), by: .google)
    }
    if isUnpaidTest { journal.note(by: .google, "it is a test ad, and earns nothing") }
    return true
  }

  /// Counts the impression reported by the adapter; false, with a note, if it does not count.
  func countReportedImpression(at placementID: Int64?) -> Bool {
    guard !hasReport else {
      journal.note(
        by: .google, "a second impression was reported; the first one stands",
        violation: .impressionReportedTwice)
      return false
    }
    hasReport = true
    guard counting == nil, countImpression(at: placementID) else {
      journal.note(
        by: .google,
        counting == nil || counting == .atPresent
          ? "the impression was counted when the ad was presented"
          : "the impression was reported; Google counts it by a rule of its own")
      return false
    }
    return true
  }

  /// The application has set its handler; notes that the impression that it waits for is over. One that
  /// came before the ad was shown is no fault of the application's.
  func noteIfTooLate(_ before: ((AdValue) -> Void)?, ad: String, wasShown: Bool) {
    guard before == nil, hasImpression, wasShown else { return }
    journal.note(
      by: .google, "paidEventHandler is set after the impression: it is never called",
      violation: .paidHandlerTooLate, ad: ad)
  }

  /// Tells the application what the impression earned, if the line says so and the application
  /// asks.
  func tellEarnings(over wire: Wire, _ handler: ((AdValue) -> Void)?) {
    guard let valueMicros, let handler else { return }
    let value = AdValue(
      value: NSDecimalNumber(value: valueMicros).multiplying(byPowerOf10: -6),
      currencyCode: currency ?? "USD", precision: AdValuePrecision(precision ?? .estimated))
    let facts = facts(of: value, valueMicros)
    wire.carry(.paid, "paidEventHandler(_:)") {
      World.current.journal.tellApp(
        from: .google, "paidEventHandler(_:)", .appToldPaid, data: facts,
        figures: [Fact.micros(valueMicros)]
      ) { handler(value) }
    }
  }

  /// As usual is what nobody has set.
  private func facts(of value: AdValue, _ micros: Int) -> Fields {
    guard currency != nil || precision != nil else { return .none }
    return [
      Fact.micros(micros), Fact.currency(value.currencyCode),
      Fact.paidPrecision(value.precision.rawValue),
    ]
  }
}
