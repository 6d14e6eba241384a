import Properties
import Testing

extension Property {
  /// Expects that it holds for these numbers, on more than so many occasions.
  func expect(
    for numbers: Range<UInt64>, moreThan least: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    switch verdict(on: numbers) {
    case .holds(let times): #expect(times > least, sourceLocation: sourceLocation)
    case .fails(let proof): Issue.record("\(proof)", sourceLocation: sourceLocation)
    }
  }
}
