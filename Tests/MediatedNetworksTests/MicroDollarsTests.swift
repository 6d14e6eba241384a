import MediatedNetworks
import Testing

/// Prices as whole numbers.
struct MicroDollarsTests {
  @Test func `prices per impression and per thousand meet in one unit`() {
    #expect(MicroDollars(perImpression: 0.0042)?.count == 4200)
    #expect(MicroDollars(perImpression: 0.0025312)?.count == 2531)
    #expect(MicroDollars(perThousand: 3.9)?.count == 3900)
  }

  @Test func `no price of whole cents loses a millionth`() {
    for cents in 1...2000 {
      #expect(MicroDollars(perThousand: Double(cents) / 100)?.count == cents * 10)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not a number is no price`(_ price: Double) {
    #expect(MicroDollars(perImpression: price) == nil)
    #expect(MicroDollars(perThousand: price) == nil)
  }

  @Test func `a finite price is never too large`() {
    #expect(MicroDollars(perImpression: 1e300)?.count == .max)
    #expect(MicroDollars(perImpression: -1e300)?.count == .min)
    #expect(MicroDollars(perImpression: .greatestFiniteMagnitude)?.count == .max)
    #expect(MicroDollars(perThousand: .leastNonzeroMagnitude)?.count == 0)
  }

  @Test func `a negative price is less than nothing`() throws {
    let negative = try #require(MicroDollars(perImpression: -0.5))
    #expect(negative.count == -500_000 && negative < MicroDollars(0))
  }

  @Test func `a price that can be compared is not below nothing, in either unit`() {
    #expect(MicroDollars(comparable: 0, isPerThousand: true)?.count == 0)
    #expect(MicroDollars(comparable: 3.9, isPerThousand: true)?.count == 3900)
    #expect(MicroDollars(comparable: 0.0042, isPerThousand: false)?.count == 4200)
    for price in [-0.001, -.infinity, .nan] {
      #expect(MicroDollars(comparable: price, isPerThousand: true) == nil)
      #expect(MicroDollars(comparable: price, isPerThousand: false) == nil)
    }
  }
}
