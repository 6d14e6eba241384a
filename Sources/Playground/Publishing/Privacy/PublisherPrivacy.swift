import AdServing
import AppTrackingTransparency
import Consent
import Foundation
import GoogleMobileAds
import Observing
import Scenarios
import Simulation
import UIKit

/// What the application says of its user's data: to Google, and in the user defaults that adapters read.
final class PublisherPrivacy: Lasting {
  /// This world's.
  static var shared: PublisherPrivacy { World.current.instance { PublisherPrivacy() } }

  /// What it says now.
  private(set) var said = Scenario.Privacy()

  /// Takes a change; null for what is no longer said. What stays as it was is not stored again.
  func take(_ change: Fields) {
    PrivacyStore.shared.isUsed = true
    AdServer.shared.isWithoutConsent = { [weak self] in self?.allowsNoAds == true }
    let before = said
    said.apply(change)
    for choice in PrivacyChoice.allCases where said[choice] != before[choice] { say(choice) }
  }

  private func say(_ choice: PrivacyChoice) {
    let text = said[choice].storedText
    switch choice.home {
    case .userDefaults:
      PrivacyStore.shared.store([choice.key: text].merging(parts(of: choice, text)) { $1 })
    case .google: tellGoogle()
    case .phone: TrackingAnswer.shared.status = said.tracking.map(\.status)
    }
    var facts: Fields = [Fact.key(choice.key), Fact.storedText.orNull(text)]
    facts[.agrees] = agrees(choice, text)
    World.current.journal.note(
      by: .app, text == nil ? "clears \(choice.key)" : "sets \(choice.key)", .privacyStored,
      data: facts)
  }

  /// The application starts again, and Google has forgotten what it was told.
  func sayAgain() { if said != .init() { tellGoogle() } }

  private func tellGoogle() {
    let google = MobileAds.shared.requestConfiguration
    google.tagForChildDirectedTreatment = said.childDirected.map { NSNumber(value: $0) }
    google.tagForUnderAgeOfConsent = said.underAgeOfConsent.map { NSNumber(value: $0) }
    google.publisherPrivacyPersonalizationState =
      switch said.personalization {
      case nil: .default
      case .enabled?: .enabled
      case .disabled?: .disabled
      }
  }

  // MARK: What the strings say

  /// What consent managers store beside the string: a digit for each purpose and vendor.
  private func parts(of choice: PrivacyChoice, _ text: String?) -> [String: String?] {
    guard choice == .tcf else { return [:] }
    let core = text.flatMap(Self.core)
    return [
      PrivacyChoice.purposeConsents: core?[.purposesConsent]?.ids?.digits,
      PrivacyChoice.vendorConsents: core?[.vendorConsents]?.ids?.digits,
    ]
  }

  /// Whether the user agrees to the first purpose, or has not opted out of sale; nil where that is not said.
  private func agrees(_ choice: PrivacyChoice, _ text: String?) -> Bool? {
    guard let text else { return nil }
    switch choice {
    case .tcf:
      guard said.gdprApplies != false else { return nil }
      return Self.core(text)?[.purposesConsent]?.ids?.contains(1)
    case .usPrivacy:
      switch (try? ConsentReader.read(text, as: .usPrivacy))?.segment(.core)?[.optOutSale] {
      case .answer("Y")?: return false
      case .answer("N")?: return true
      default: return nil
      }
    case .tracking:
      switch said.tracking {
      case .authorized?: return true
      case .denied?, .restricted?: return false
      case .notDetermined?, nil: return nil
      }
    default: return nil
    }
  }

  /// Whether the user has answered, and not agreed to the first purpose.
  var hasRefused: Bool { agrees(.tcf, said.tcf) == false }

  /// Whether Google may show nothing by the TC string, however old that is: there is no calendar here.
  private var allowsNoAds: Bool {
    guard said.gdprApplies != false, let text = said.tcf else { return false }
    let item = ConsentItem(text)
    guard let day = Self.core(text).flatMap({ $0[.lastUpdated] }), case .moment(let tenths) = day
    else { return false }
    return ConsentCase([item]).servings(on: CivilMoment(tenths: tenths)).first?.ads
      == ServingVerdict.Ads.none
  }

  private static func core(_ text: String) -> ConsentSegment? {
    (try? ConsentReader.read(text, as: .tcf))?.segment(.core)
  }
}

extension Scenario.Privacy.Tracking {
  fileprivate var status: ATTrackingManager.AuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized: .authorized
    }
  }
}

extension IDSet {
  /// `101` is 1 and 3; the last digit is that of the last id.
  fileprivate var digits: String {
    guard let last = ids.last else { return "0" }
    return (1...last).map { contains($0) ? "1" : "0" }.joined()
  }
}

extension Fields.Value {
  /// As an application stores it; nil for null.
  fileprivate var storedText: String? {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag ? "1" : "0"
    default: nil
    }
  }
}
