import AdServing

/// A scenario with a screen of an app, and with what a user does there.
struct AppScenario {
  let app: String
  let format: UnitFormat

  /// The screen's name, which the file has, too.
  var screen: String { format.rawValue.prefix(1).uppercased() + format.rawValue.dropFirst() }

  var text: String {
    """
    {
      "title": "\(title)",
      "app": "\(app)App.\(app)\(screen)ViewController",
      "adUnits": [
        {
          "id": "\(plan.unit)", "format": "\(format.rawValue)",
          "lines": [
            {
              "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent",
              "parameter": "\(plan.unit)-1"
            }
          ]
        }
      ],
      "script": [
        { "advance": "3s" }, \(plan.steps),
        {
          "expect": {
            "ad": "\(plan.unit)#1", "google": { \(plan.counts) }, "findings": []
          }
        }
      ]
    }

    """
  }

  private var title: String { "\(app), \(format.rawValue)" }

  private struct Plan {
    /// The id that the screen asks for.
    let unit: String
    let steps: String
    var counts = #""impressions": 1"#
  }

  private var plan: Plan {
    switch format {
    case .native:
      Plan(
        unit: "feed", steps: #"{ "tap": "callToAction" }, { "foreground": true }"#,
        counts: #""impressions": 1, "clicks": 1"#)
    case .banner:
      Plan(
        unit: "strip", steps: #"{ "tap": "banner" }, { "foreground": true }"#,
        counts: #""impressions": 1, "clicks": 1"#)
    case .interstitial: Plan(unit: "break", steps: shown("Next level", "6s"))
    case .rewarded:
      Plan(
        unit: "lives", steps: shown("Watch an ad for a life", "31s"),
        counts: #""impressions": 1, "rewards": 1"#)
    case .rewardedInterstitial:
      Plan(
        unit: "coins", steps: #"{ "tap": "button:Take the coins" }, "# + shown("Watch", "31s"),
        counts: #""impressions": 1, "rewards": 1"#)
    case .appOpen:
      Plan(
        unit: "welcome",
        steps:
          #"{ "background": true }, { "foreground": true }, { "advance": "6s" }, { "close": true }"#
      )
    }
  }

  private func shown(_ button: String, _ time: String) -> String {
    #"{ "tap": "button:\#(button)" }, { "advance": "\#(time)" }, { "close": true }"#
  }
}
