import Contract

/// A scenario with every key there is. A new key has to be added here; a test fails until it is.
enum RichScenario {
  /// One is absent from the ad.
  private static let texts = TextAsset.allCases.map { asset in
    "\"\(asset.rawValue)\": \(asset == .advertiser ? "null" : "\"The \(asset.rawValue)\"")"
  }.joined(separator: ", ")

  static let text = #"""
    {
      "$schema": "./adplay.schema.json",
      "title": "all there is",
      "about": "Every key at once.",
      "version": 1,
      "seed": 7,
      "adUnits": [
        {
          "id": "feed",
          "title": "feed card",
          "format": "native",
          "api": "modern",
          "through": "google",
          "timeout": "3s",
          "options": {
            "adChoices": "topLeft",
            "images": "urlsOnly",
            "multipleImages": true,
            "mediaAspectRatio": "landscape",
            "startMuted": false,
            "testRequest": true,
            "size": "adaptive",
            "refresh": "30s",
            "verification": { "userIdentifier": "player-17", "customRewardText": "level 4" },
            "countsOnPresent": false,
            "card": "article",
            "childDirected": true,
            "underAgeOfConsent": false,
            "ageRestrictedTreatment": "teen",
            "keywords": ["lakes", "boats"],
            "extras": { "region": "north" },
            "formats": ["appInstall"],
            "imageOrientation": "portrait"
          },
          "lines": [
            {
              "label": "House",
              "class": "SampleAdapter.SampleCustomEvent",
              "parameter": "house-1",
              "settings": { "profile_id": "42" },
              "bidResponse": "bid-1",
              "watermark": "mark",
              "counterpart": "Other.Class",
              "network": "Sample SDK",
              "enabled": true,
              "only": true,
              "outcome": "fill",
              "latency": "120ms",
              "flags": { "handlesUserClicks": true, "handlesUserImpressions": false },
              "servingDecides": "google",
              "fault": "dropsClicks",
              "order": "impressionFirst",
              "showing": "sticks",
              "ecpm": 4.2,
              "ad": {
                "kind": "appInstall",
                "opens": "page",
                "imagesAs": "urls",
                "adChoicesAs": "imageURL",
                \#(texts),
                "starRating": 4.5,
                "icon": { "text": "LP", "color": "#2f6fde", "file": "icon.png" },
                "image": { "colors": ["#2f6fde", "#F4C48B"], "motif": 3, "file": "lake.jpg" },
                "media": "pictures/lake.jpg",
                "video": "15s",
                "duration": "12s",
                "closeAfter": "0s",
                "expiresAfter": "30min",
                "reward": { "amount": 10, "type": "coins" },
                "metadata": {
                  "AdId": "ad-1",
                  "AdTitle": "Lakeside",
                  "CreativeDurationMs": 15000,
                  "TraffickingParameters": "a=b",
                  "DealId": "deal-1",
                  "AdSystem": "Sample Exchange",
                  "CreativeId": "creative-1",
                  "MediaURL": "https://media.sample.example/1.mp4",
                  "Wrappers": [{ "AdId": "w-1", "AdSystem": "House", "CreativeId": "outer" }]
                },
                "metadataAfter": "1s",
                "vast": ["<VAST version='3.0'>", "</VAST>"],
                "vastCatalogue": {
                  "https://ads.example/tag": "answer.xml", "https://b.example/": ["<VAST/>"]
                },
                "vastError": 402,
                "mediaURLAfter": "2s",
                "extras": { "ageRating": "everyone" }
              }
            },
            {
              "label": "Short", "class": "A.B",
              "ad": { "icon": "S", "image": "lake.jpg", "vast": "ad.xml" }
            }
          ]
        },
        { "id": "other", "format": "banner", "lines": [] }
      ],
      "networkNames": { "Sample SDK": "Orbit Ads" },
      "task": "Tap the ad.",
      "until": { "google": { "clicks": 1 } },
      "done": "Both count it.",
      "mistakes": [{ "when": { "google": { "clicks": 2 } }, "say": "One tap is enough." }],
      "script": [
        { "say": "Look at the phone." },
        { "look": "phone" },
        { "note": "Wait for questions." },
        { "load": "feed" },
        { "request": "feed" },
        { "show": "feed" },
        { "dismiss": "feed" },
        { "visible": false },
        { "tap": "headline" },
        { "tap": "body", "ad": "feed#1" },
        { "advance": "1.5s" },
        { "nextTimer": true },
        { "close": true },
        { "background": true },
        { "foreground": true },
        { "forceClose": true },
        { "set": { "unit": "feed", "line": "House", "handlesUserClicks": true } },
        { "set": { "unit": "feed", "line": "House", "handlesUserImpressions": true } },
        { "set": { "unit": "feed", "line": "House", "outcome": "noFill" } },
        { "set": { "unit": "feed", "line": "House", "latency": "1min" } },
        { "set": { "unit": "feed", "line": "House", "fault": "dropsAnswer" } },
        { "set": { "unit": "feed", "line": "House", "fault": null } },
        { "set": { "unit": "feed", "line": "House", "servingDecides": "google" } },
        { "set": { "unit": "feed", "line": "House", "servingDecides": null } },
        { "set": { "unit": "feed", "line": "House", "order": "rewardLast" } },
        { "set": { "unit": "feed", "line": "House", "showing": "fails" } },
        { "set": { "unit": "feed", "line": "House", "ecpm": "$4.20" } },
        { "set": { "unit": "feed", "line": "House", "ecpm": null } },
        { "set": { "unit": "feed", "line": "House", "enabled": false } },
        { "set": { "unit": "feed", "line": "House", "only": false } },
        { "set": { "unit": "feed", "line": "House", "parameter": "house-2" } },
        { "set": { "unit": "feed", "line": "House", "parameter": null } },
        { "set": { "unit": "feed", "line": "House", "settings": { "profile_id": "43" } } },
        { "set": { "unit": "feed", "line": "House", "bidResponse": "bid-2" } },
        { "set": { "unit": "feed", "line": "House", "bidResponse": null } },
        { "set": { "unit": "feed", "line": "House", "watermark": "other" } },
        { "set": { "unit": "feed", "line": "House", "watermark": null } },
        { "set": { "unit": "feed", "line": "House", "position": 2 } },
        { "set": { "unit": "feed", "adChoices": "bottomLeft" } },
        { "set": { "unit": "feed", "images": "downloaded" } },
        { "set": { "unit": "feed", "multipleImages": false } },
        { "set": { "unit": "feed", "mediaAspectRatio": "square" } },
        { "set": { "unit": "feed", "startMuted": true } },
        { "set": { "unit": "feed", "card": "compact" } },
        { "set": { "unit": "feed", "testRequest": false } },
        { "set": { "unit": "feed", "childDirected": false } },
        { "set": { "unit": "feed", "childDirected": null } },
        { "set": { "unit": "feed", "underAgeOfConsent": true } },
        { "set": { "unit": "feed", "ageRestrictedTreatment": "child" } },
        { "set": { "unit": "feed", "keywords": ["boats"] } },
        { "set": { "unit": "feed", "extras": { "region": "south" } } },
        { "set": { "unit": "feed", "formats": ["content", "appInstall"] } },
        { "set": { "unit": "feed", "formats": null } },
        { "set": { "unit": "feed", "imageOrientation": "landscape" } },
        { "set": { "unit": "other", "size": "mediumRectangle" } },
        { "set": { "unit": "other", "refresh": "30s" } },
        { "set": { "unit": "other", "refresh": null } },
        {
          "expect": {
            "ad": "feed#1",
            "google": { "impressions": 1, "clicks": 1, "rewards": 0 },
            "network": {
              "impressions": 1, "clicks": 1, "rewards": 0, "firstQuartile": 1, "midpoint": 0,
              "thirdQuartile": 0, "complete": 0
            },
            "vast": { "impressions": 1 },
            "books": { "Sample SDK": { "clicks": 1 } },
            "findings": ["click-not-passed-on"],
            "screen": ["Who counted?"],
            "journal": ["load", "didRecordImpression()"]
          }
        },
        { "say": "That was it." }
      ]
    }
    """#
}
