import Testing

/// `adplay consent`, run from outside.
@Suite(.outside) struct ConsentCommandTests {
  private static let string = "CQSbk4AQSbk4ANwAAAENAwCgAAAAAAAAAAYgACPAAAAA.IDKQA4AAgAKAGQAygAAA"

  @Test(arguments: [
    (["1YNN"], 0), ([string, "2~1.35~dv.9"], 0), (["2~1.35~dv.9"], 1), (["CQ"], 2),
    (["1YNN", "CQ", "2~1"], 2), (["hello"], 2), ([""], 2),
  ])
  func `the status says whether strings are good, contradicted or bad`(
    _ words: [String], _ status: Int
  ) throws {
    let outcome = try Program.run(Program.path, ["consent"] + words)
    #expect(Int(outcome.status) == status)
    #expect(outcome.complaints.isEmpty == (status < 2))
  }

  @Test(arguments: [["consent"], ["consent", "x=1"], ["consent", "1YNN", "--on", "2026-02-30"]])
  func `invalid arguments are refused`(_ words: [String]) throws {
    let outcome = try Program.run(Program.path, words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1)
  }

  /// Runs a shell line, with the program as `$0`.
  private func shell(_ line: String) throws -> Program.Outcome {
    try Program.run("/bin/sh", ["-c", line, Program.path])
  }

  @Test func `standard input has strings or what an app keeps`() throws {
    let strings = try shell(#"printf '1YNN\n\n1~1.2\n' | "$0" consent -"#)
    #expect(strings.status == 1)
    #expect(strings.output.contains("-: line 3: Additional Consent"))
    let kept = try shell(
      #"printf 'Other = 1;\nIABTCF_gdprApplies = 1;\n' | "$0" consent -"#)
    #expect(kept.status == 1)
    #expect(kept.output.contains("IABTCF_gdprApplies says that GDPR applies"))
    #expect(try shell(#""$0" consent - < /dev/null"#).status == 2)
  }

  @Test func `a megabyte is decoded, and more than 8 MiB is refused`() throws {
    let megabyte = try shell(
      #"(printf 1~1; yes .7 | head -n 500000 | tr -d '\n') | "$0" consent - --json"#)
    #expect(megabyte.status == 1)
    #expect(megabyte.output.contains(#""ranges":[[1,1],[7,7]]"#))
    #expect(try shell(#"yes 1YNN | head -c 9000000 | "$0" consent -"#).status == 2)
  }
}
