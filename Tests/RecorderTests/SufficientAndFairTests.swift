import Properties
import Testing

extension AllRecordings {
  /// From the recorder's lines alone the judge finds what a check finds of the same run, and nothing more.
  /// `Checks` plays all of it.
  @Suite @MainActor struct SufficientAndFairTests {
    private func expect(_ property: Property, on places: StrideTo<UInt64>) {
      for place in places {
        let verdict = property.verdict(on: place..<place + 1)
        if case .fails(let proof) = verdict { Issue.record("\(proof)") }
      }
    }

    @Test func `each judged rule is found where a check finds it, and no other`() {
      expect(
        .judgedRecordings,
        on: stride(from: UInt64(2), to: Property.everyWatching.upperBound, by: 8))
    }

    @Test func `doubled lines change nothing, and a cut end or holes prove nothing`() {
      expect(
        .harmedRecordings,
        on: stride(from: UInt64(3), to: Property.everyRecording.upperBound, by: 27))
    }
  }
}
