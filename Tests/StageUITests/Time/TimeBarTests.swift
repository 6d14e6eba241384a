import StageUI
import Testing

/// Where moments are on the time bar.
struct TimeBarTests {
  @Test func `the first and the last moment are at the ends`() {
    for columns in 2...200 {
      for count in [2, 3, 7, 80, 500] {
        let bar = TimeBar(count: count, columns: columns)
        #expect(bar.column(of: 0) == 0)
        #expect(bar.column(of: count - 1) == columns - 1)
        #expect(bar.place(at: 0) == 0)
        #expect(bar.place(at: columns - 1) == count - 1)
      }
    }
  }

  @Test func `a click on a moment's column finds it where each has one`() {
    for columns in [20, 57, 113] {
      for count in 2...columns / 2 {
        let bar = TimeBar(count: count, columns: columns)
        for place in 0..<count { #expect(bar.place(at: bar.column(of: place)) == place) }
      }
    }
  }

  @Test func `a single moment is the present, at the end`() {
    let bar = TimeBar(count: 1, columns: 40)
    #expect(bar.column(of: 0) == 39)
    #expect((0..<40).allSatisfy { bar.place(at: $0) == 0 })
  }
}
