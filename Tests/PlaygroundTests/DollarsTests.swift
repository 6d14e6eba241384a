import Scenarios
import Testing

/// Amounts of money as text.
struct DollarsTests {
  @Test(arguments: [
    ("4.2", 4_200_000), ("$4.20", 4_200_000), ("0", 0), ("$0.000001", 1), ("12", 12_000_000),
    ("999999.999999", 999_999_999_999), ("$1000000", 1_000_000_000_000),
  ])
  func `an amount is read, and its text is read back`(_ text: String, _ micros: Int) {
    #expect(Dollars.micros(reading: text) == micros)
    #expect(Dollars.micros(reading: Dollars.text(micros)) == micros)
  }

  @Test(arguments: [
    "", "$", "4.", ".5", "-1", "1.2.3", "0.0000001", "1000001", "1000000.00", "1,000", "4€", "٤",
  ])
  func `anything else is no amount`(_ text: String) {
    #expect(Dollars.micros(reading: text) == nil)
  }

  @Test func `cents are written out`() {
    #expect(Dollars.text(4_200_000) == "$4.20")
    #expect(Dollars.text(12_000_000) == "$12")
    #expect(Dollars.text(5_000) == "$0.005")
  }
}
