import AdServing

/// A scenario with a unit for each format, and a script that shows and taps the ad of each.
struct AdapterScenario {
  let name: String
  let formats: [UnitFormat]

  var text: String {
    """
    {
      "title": "\(name) in mediation",
      "adUnits": [
    \(formats.map(unit).joined(separator: ",\n"))
      ],
      "script": [
    \(formats.map(round).joined(separator: ",\n\n"))
      ]
    }

    """
  }

  private func unit(_ format: UnitFormat) -> String {
    """
        {
          "id": "\(format.rawValue)", "format": "\(format.rawValue)",
          "lines": [
            {
              "label": "\(name)", "class": "\(name)Adapter.\(name)CustomEvent",
              "parameter": "\(format.rawValue)-1"
            }
          ]
        }
    """
  }

  /// What a user does with an ad of the format, and what both sides count of it.
  private func round(_ format: UnitFormat) -> String {
    switch format {
    case .native:
      round(format, "\(look), { \"tap\": \"callToAction\" }, \(back)", end: dismissal(of: format))
    case .banner:
      round(format, "\(look), { \"tap\": \"banner\" }, \(back)", end: dismissal(of: format))
    case .interstitial, .appOpen:
      round(format, "\(look), { \"tap\": \"callToAction\" }, \(back)", end: #"{ "close": true }"#)
    case .rewarded:
      round(format, #"{ "advance": "4s" }"#, end: #"{ "close": true }"#)
    case .rewardedInterstitial:
      // For five seconds the application says what comes, so that the user can decline.
      round(format, #"{ "advance": "9s" }"#, end: #"{ "close": true }"#)
    }
  }

  private func round(_ format: UnitFormat, _ middle: String, end: String) -> String {
    """
        { "load": "\(format.rawValue)" }, { "show": "\(format.rawValue)" },
        \(middle), \(end),
        {
          "expect": {
            "ad": "\(format.rawValue)#1",
            "google": { \(counts(format)) }, "network": { \(counts(format)) }
          }
        }
    """
  }

  private let look = #"{ "advance": "1s" }"#
  private let back = #"{ "foreground": true }"#

  private func dismissal(of format: UnitFormat) -> String {
    "{ \"dismiss\": \"\(format.rawValue)\" }"
  }

  private func counts(_ format: UnitFormat) -> String {
    switch format {
    case .native, .banner, .interstitial, .appOpen: #""impressions": 1, "clicks": 1"#
    case .rewarded, .rewardedInterstitial: #""impressions": 1, "rewards": 1"#
    }
  }
}
