import Catalogue
import Observing
import Screen
import StageUI

// What both sides counted of the ads of a recording, as far as it tells.
extension EvidencePage {
  func recordedCounts(of ads: [RecordedAd]) -> HTML {
    let titles = [EvidenceText.event, EvidenceText.google, EvidenceText.network]
    let heads: [HTML] = titles.map { "<th scope=\"col\">\($0)</th>" }
    let rest = ads.count - Self.mostAds
    let more: HTML = rest > 0 ? "<p class=\"aside\">\(EvidenceText.moreAds(rest))</p>\n" : ""
    return section(
      "counts", EvidenceText.counts,
      """
      <table class="counts">
      <thead><tr>\(heads)</tr></thead>
      \(ads.prefix(Self.mostAds).map(counts))</table>
      \(more)
      """)
  }

  /// What is missing in the recording, or in doubt.
  var doubts: HTML {
    let facts = evidence.phone.map { JudgeText.doubts($0.recording) } ?? []
    let lines: [HTML] = facts.map { "<p class=\"aside\">\($0)</p>\n" }
    return "\(lines)"
  }

  /// The rules that were not judged, by what would have to be recorded for them.
  var notJudged: HTML {
    guard let recording = evidence.phone?.recording, !recording.notJudged.isEmpty else { return "" }
    let needs: [HTML] = JudgeText.needs(recording).map { need in
      let rules: [HTML] = need.rules.map { "<code>\($0)</code> " }
      let how: [HTML] = need.how.map { "<br><small>\($0)</small>" }
      return "<dt>\(need.sentence)\(how)</dt>\n<dd>\(rules)</dd>\n"
    }
    return section(
      "unjudged", EvidenceText.notJudged,
      """
      <p class="aside">\(JudgeText.judged(recording))</p>
      <dl class="needs">
      \(needs)</dl>
      <p class="aside">\(JudgeText.needingPlay(recording))</p>

      """)
  }

  private func counts(of ad: RecordedAd) -> HTML {
    let heading = [ad.format, ad.className].compactMap(\.self).joined(separator: " · ")
    let rows: [HTML] = [
      row(.impression, ad.google.impressions, ad.network.impressions),
      row(.click, ad.google.clicks, ad.network.clicks),
      row(.reward, ad.google.rewards, ad.network.rewards),
    ]
    return """
      <tbody>
      <tr class="ad"><th scope="rowgroup" colspan="3">\(ad.name) <span>\(heading)</span></th></tr>
      \(rows)</tbody>

      """
  }

  /// An unknown count neither agrees nor differs.
  private func row(_ event: CountRow.Event, _ google: Int?, _ network: Int?) -> HTML {
    let isWrong = google != nil && network != nil && google != network
    let kind: HTML = isWrong ? " class=\"wrong\"" : ""
    return """
      <tr\(kind)><th scope="row">\(event.title)</th>\(figure("google", google))\
      \(figure("network", network))</tr>

      """
  }

  private func figure(_ side: HTML, _ count: Int?) -> HTML {
    "<td class=\"figure \(side)\"><b>\(count.map(String.init) ?? "?")</b></td>"
  }
}
