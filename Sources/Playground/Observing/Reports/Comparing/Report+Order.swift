extension Report {
  /// Which of these is the base: the first, unless it is a network's and one other is a mediator's.
  package static func base(among reports: [Report]) -> Int {
    let mediators = reports.indices.filter { reports[$0].source.isMediator }
    return mediators.count == 1 ? mediators[0] : 0
  }

  /// Noted as the base, though it was not the first file.
  package var takenFirst: Report {
    var report = self
    report.notes.append(.takenFirst)
    return report
  }
}
