import Foundation
import Testing

/// `adplay explain`: two reports, and why they differ.
@Suite(.outside) struct ExplainCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Two weeks of two units; the network's counts are a part of Google's.
  private func write(
    impressions: Double = 0.96, clicks: Double = 0.96, revenue: Double = 1
  ) throws -> [String] {
    var google = "Date\tAd unit\tAd source\tEstimated earnings (USD)\tImpressions\tClicks\n"
    var network = "date,placement name,impressions,views,completes,clicks,revenue\n"
    for day in 1...14 {
      for (unit, size) in [("Home banner", 900), ("Level end", 400)] {
        let count = size + (day * 97) % 211
        let date = "2026-09-\(day < 10 ? "0" : "")\(day)"
        google += "\(date)\t\(unit)\tVungle\t\(Double(count) / 400)\t\(count)\t\(count / 20)\n"
        let seen = Int(Double(count) * impressions)
        let name = unit.lowercased().replacingOccurrences(of: " ", with: "-")
        network +=
          "\(date),\(name),\(seen),0,0,\(Int(Double(count / 20) * clicks)),\(Double(seen) / 400 * revenue)\n"
      }
    }
    let path = scratch.path("google.csv")
    try Data([0xFF, 0xFE] + google.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      .write(to: URL(fileURLWithPath: path))
    return [path, try scratch.write(network, to: "network.csv")]
  }

  private func run(_ words: [String]) throws -> Program.Outcome {
    try Program.run(Program.path, ["explain"] + words)
  }

  @Test func `the first screen names the cause, and where to see it`() throws {
    let result = try run(try write(clicks: 0.6))
    #expect(result.status == 1)
    #expect(result.output.contains("Google AdMob, 28 rows"))
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("the network is not told of clicks"))
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains("Likely reasons, the likeliest first:"))
    #expect(result.output.contains("See the same counts: adplay lost-on-the-way"))
    #expect(result.output.split(separator: "\n", omittingEmptySubsequences: false).count < 50)
  }

  @Test func `reports in order are within what is usual`() throws {
    let result = try run(try write())
    #expect(result.status == 0)
    #expect(result.output.contains("Within what is usual"))
  }

  @Test func `the limits can be set`() throws {
    let files = try write(impressions: 0.85)
    #expect(try run(files + ["--fault", "10%"]).status == 1)
    #expect(try run(files + ["--fault", "30%"]).status == 0)
    #expect(try run(files + ["--fault", "5%"]).status == 2)
    #expect(try run(files + ["--usual", "25%"]).status == 0)
    #expect(try run(files + ["--usual", "25%", "--fault", "20%"]).status == 2)
  }

  @Test func `files in the other order are explained alike`() throws {
    let files = try write(clicks: 0.6)
    let swapped = try run(Array(files.reversed()))
    #expect(swapped.status == 1)
    let words = swapped.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("the network is not told of clicks"))
    #expect(words.contains("a mediator's report, so it is the base"))
    #expect(words.contains("by day, clicks:"))
  }

  @Test func `units of a map that no report has are said`() throws {
    let files = try write()
    let map = try scratch.write("{\"units\": {\"levle end\": \"Level end\"}}", to: "map.json")
    let result = try run(files + ["--map", map])
    #expect(result.complaints.contains { $0.contains("no report has a unit called \"levle end\"") })
  }

  @Test func `JSON has the reasons in their order`() throws {
    let result = try run(try write(revenue: 0.7) + ["--json"])
    let line = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let reasons = try #require(line["reasons"] as? [[String: Any]])
    #expect(reasons.first?["cause"] as? String == "net-against-gross")
    #expect(reasons.first?["sameRatios"] as? [String] == ["currency"])
    #expect(line["withinUsual"] as? Bool == false)
  }

  @Test func `text and JSON tell the same reasons`() throws {
    let files = try write(impressions: 0.88, clicks: 0.8)
    let text = try run(files).output.split(separator: "\n").filter {
      $0.prefixMatch(of: #/  \d  /#) != nil
    }
    let json = try run(files + ["--json"]).output
    #expect(text.count > 0 && json.ranges(of: "\"number\":").count == text.count)
  }

  @Test func `a table and a page are the same for others`() throws {
    let files = try write(impressions: 0.7)
    let page = scratch.path("page.html")
    let table = try run(files + ["--csv", "--html", page])
    #expect(table.output.hasPrefix("network,unit,what,google,"))
    #expect(table.output.split(separator: "\r\n").count == 10)
    let text = try scratch.text("page.html")
    #expect(text.contains("<svg") && text.contains("the network is not told of impressions"))
    #expect(!text.contains("http:") && !text.contains("https:"))
  }

  @Test func `what can't be compared is refused with its place`() throws {
    let files = try write()
    let bad = try scratch.write("date,placement,impressions\n2026-09-01,\"a,1\n", to: "bad.csv")
    let result = try run([files[0], bad])
    #expect(result.status == 2)
    #expect(
      result.complaints == [
        "adplay: \(bad): line 2, column 1: a quote in this row is never closed"
      ])
    #expect(try run([files[0]]).status == 2)
    #expect(try run([files[0], scratch.path("none.csv")]).status == 2)
  }
}
