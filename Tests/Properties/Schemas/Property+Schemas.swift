extension Property {
  /// One change in seventeen; all numbers together make every change.
  package static let schemaAgreement = Property(
    "schema and reader agree on every single change", 0..<17
  ) { number in
    var agreement = try SchemaAgreement()
    var place: UInt64 = 0
    try agreement.play { _ in
      place += 1
      return place % 17 == number
    }
    guard agreement.disagreements.isEmpty else {
      return .fails(agreement.disagreements.joined(separator: "\n"))
    }
    let isEnough = agreement.accepted > 20 && agreement.refused > 200
    return isEnough
      ? .holds(times: agreement.accepted + agreement.refused) : .fails("too few changes")
  }
}
