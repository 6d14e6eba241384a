import Foundation
import Testing

/// `adplay discrepancy`: both counts over many runs, and whether they are close enough.
@Suite(.outside) struct DiscrepancyCommandTests {
  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(Program.path, ["discrepancy"] + arguments)
  }

  @Test func `base and sign are named, and a gap above the threshold ends with 1`() throws {
    let result = try run("lost-on-the-way", "--repeat", "3", "--threshold", "5%")
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "gap: (network − Google) ÷ Google. + means that the network counted more than Google."))
    #expect(
      result.output.contains(
        "click-told · Sample SDK: clicks differ by -50.0 %, above the threshold of 5 %"))
    #expect(
      result.output.contains(
        "click-reported · Self-tracking: only the network counted clicks, which no threshold allows"
      ))
  }

  @Test func `below the threshold it ends with 0 and says so`() throws {
    let result = try run("google-tracks", "--repeat", "2", "--threshold", "2.5%")
    #expect(result.status == 0)
    #expect(result.output.contains("No gap is above the threshold of 2.5 %."))
    #expect(try run("lost-on-the-way", "--repeat", "2").status == 0, "nothing was asked")
  }

  @Test func `a run that is repeated has the same threshold, and one that is not has none`() throws
  {
    let above = try Program.run(
      "run", "lost-on-the-way", "--repeat", "3", "--threshold", "5%")
    #expect(above.status == 1)
    #expect(above.output.contains("clicks differ by -50.0 %, above the threshold of 5 %"))
    let below = try Program.run("run", "google-tracks", "--repeat", "2", "--threshold", "5%")
    #expect(below.status == 0)
    #expect(below.output.contains("No gap is above the threshold of 5 %."))
    let alone = try Program.run("run", "google-tracks", "--threshold", "5%")
    #expect(alone.status == 2)
    #expect(alone.complaint.contains("--threshold needs --repeat N beside it"))
  }

  @Test(arguments: ["0.05", "5", "five"])
  func `a threshold that is no percentage is refused`(_ text: String) throws {
    let result = try run("google-tracks", "--threshold", text)
    #expect(result.status == 2)
    #expect(
      result.complaint.contains(
        "invalid value \"\(text)\" for --threshold: expected a percentage such as 5% or 2.5%"))
  }

  @Test func `CSV has a row for each line and kind, and nothing else`() throws {
    let result = try run("lost-on-the-way", "--repeat", "2", "--threshold", "5%", "--csv")
    #expect(result.status == 1)
    let rows = result.output.components(separatedBy: "\r\n")
    #expect(
      rows[0] == "scenario,seed,runs,unit,line,ads,what,google,network,networkMinusGoogle,"
        + "percentOfGoogle,mediator")
    #expect(rows.contains { $0.hasSuffix(",click-told,Sample SDK,4,clicks,4,2,-2,-50.00,Google") })
    #expect(rows.contains { $0.hasSuffix(",click-reported,Self-tracking,2,clicks,0,2,2,,Google") })
    for row in rows where !row.isEmpty {
      #expect(row.split(separator: ",", omittingEmptySubsequences: false).count == 12)
    }
    #expect(result.complaint.contains("above the threshold of 5 %"))
  }

  @Test func `JSON names base, sign, threshold and what is above it`() throws {
    let result = try run("lost-on-the-way", "--repeat", "2", "--threshold", "5%", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["base"] as? String == "google")
    #expect(object["sign"] as? String == "network - google")
    #expect(object["thresholdPercent"] as? Double == 5)
    let above = try #require(object["above"] as? [[String: String]])
    #expect(above.contains(["unit": "click-told", "line": "Sample SDK", "what": "clicks"]))
    let lines = try #require(object["lines"] as? [[String: Any]])
    let reported = try #require(lines.first { $0["unit"] as? String == "click-reported" })
    #expect((reported["gap"] as? [String: Int])?["clicks"] == 2)
    #expect((reported["gapPercent"] as? [String: Any])?["clicks"] is NSNull)
  }

  @Test func `both formats at once are refused`() throws {
    let result = try run("google-tracks", "--csv", "--json")
    #expect(result.status == 2)
    #expect(result.complaint.contains("--csv and --json can't be used together"))
  }

  @Test func `a scenario without a script gets the usual round`() throws {
    let folder = try Scratch()
    let file = try folder.write(
      """
      {"title":"quiet","adUnits":[{"id":"feed","format":"native","lines":[
        {"label":"A, \\"the\\" first","class":"SampleAdapter.SampleCustomEvent","parameter":"a",
         "outcome":"fill"}]}]}
      """, to: "quiet.json")
    let result = try withExtendedLifetime(folder) { try run(file, "--repeat", "2", "--csv") }
    #expect(result.output.contains(",feed,\"A, \"\"the\"\" first\",2,clicks,2,2,0,0.00"))
  }
}
