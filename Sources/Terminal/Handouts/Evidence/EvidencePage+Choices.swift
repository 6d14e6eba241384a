import Catalogue
import Observing
import Screen
import Simulation

// What became of the user's choices, and of the rewards that the publisher's server was told of: nothing where a
// journal has none.
extension EvidencePage {
  var privacy: HTML {
    let ads = evidence.ledgers.ads.prefix(Self.mostAds).map(\.name)
    let rows = ads.map { ($0, evidence.ledgers.privacy.rows(of: $0)) }.filter { !$0.1.isEmpty }
    guard !rows.isEmpty else { return "" }
    let titles = [EvidenceText.choice] + PrivacyText.columns + [EvidenceText.whatHappened]
    let heads: [HTML] = titles.map { "<th scope=\"col\">\($0)</th>" }
    return section(
      "privacy", EvidenceText.privacy,
      """
      <table class="choices">
      <thead><tr>\(heads)</tr></thead>
      \(rows.map(choices))</table>

      """)
  }

  private func choices(of ad: String, _ rows: [PrivacyRow]) -> HTML {
    let body: [HTML] = rows.map { row in
      let kind: HTML = row.arrival.isWrong ? " class=\"wrong\"" : ""
      let cells: [HTML] = PrivacyText.cells(row).map { said in
        guard let said else { return "<td>\(EvidenceText.none)</td>" }
        let entry: HTML = said.entry > 0 ? " \(link(said.entry))" : ""
        return """
          <td><code>\(PrivacyText.value(said, of: row.choice))</code> \
          <small>\(PrivacyText.time(said))\(entry)</small></td>
          """
      }
      return """
        <tr\(kind)><th scope="row">\(PrivacyText.title(row.choice))</th>\(cells)\
        <td class="why">\(PrivacyText.about(row))</td></tr>

        """
    }
    return """
      <tbody>
      <tr class="ad"><th scope="rowgroup" colspan="6">\(ad)</th></tr>
      \(body)</tbody>

      """
  }

  var verification: HTML {
    let ads = evidence.ledgers.ads.filter { !$0.verifiedRewards.isEmpty }.prefix(Self.mostAds)
    guard !ads.isEmpty else { return "" }
    let titles = [
      EvidenceText.request, EvidenceText.answer, EvidenceText.status, EvidenceText.whatHappened,
    ]
    let heads: [HTML] = titles.map { "<th scope=\"col\">\($0)</th>" }
    let bodies: [HTML] = ads.flatMap { ad in ad.verifiedRewards.map { reward($0, of: ad.name) } }
    return section(
      "verification", EvidenceText.verification,
      """
      <table class="choices">
      <thead><tr>\(heads)</tr></thead>
      \(bodies)</table>

      """)
  }

  private func reward(_ reward: VerifiedReward, of ad: String) -> HTML {
    let kind: HTML = reward.state.isWrong ? " class=\"wrong\"" : ""
    let rows: [HTML] = reward.requests.map { request in
      let answer: HTML = request.answer.map { link($0.entry) } ?? "\(EvidenceText.none)"
      let status = request.answer?.status.map { "\($0)" } ?? EvidenceText.none
      return """
        <tr\(kind)><td>\(link(request.entry)) <small>\(request.time.seconds) s</small></td>\
        <td>\(answer)</td><td><code>\(status)</code></td>\
        <td class="why">\(EvidenceText.answered(request.answer?.kind))</td></tr>

        """
    }
    return """
      <tbody>
      <tr class="ad"><th scope="rowgroup" colspan="4">\(ad) \
      <span>\(EvidenceText.heading(reward))</span></th></tr>
      \(rows)</tbody>

      """
  }
}
