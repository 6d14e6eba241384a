import Testing

@testable import StageUI

/// How the mediation room divides its rows.
@Suite struct MediationPlanTests {
  @Test func `with rows for everything every reason is whole`() {
    let plan = MediationPlan(rows: 12, reasons: [2, 1, 0, 3], details: 2, least: 1, selected: 1)
    #expect(plan.lines == 0..<4)
    #expect(plan.reasons == [2, 1, 0, 3])
    #expect(!plan.hasGap)
    #expect(
      MediationPlan(rows: 13, reasons: [2, 1, 0, 3], details: 2, least: 1, selected: 1).hasGap)
  }

  @Test func `with fewer rows every reason gets one before any gets two`() {
    let plan = MediationPlan(rows: 10, reasons: [3, 1, 0, 3], details: 2, least: 1, selected: 0)
    #expect(plan.reasons == [2, 1, 0, 1])
  }

  @Test func `a line comes before a reason, and the selected line is visible`() {
    let plan = MediationPlan(
      rows: 8, reasons: [1, 1, 1, 1, 1, 1], details: 3, least: 3, selected: 5)
    #expect(plan.lines == 1..<6)
    #expect(plan.reasons == [0, 0, 0, 0, 0])
  }

  @Test func `a line comes before all but the first sentence of the details`() {
    let plan = MediationPlan(
      rows: 8, reasons: [1, 1, 1, 1, 1, 1], details: 5, least: 2, selected: 5)
    #expect(plan.lines == 0..<6)
  }

  @Test func `three lines stay where the details want all rows`() {
    let plan = MediationPlan(rows: 5, reasons: [1, 1, 1, 1, 1], details: 9, least: 4, selected: 0)
    #expect(plan.lines == 0..<3)
    #expect(MediationPlan(rows: 0, reasons: [1], details: 9, least: 4, selected: 0).lines.isEmpty)
  }

  /// In any window: no row is free while a line is hidden or a reason is cut.
  @Test func `no row is free while something is hidden`() {
    for rows in 0...40 {
      for details in 0...6 {
        for selected in 0..<4 {
          let wanted = [2, 0, 1, 3]
          let plan = MediationPlan(
            rows: rows, reasons: wanted, details: details, least: min(2, details),
            selected: selected)
          let used = plan.lines.count + plan.reasons.reduce(0, +) + min(details, rows)
          let isWhole = plan.lines.count == 4 && plan.reasons == wanted
          #expect(isWhole || used >= rows)
          #expect(rows == 0 || plan.lines.contains(selected))
        }
      }
    }
  }
}
