import Simulation

extension LineRequest {
  /// What the journal says when the line is asked.
  func facts(asking format: Format, _ request: Request) -> Fields {
    var facts: Fields = [
      "class": .string(settings.className), "format": .string(format.format.rawValue),
      "line": .string(settings.label), "number": .int(number),
    ]
    if !settings.ownSettings.isEmpty { facts["settings"] = .fields(Fields(settings.ownSettings)) }
    facts["bidResponse"] = settings.bid.map { .string($0.response) }
    if naming.api != .modern { facts["api"] = .string(naming.api.rawValue) }
    if !naming.reportsImpressions { facts["impressions"] = "google" }
    let wishes = format.wishes
    if !wishes.isEmpty { facts["options"] = .fields(wishes) }
    if MobileAds.shared.requestConfiguration.isThisATestDevice { facts["test"] = true }
    let tags = request.tags
    if !tags.isEmpty { facts["request"] = .fields(tags) }
    return facts
  }
}
