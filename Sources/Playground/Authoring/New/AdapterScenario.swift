import AdServing

/// A scenario with a unit for each format.
struct AdapterScenario {
  let name: String
  let formats: [UnitFormat]
  /// The settings that the adapter wants besides its parameter.
  var settings = LineSettings.none
  /// The parameters of the lines, where the adapter's sources tell; names of units elsewhere.
  var parameters: [UnitFormat: String] = [:]
  /// The classes of its lines.
  let classes: [String]
  /// The formats that a class has, where it has not all of them.
  var formatsOf: [String: [UnitFormat]] = [:]
  /// The classes that are custom events of SDK 7.
  var customEvents: Set<String> = []

  /// With a script that shows and taps the ad of each, and says what both sides count.
  var text: String { file([list("adUnits", unit, ",\n"), list("script", round, ",\n\n")]) }

  /// For an adapter whose counts nobody knows yet.
  var textWithoutScript: String { file([list("adUnits", unit, ",\n")]) }

  private func file(_ lists: [String]) -> String {
    """
    {
      "title": "\(name) in mediation",
    \(lists.joined(separator: ",\n"))
    }

    """
  }

  private func list(
    _ key: String, _ element: (UnitFormat) -> String, _ separator: String
  ) -> String {
    "  \"\(key)\": [\n\(formats.map(element).joined(separator: separator))\n  ]"
  }

  private func unit(_ format: UnitFormat) -> String {
    let isLegacy = !customEvents.isEmpty && lines(format).allSatisfy(customEvents.contains)
    let api = isLegacy ? " \"api\": \"legacy\"," : ""
    return """
          {
            "id": "\(format.rawValue)", "format": "\(format.rawValue)",\(api)
            "lines": [
      \(lines(format).map { line(format, $0) }.joined(separator: ",\n"))
            ]
          }
      """
  }

  private func line(_ format: UnitFormat, _ type: String) -> String {
    let parameter = parameters[format] ?? "\(format.rawValue)-1"
    let members =
      ["\"parameter\": \"\(parameter.replacing("\"", with: "\\\""))\""] + settings.members
    return """
              {
                "label": "\(label(of: type, format))", "class": "\(type)",
                \(members.joined(separator: ",\n          "))
              }
      """
  }

  private func lines(_ format: UnitFormat) -> [String] {
    classes.filter { formatsOf[$0]?.contains(format) ?? true }
  }

  private func label(of type: String, _ format: UnitFormat) -> String {
    lines(format).count == 1 ? name : String(type.split(separator: ".").last ?? "")
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
