import Catalogue
import Observing
import Screen
import StageUI

// What both sides counted of the ads of a recording, as far as it tells.
extension EvidencePage {
  var recordedCounts: HTML {
    let titles = [EvidenceText.event, EvidenceText.google, EvidenceText.network]
    let heads: [HTML] = titles.map { "<th scope=\"col\">\($0)</th>" }
    return section(
      "counts", EvidenceText.counts,
      """
      <table class="counts">
      <thead><tr>\(heads)</tr></thead>
      \(evidence.recordedAds.prefix(Self.mostAds).map(counts))</table>

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
