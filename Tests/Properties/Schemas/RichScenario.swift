import Contract

/// Scenarios that have every key there is, one for each way to request ads. A new key has to be added
/// here; a test fails until it is.
package enum RichScenario {
  package static let all = [google, script, ownScreen, arbiter, services, max]

  /// One is absent from the ad.
  private static let texts = TextAsset.allCases.map { asset in
    "\"\(asset.rawValue)\": \(asset == .advertiser ? "null" : "\"The \(asset.rawValue)\"")"
  }.joined(separator: ", ")

  static let google = #"""
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
          "layer": { "name": "a plugin", "by": "1s", "mistakes": ["keepsTheReward", "saysNothing"], "loses": ["keywords"],
            "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }], "agreed": true, "draws": true, "fatal": true, "missing": false,
            "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true } }, "orders": "app", "banner": "renewsView", "listens": "again", "misses": ["click", "close"], "miscalls": ["load", "show"], "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }],
          "format": "native",
          "api": "modern",
          "through": "google",
          "timeout": "3s", "floor": 0.5, "cap": { "impressions": 3, "time": "1h" },
          "refuses": "noFill", "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "refused", "once": "left", "until": "clicked", "of": "feed", "grows": true },
          "rewardServer": {
            "outcome": "fails", "times": 2, "latency": "150ms", "keepsTransactions": false,
            "order": "serverFirst"
          },
          "options": {
            "adChoices": "topLeft",
            "images": "urlsOnly",
            "multipleImages": true,
            "mediaAspectRatio": "landscape",
            "startMuted": false,
            "testRequest": true,
            "size": "adaptive",
            "refresh": "30s", "place": "top", "presents": "fromTheRoot",
            "verification": { "userIdentifier": "player-17", "customRewardText": "level 4" },
            "countsOnPresent": false, "googleCounts": "atRender",
            "card": "article",
            "layout": {
              "size": [300, 250.5],
              "safeArea": { "top": 20, "left": 0, "bottom": 4.5, "right": 0 },
              "views": [
                {
                  "asset": "headline", "text": "Ad", "frame": [10, -4, 220, 22], "hidden": true,
                  "alpha": 0.5, "class": "label", "clear": true, "interactive": false,
                  "action": true, "outlet": false, "lines": 2, "font": 12.5,
                  "views": [{ "asset": "media" }]
                }
              ]
            },
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
              "showing": "sticks", "guarded": false, "counts": "atLoad", "pixel": "onePixel",
              "habits": ["countsAfterLeaving", "countsTapsTwice"],
              "setUp": { "latency": "2s", "outcome": "answersTwice" },
              "when": { "from": 1, "to": 2, "every": 1, "oneIn": 3, "inBackground": true, "askedInBackground": true, "returned": true, "restarted": false, "after": "otherNetwork", "once": "clicked", "until": "left", "of": "feed", "grows": false },
              "ecpm": 4.2, "currency": "EUR", "precision": "precise", "pays": 4.1,
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
                "closeAfter": "0s", "goesLateBy": "4s",
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
                "player": ["losesLevel", "repeatsQuartile"],
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
      "mistakes": [{ "when": { "google": { "clicks": 2 } }, "say": "One tap is enough." }]
    }
    """#

  static let script = """
    {
      "title": "everything that a script can do",
      "consentForm": { "outcome": "notRequired", "flaw": "holdsAdsBack", "layer": "a plugin", "mistakes": ["keepsTheForm", "keepsTheFailure"] },
      "privacy": {
        "gdprApplies": true, "tcf": "C", "additionalConsent": "2~1~dv.", "gpp": "DBABTA~1YNN",
        "gppSections": "6", "usPrivacy": "1YNN", "childDirected": false,
        "underAgeOfConsent": true, "personalization": "enabled", "tracking": "denied"
      },
      "adUnits": [
        {
          "id": "feed", "format": "native",
          "lines": [{ "label": "House", "class": "SampleAdapter.SampleCustomEvent" }]
        },
        { "id": "other", "format": "banner", "lines": [] }
      ],
      "script": [
        { "say": "Look at the phone." },
        { "look": "phone" },
        { "note": "Wait for questions." },
        { "load": "feed" },
        { "form": { "outcome": "misconfigured", "flaw": null, "layer": null, "mistakes": "keepsTheEnd" } },
        {
          "consent": {
            "gdprApplies": false, "tcf": null, "additionalConsent": "1~", "gpp": null,
            "gppSections": null, "usPrivacy": "1---", "childDirected": null,
            "underAgeOfConsent": false, "personalization": "disabled", "tracking": "authorized"
          }
        },
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
        { "page": true }, { "quit": true }, { "launch": true }, { "turn": true }, { "back": true },
        { "forceClose": true },
        { "set": { "unit": "feed", "line": "House", "handlesUserClicks": true } },
        { "set": { "unit": "feed", "line": "House", "handlesUserImpressions": true } },
        { "set": { "unit": "feed", "line": "House", "outcome": "noFill" } },
        { "set": { "unit": "feed", "line": "House", "number": 1, "latency": "1min" } },
        { "set": { "unit": "feed", "line": "House", "fault": "dropsAnswer" } },
        { "set": { "unit": "feed", "line": "House", "fault": null } },
        { "set": { "unit": "feed", "line": "House", "servingDecides": "google" } },
        { "set": { "unit": "feed", "line": "House", "servingDecides": null } },
        { "set": { "unit": "feed", "line": "House", "order": "rewardLast" } },
        { "set": { "unit": "feed", "line": "House", "showing": "fails" } },
        { "set": { "unit": "feed", "line": "House", "guarded": true } },
        { "set": { "unit": "feed", "line": "House", "counts": "allFor2Seconds" } },
        { "set": { "unit": "feed", "line": "House", "counts": null } },
        { "set": { "unit": "feed", "line": "House", "pixel": "halfForASecond" } },
        { "set": { "unit": "feed", "line": "House", "pixel": null } },
        { "set": { "unit": "feed", "line": "House", "habits": "countsTapsTwice" } },
        { "set": { "unit": "feed", "line": "House", "habits": null } },
        { "set": { "unit": "feed", "line": "House", "player": "forgetsQuartile" } },
        { "set": { "unit": "feed", "line": "House", "player": ["losesLevel", "measuresNothing"] } },
        { "set": { "unit": "feed", "line": "House", "player": null } },
        { "set": { "unit": "feed", "googleCounts": "atPresent" } },
        { "set": { "unit": "feed", "googleCounts": null } },
        { "set": { "unit": "feed", "line": "House", "ecpm": "$4.20" } },
        { "set": { "unit": "feed", "line": "House", "ecpm": null } },
        { "set": { "unit": "feed", "line": "House", "currency": "GBP" } },
        { "set": { "unit": "feed", "line": "House", "currency": null } },
        { "set": { "unit": "feed", "line": "House", "precision": "unknown" } },
        { "set": { "unit": "feed", "line": "House", "precision": null } },
        { "set": { "unit": "feed", "line": "House", "pays": "$3.05" } },
        { "set": { "unit": "feed", "line": "House", "pays": null } },
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
        { "set": { "unit": "feed", "floor": "$1.5" } },
        { "set": { "unit": "feed", "floor": null } },
        { "set": { "unit": "feed", "cap": { "impressions": 2, "time": "10min" } } },
        { "set": { "unit": "feed", "cap": null } },
        { "set": { "unit": "feed", "refuses": "serverError" } },
        { "set": { "unit": "feed", "refuses": null } },
        { "set": { "unit": "feed", "rewardServer": {
          "outcome": "isDown", "times": 1, "latency": "1s", "keepsTransactions": true, "order": "appFirst"
        } } },
        { "set": { "unit": "feed", "rewardServer": null } },
        { "set": { "unit": "feed", "adChoices": "bottomLeft" } },
        { "set": { "unit": "feed", "line": "House", "class": "SampleAdapter.SampleCustomEvent" } },
        { "set": { "unit": "feed", "line": "House", "label": "House" } },
        { "set": { "unit": "feed", "images": "downloaded" } },
        { "set": { "unit": "feed", "multipleImages": false } },
        { "set": { "unit": "feed", "mediaAspectRatio": "square" } },
        { "set": { "unit": "feed", "startMuted": true } },
        { "set": { "unit": "feed", "card": "compact" } },
        { "tap": { "x": 12, "y": 40 } },
        { "tap": "at:12,40" },
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
        { "set": { "unit": "other", "place": "bottom" } }, { "set": { "unit": "feed", "presents": "fromTheTop" } },
        { "set": { "unit": "other", "banner": "forgetsView" } },
        { "set": { "unit": "other", "listens": "again" } },
        { "set": { "unit": "other", "misses": "close" } },
        { "set": { "unit": "other", "miscalls": "show" } },
        { "set": { "unit": "feed", "orders": "app" } },
        { "set": { "unit": "feed", "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "other", "most": 2, "doubles": true }] } },
        { "set": { "unit": "feed", "reacts": null } },
        { "set": { "unit": "feed", "layer": { "name": "a plugin", "by": "1s", "mistakes": "keepsTheReward", "loses": "keywords",
            "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }], "agreed": true, "draws": true, "fatal": true, "missing": false,
          "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true } } } },
        { "set": { "unit": "feed", "layer": null } },
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
            "line": "Sample SDK",
            "journal": ["load", "didRecordImpression()"]
          }
        },
        {
          "expect": {
            "line": null,
            "journal": {
              "has": [
                {
                  "message": "tap", "sense": "tapped", "from": "user", "to": "app",
                  "data": { "target": "headline", "number": 1, "isOn": true, "none": null, "many": ["a"] },
                  "after": "1s", "by": "1min"
                }
              ],
              "not": ["reportClick()", { "sense": "clickReported" }]
            }
          }
        },
        { "say": "That was it." }
      ]
    }
    """

  static let ownScreen = """
    {
      "title": "an application of its own",
      "app": "ExampleApps.InterstitialPage",
      "adUnits": [{ "id": "break", "format": "interstitial", "lines": [{ "label": "a", "class": "b" }] }],
      "script": [{ "advance": "1s" }, { "tap": "button:Next level" }, { "tap": "close" }]
    }
    """

  static let arbiter = """
    {
      "title": "all there is with an arbiter",
      "adUnits": [
        {
          "id": "auction",
          "title": "between levels",
          "format": "interstitial",
          "through": "arbiter",
          "layer": { "name": "a plugin", "by": "1s", "mistakes": "keepsTheClose", "loses": "keywords",
            "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }], "agreed": true, "draws": true, "fatal": true, "missing": false,
            "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true } }, "orders": "app", "banner": "renewsView", "listens": "again", "misses": ["click", "close"], "miscalls": ["load", "show"], "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }],
          "timeout": "4s",
          "mode": "good",
          "units": "literal",
          "ties": "random",
          "service": { "answer": "late", "latency": "150ms" },
          "asksUnstarted": false,
          "slots": [
            {
              "platform": "cloudX", "label": "CloudX", "price": 0.0042, "precision": "exact",
              "network": "Sample Exchange", "extras": { "dsp": "42" }, "outcome": "fill",
              "latency": "100ms", "inline": true, "expiresAfter": "1h",
              "showing": "fails", "order": "rewardTwice", "counts": "atLoad", "pixel": "atRender",
              "habits": "expiresOnScreen", "mishandling": "showsExpired",
              "initialises": true, "capped": false, "ad": { "headline": "Lakeside" }
            },
            { "platform": "levelPlay", "label": "LevelPlay", "price": "nan" }
          ]
        }
      ],
      "script": [
        { "show": "auction", "placement": "level end" },
        { "changeAdInfo": { "unit": "auction", "slot": "LevelPlay", "price": 0.009 } },
        { "expire": { "unit": "auction", "slot": "CloudX" } },
        { "dispose": "auction" },
        { "set": { "unit": "auction", "slot": "CloudX", "price": 0.001 } },
        { "set": { "unit": "auction", "slot": "CloudX", "price": null } },
        { "set": { "unit": "auction", "slot": "CloudX", "precision": "estimated" } },
        { "set": { "unit": "auction", "slot": "CloudX", "network": "House" } },
        { "set": { "unit": "auction", "slot": "CloudX", "extras": { "dsp": "7" } } },
        { "set": { "unit": "auction", "slot": "CloudX", "outcome": "noFill" } },
        { "set": { "unit": "auction", "slot": "CloudX", "latency": "2s" } },
        { "set": { "unit": "auction", "slot": "CloudX", "inline": false } },
        { "set": { "unit": "auction", "slot": "CloudX", "expiresAfter": "5s" } },
        { "set": { "unit": "auction", "slot": "CloudX", "expiresAfter": null } },
        { "set": { "unit": "auction", "slot": "CloudX", "showing": "normal" } },
        { "set": { "unit": "auction", "slot": "CloudX", "order": "usual" } },
        { "set": { "unit": "auction", "slot": "CloudX", "counts": "atLoad" } },
        { "set": { "unit": "auction", "slot": "CloudX", "counts": null } },
        { "set": { "unit": "auction", "slot": "CloudX", "pixel": "onePixel" } },
        { "set": { "unit": "auction", "slot": "CloudX", "pixel": null } },
        { "set": { "unit": "auction", "slot": "CloudX", "habits": ["expiresOnScreen"] } },
        { "set": { "unit": "auction", "slot": "CloudX", "habits": null } },
        { "set": { "unit": "auction", "slot": "CloudX", "initialises": false } },
        { "set": { "unit": "auction", "slot": "CloudX", "capped": true } },
        { "set": { "unit": "auction", "mode": "seed" } },
        { "set": { "unit": "auction", "units": "normalised" } },
        { "set": { "unit": "auction", "ties": "order" } },
        { "set": { "unit": "auction", "asksUnstarted": true } },
        { "set": { "unit": "auction", "service": { "answer": "timeout", "latency": "1s" } } }
      ]
    }
    """

  static let services = """
    {
      "title": "all there is with services",
      "adUnits": [
        {
          "id": "lives",
          "title": "another life",
          "format": "rewarded",
          "through": "ghad",
          "layer": { "name": "a plugin", "by": "1s", "mistakes": "keepsTheClose", "loses": "keywords",
            "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }], "agreed": true, "draws": true, "fatal": true, "missing": false,
            "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true } }, "orders": "app", "banner": "renewsView", "listens": "again", "misses": ["click", "close"], "miscalls": ["load", "show"], "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }],
          "mode": "seed",
          "service": "appLovin",
          "retry": { "enabled": true, "max": 3 },
          "autoLoadNext": false,
          "vip": true,
          "answers": [
            { "outcome": "noFill", "latency": "1s", "error": -1009, "expiresAfter": "2min" }
          ],
          "order": "revenueLast",
          "showing": "sticks", "counts": "atPresent", "pixel": "atLoad", "habits": "expiresOnScreen",
          "setUp": "late",
          "flaw": "noUser",
          "adUnitId": "shared",
          "inCompletion": "load",
          "jitter": 0.25,
          "whenNotReady": "wait",
          "ad": { "reward": { "amount": 2 } }
        }
      ],
      "script": [
        { "forceLoad": "lives" },
        { "becomeActive": true },
        { "vip": false },
        { "set": { "unit": "lives", "mode": "good" } },
        { "set": { "unit": "lives", "autoLoadNext": true } },
        { "set": { "unit": "lives", "whenNotReady": "skip" } },
        { "set": { "unit": "lives", "retry": { "enabled": false, "max": 0 } } },
        { "set": { "unit": "lives", "order": "rewardLast" } },
        { "set": { "unit": "lives", "flaw": "badBundle" } },
        { "set": { "unit": "lives", "flaw": null } },
        { "set": { "unit": "lives", "showing": "fails" } },
        { "set": { "unit": "lives", "counts": "atRender" } },
        { "set": { "unit": "lives", "counts": null } },
        { "set": { "unit": "lives", "pixel": "atPresent" } },
        { "set": { "unit": "lives", "pixel": null } },
        { "set": { "unit": "lives", "habits": "expiresOnScreen" } },
        { "set": { "unit": "lives", "habits": null } },
        { "set": { "unit": "lives", "answers": [{ "outcome": "fill", "latency": "1s", "error": 204, "expiresAfter": "1h" }] } }
      ]
    }
    """

  static let max = """
    {
      "title": "all there is with MAX",
      "adUnits": [
        {
          "id": "strip",
          "title": "a banner",
          "format": "banner",
          "through": "max", "before": [{ "network": "Vungle", "outcome": "neverAnswers", "latency": "1s" }],
          "layer": { "name": "a plugin", "by": "1s", "mistakes": "keepsTheClose", "loses": "keywords",
            "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }], "agreed": true, "draws": true, "fatal": true, "missing": false,
            "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true } }, "orders": "app", "banner": "renewsView", "listens": "again", "misses": ["click", "close"], "miscalls": ["load", "show"], "reacts": [{ "to": "close", "do": "load", "after": "1s", "unit": "feed", "most": 3, "doubles": true }],
          "network": "Meta",
          "adapter": { "name": "the adapter", "by": "1s", "mistakes": ["keepsTheClose", "inventsTheAd"],
            "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true } },
          "answers": [{ "outcome": "fill", "latency": "1s", "error": 204, "expiresAfter": "1h" }],
          "order": "displayTwice",
          "showing": "normal", "counts": "onePixel", "pixel": "atLoad", "habits": "countsTapsTwice",
          "mistakes": ["asksTwice", "countsAtLoad"], "by": "2s", "flaw": "stopsUnheard",
          "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true },
          "refresh": "15s", "size": "mrec", "retries": 2,
          "adUnitId": "max-banner",
          "ad": { "headline": "Marmalade" }
        }
      ],
      "script": [
        { "stopRefresh": "strip" },
        { "startRefresh": "strip" },
        { "set": { "unit": "strip", "refresh": "20s" } },
        { "set": { "unit": "strip", "retries": 3 } },
        { "set": { "unit": "strip", "when": { "from": 2, "to": 3, "every": 1, "oneIn": 3, "inBackground": true, "askedInBackground": true, "returned": true, "restarted": false, "after": "otherLine", "once": "clicked", "until": "left", "of": "feed", "grows": false } } },
        { "set": { "unit": "strip", "adapter": { "name": "the adapter", "by": "2s", "mistakes": "keepsTheClose",
          "when": { "from": 2, "to": 5, "every": 2, "oneIn": 3, "inBackground": false, "askedInBackground": true, "returned": true, "restarted": false, "after": "failedToShow", "once": "left", "until": "clicked", "of": "feed", "grows": true } } } },
        { "set": { "unit": "strip", "adapter": null } },
        { "set": { "unit": "strip", "refresh": null } },
        { "set": { "unit": "strip", "mistakes": "keepsTheClose" } },
        { "set": { "unit": "strip", "mistakes": null } },
        { "set": { "unit": "strip", "order": "usual" } },
        { "set": { "unit": "strip", "showing": "fails" } },
        { "set": { "unit": "strip", "counts": null } },
        { "set": { "unit": "strip", "pixel": null } },
        { "set": { "unit": "strip", "habits": null } },
        { "set": { "unit": "strip", "answers": [{ "outcome": "noFill" }] } }
      ]
    }
    """
}
