/// The segments of a string, and what was found in it.
struct ConsentParts: Hashable, Sendable {
  var segments: [ConsentSegment] = []
  var findings: [ConsentFinding] = []

  mutating func find(_ problem: ConsentFinding.Problem, at character: Int) {
    findings.append(ConsentFinding(problem, at: character))
  }
}
