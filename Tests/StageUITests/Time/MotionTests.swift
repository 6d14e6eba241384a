import Screen
import StageUI
import Testing

/// A mark that goes through cells, asked what it looks like after so much time.
struct MotionTests {
  private func line(_ length: Int, flash: Int? = nil, falls: Bool = false) -> Motion {
    Motion(
      cells: (0..<length).map { Point(x: $0, y: 3) },
      flashes: flash.map { [.init(cell: $0, rect: Rect(x: 60, y: 1, width: 1, height: 1))] } ?? [],
      falls: falls)
  }

  private func looks(_ motion: Motion) -> [Motion.Look] {
    (0..<1000).compactMap { motion.look(at: .milliseconds($0)) }
  }

  @Test(arguments: [1, 10, 60, 300, 5000]) func `it is over within 600 ms`(_ length: Int) {
    let motion = line(length, flash: length - 1, falls: true)
    #expect(motion.end <= .milliseconds(600))
    #expect(motion.look(at: motion.end) == nil)
    #expect(motion.look(at: .seconds(1)) == nil)
    #expect(motion.look(at: .milliseconds(-1)) == nil)
  }

  @Test func `it begins at the first cell, never goes back, and gets to the last`() {
    let columns = looks(line(40)).compactMap { $0.mark?.x }
    #expect(columns.first == 0)
    #expect(columns.last == 39)
    #expect(columns == columns.sorted())
  }

  @Test func `a figure flashes when the mark gets there, and not before`() throws {
    let looks = looks(line(40, flash: 20))
    let first = try #require(looks.firstIndex { !$0.flashes.isEmpty })
    #expect(looks[first].mark?.x == 20)
    #expect(looks[..<first].allSatisfy { $0.flashes.isEmpty })
    #expect(looks.last?.flashes.isEmpty == true)
  }

  @Test func `what is lost falls below the last cell`() {
    let fallen = looks(line(40, falls: true)).filter { ($0.mark?.y ?? 0) > 3 }
    #expect(fallen.allSatisfy { $0.mark?.x == 39 })
    #expect(Set(fallen.compactMap { $0.mark?.y }) == [4, 5, 6])
    #expect(!looks(line(40)).contains { ($0.mark?.y ?? 0) > 3 })
  }

  @Test func `no way, no motion`() {
    #expect(looks(Motion(cells: [])).isEmpty)
  }
}
