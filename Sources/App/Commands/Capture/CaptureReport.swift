import Auditing
import Catalogue
import HAR
import VAST

/// A capture's audit for people: a table for each ad, and below it what is wrong.
enum CaptureReport {
  private static let mostStrays = 20
  private static let mostKnown = 40

  static func lines(_ audit: CaptureAudit, _ name: String) -> [String] {
    var lines = [CaptureText.title(name, audit), ""]
    for (number, ad) in audit.ads.enumerated() { lines += self.lines(ad, number + 1) + [""] }
    lines += refused(audit) + strays(audit) + known(audit)
    return lines + [CaptureText.verdict(audit)]
  }

  private static func lines(_ ad: CapturedAd, _ number: Int) -> [String] {
    var lines = [CaptureText.title(ad, number: number)]
    if let failure = CaptureText.failure(ad) { lines.append("  \(failure)") }
    for (place, level) in ad.levels.enumerated() {
      let system = level.system.map { "\($0)  " } ?? ""
      lines.append("  level \(place + 1)  \(system)\(CaptureText.place(level))")
    }
    guard !ad.pixels.isEmpty else { return lines }
    return lines + [""] + table(ad) + troubles(ad)
  }

  private static func table(_ ad: CapturedAd) -> [String] {
    let head = ["event", "level", "called", "at", "host"]
    let rows = ad.pixels.map { pixel in
      [
        CaptureText.event(pixel.event), "\(pixel.level + 1)", CaptureText.calls(pixel),
        pixel.calls.first.map { CaptureText.seconds($0.milliseconds) } ?? "–",
        (pixel.troubles.contains(where: \.isFault) ? "✗ " : "  ") + pixel.host,
      ]
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      let cells = row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        let isNumber = column == 1 || column == 3
        return isNumber ? blanks + row[column] : row[column] + blanks
      }
      return trimmed("  " + cells.joined(separator: "  "))
    }
  }

  private static func troubles(_ ad: CapturedAd) -> [String] {
    let lines = ad.pixels.flatMap { pixel in
      pixel.troubles.map { trouble in
        """
          \(trouble.isFault ? "✗" : "·") \(CaptureText.event(pixel.event)), level \(pixel.level + 1): \
        \(trouble.sentence)
        """
      }
    }
    let remark = CaptureText.remark(ad).map { ["  · \($0)"] } ?? []
    return lines.isEmpty && remark.isEmpty ? [] : [""] + lines + remark
  }

  private static func refused(_ audit: CaptureAudit) -> [String] {
    guard !audit.refused.isEmpty else { return [] }
    return ["documents that can't be read"]
      + audit.refused.map { document in
        let request = document.exchange.map { "request \($0.number), \(CaptureText.url($0.url))" }
        let place = document.file ?? request ?? ""
        guard case .failure(let refusal) = document.result else { return "  \(place)" }
        return "  \(place): \(refusal.sentence)"
      } + [""]
  }

  private static func strays(_ audit: CaptureAudit) -> [String] {
    guard !audit.strays.isEmpty else { return [] }
    let shown = audit.strays.prefix(mostStrays).map {
      "  request \($0.number)  \(CaptureText.url($0.url))"
    }
    let more = audit.strays.count - shown.count
    return ["calls to the same hosts that no document asks for"] + shown
      + (more > 0 ? ["  and \(more.grouped) more"] : []) + [""]
  }

  private static func known(_ audit: CaptureAudit) -> [String] {
    guard !audit.known.isEmpty else { return [] }
    let shown = audit.known.prefix(mostKnown).map { "  \(CaptureText.known($0, audit.capture))" }
    let more = audit.known.count - shown.count
    return [CaptureText.knownByForm] + shown
      + (more > 0 ? ["  and \(more.grouped) more: --json"] : []) + [""]
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
