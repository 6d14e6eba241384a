import Simulation
import Testing

@Suite struct PartyTests {
  @Test func `a party is written as the journal writes it`() {
    let names = Party.allCases.map(\.rawValue)
    #expect(names == ["user", "app", "google", "adapter", "network", "server"])
  }
}
