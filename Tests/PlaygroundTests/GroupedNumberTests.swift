import Catalogue
import Testing

/// Numbers of things have commas between their thousands.
struct GroupedNumberTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (12_345, "12,345"), (1_000_000, "1,000,000"),
    (-2000, "-2,000"), (-999, "-999"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `a number is grouped by thousands`(_ number: Int, _ text: String) {
    #expect(number.grouped == text)
  }
}
