/// Scenarios in short.
enum Texts {
  /// Two taps; line 13 expects this many clicks in both ledgers.
  static func twoTaps(expecting clicks: Int) -> String {
    """
    {
      "title": "two taps",
      "adUnits": [{
        "id": "feed", "format": "native",
        "lines": [{
          "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "feed-1",
          "outcome": "fill"
        }]
      }],
      "script": [
        { "load": "feed" }, { "show": "feed" }, { "advance": "1s" },
        { "tap": "headline" }, { "close": true }, { "tap": "callToAction" },
        { "expect": { "google": { "clicks": \(clicks) }, "network": { "clicks": \(clicks) } } }
      ]
    }
    """
  }

  /// An ad with a headline, loaded this many times.
  static func loads(_ times: Int, headline: String = "Sample App!") -> String {
    let steps = Array(repeating: "{ \"load\": \"feed\" }", count: times)
    return """
      {
        "title": "loads",
        "adUnits": [{
          "id": "feed", "format": "native",
          "lines": [{
            "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent",
            "parameter": "feed-1", "outcome": "fill", "ad": { "headline": "\(headline)" }
          }]
        }],
        "script": [\(steps.joined(separator: ",\n"))]
      }
      """
  }
}
