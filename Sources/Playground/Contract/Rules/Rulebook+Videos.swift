import Simulation

extension Rulebook {
  /// What a network's player owes to the servers of a VAST document. No adapter has a part in it.
  static let videoRules: [Rule] = [
    Rule(
      id: "pixel-before-shown", severity: .error, party: .network,
      sentence: "The VAST impression pixels were called before the ad was to be shown.",
      why: "Ad servers count, and advertisers pay for, an ad that may never be seen.",
      fix: "Call them when the first frame is shown, not when the ad has loaded.",
      source: "VAST 4.3, 3.4.4",
      breach: .covering([.pixelImpression]) { ad, entry in
        entry.ad != nil && ad.count(.networkShowAsked) == 0 ? [entry.number] : nil
      }),
    Rule(
      id: "wrapper-not-called", severity: .error, party: .network,
      sentence: "The player did not call what a wrapper of its VAST ad wants to be called.",
      why: "That ad server counts less than all others, and its reports disagree with theirs.",
      fix: "Call the trackers of every level, from the outermost wrapper to the ad inside.",
      source: "VAST 4.3, 2.3.5",
      breach: .covering([.vastLost]) { ad, entry in
        entry.data[.level] == nil || entry.data[.event] == "clickThrough" ? nil : proof(entry)
      }, occasion: .on(.vastRead)),
    Rule(
      id: "pixel-not-called", severity: .error, party: .network,
      sentence: "The player called no URL for something that happened to its VAST ad.",
      why: "The servers count less than the network does, and less is paid than was played.",
      fix: "Call every Impression and Tracking URL of every level when its moment comes.",
      source: "VAST 4.3, 3.14.1",
      breach: .covering([.vastLost]) { _, entry in
        entry.data[.level] != nil || entry.data[.event] == "error" ? nil : proof(entry)
      }, occasion: .on(.vastRead)),
    Rule(
      id: "click-leads-nowhere", severity: .error, party: .network,
      sentence: "The user tapped the video, and its player did not follow the ClickThrough.",
      why: "The click is counted and paid for, and the user never gets to the advertiser.",
      fix: "Take the ClickThrough that is closest to the ad, also if it is in a wrapper.",
      source: "VAST 4.3, 2.3.5.2",
      breach: .covering([.vastLost]) { _, entry in
        entry.data[.event] == "clickThrough" ? proof(entry) : nil
      }, occasion: .on(.pixelClickTracking)),
    Rule(
      id: "quartile-called-twice", severity: .error, party: .network,
      sentence: "The player reported the same part of its video more than once.",
      why: "More users seem to have reached it than have started.",
      fix: "Remember for each ad which quartiles were called; a rewind calls none again.",
      source: "VAST 4.3, 3.14.1",
      breach: .covering([
        .networkFirstQuartile, .networkMidpoint, .networkThirdQuartile, .networkComplete,
      ]) { ad, entry in
        guard entry.ad != nil, ad.count(.vastRead) > 0, let sense = entry.sense,
          let before = ad.last(sense),
          [.vastRead, .vastNext, .networkShowAsked].allSatisfy({ ad.happened(sense, notSince: $0) })
        else { return nil }
        return [before, entry.number]
      }, occasion: .on(.vastRead)),
    Rule(
      id: "error-not-called", severity: .error, party: .network,
      sentence: "The VAST ad failed, and its player called none of the Error URLs.",
      why: "Its ad servers go on sending an ad that fails, and nobody learns why.",
      fix: "Call the Error of every level with [ERRORCODE] when an ad can't be read or played.",
      source: "VAST 4.3, 2.3.6",
      breach: .covering([.vastLost]) { _, entry in
        entry.data[.event] == "error" ? proof(entry) : nil
      }, occasion: .on(.vastFailed)),
  ]

  private static func proof(_ entry: Entry) -> [Int] {
    [entry.cause, entry.number].compactMap { $0 }
  }
}
