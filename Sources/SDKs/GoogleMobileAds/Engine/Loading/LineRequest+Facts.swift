import Simulation

extension LineRequest {
  /// What the journal says when the line is asked.
  func facts(asking format: Format, _ request: Request) -> Fields {
    var facts: Fields = [
      Fact.className(settings.className), Fact.format(format.format.rawValue),
      Fact.line(settings.label), Fact.number(number),
    ]
    if !settings.ownSettings.isEmpty { facts[.settings] = Fields(settings.ownSettings) }
    facts[.bidResponse] = settings.bid?.response
    if naming.api != .modern { facts[.api] = naming.api.rawValue }
    if !naming.reportsImpressions { facts[.impressionsCountedBy] = "google" }
    let wishes = format.wishes
    if !wishes.isEmpty { facts[.options] = wishes }
    if MobileAds.shared.requestConfiguration.isThisATestDevice { facts[.test] = true }
    let tags = request.tags
    if !tags.isEmpty { facts[.request] = tags }
    return facts
  }
}
