import Testing

@testable import Observing

/// Collections that grow, and whose copies share what has not changed.
struct GrowingTests {
  @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 100]) func `a list has what was added, in order`(
    _ count: Int
  ) {
    var list = GrowingList<Int>()
    for number in 0..<count { list.append(number) }
    #expect(Array(list) == Array(0..<count))
    #expect(list.count == count && list.last == (0..<count).last)
    #expect(list.lastIndex { $0 < 16 } == (0..<count).last { $0 < 16 })
  }

  @Test func `a copy keeps what it had`() {
    var list = GrowingList<Int>()
    for number in 0..<40 { list.append(number) }
    let copy = list
    list[3] = -1
    list.append(40)
    #expect(copy[3] == 3 && copy.count == 40)
    #expect(list[3] == -1 && list.count == 41)
    #expect(copy != list)
    list[3] = 3
    #expect(Array(list.prefix(40)) == Array(copy))
  }

  @Test func `an index knows where each value is`() {
    var index = GrowingIndex<String>()
    #expect(index["none"] == nil)
    for place in 0..<100 { index.add("ad#\(place)", at: place) }
    let copy = index
    index.add("ad#100", at: 100)
    let places = (0...100).map { index["ad#\($0)"] ?? -1 }
    #expect(places == Array(0...100))
    #expect(copy["ad#100"] == nil && copy["ad#99"] == 99)
  }
}
