import Testing

/// Random users of those who keep the contract. They have a process of their own, since adapters with
/// the manners of published ones hop over the main queue, which a test keeps busy.
@Suite(.outside) struct GoodPartiesTests {
  @Test func `random users with the manners of published adapters accuse nobody`() throws {
    let outcome = try Program.run(Program.benchmarks, ["users", "9"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("accused: 0"), "\(outcome.output)")
  }
}
