// Facts of questions and answers: what is asked for, of whom, and what comes back.

extension Fact<String> {
  /// An ad unit of the application's.
  package static let unit = Fact("unit")
  /// A network's own ad unit.
  package static let adUnitID = Fact("adUnitID")
  package static let placement = Fact("placement")
  /// What an application reads of its user's consent.
  package static let consentStatus = Fact("consentStatus")
  package static let preloadID = Fact("preloadID")
  package static let format = Fact("format")
  package static let size = Fact("size")
  /// The label of a line, as the mediation settings have it.
  package static let line = Fact("line")
  package static let network = Fact("network")
  package static let className = Fact("class")
  /// The interface that an adapter is written for, if that is not today's.
  package static let api = Fact("api")
  package static let adapterVersion = Fact("adapterVersion")
  package static let sdkVersion = Fact("sdkVersion")
  package static let signals = Fact("signals")
  package static let bidResponse = Fact("bidResponse")
  package static let error = Fact("error")
  package static let domain = Fact("domain")
  /// The forced end of a request, or of a show.
  package static let outcome = Fact("outcome")
  /// Google, if the adapter has no way to report impressions.
  package static let impressionsCountedBy = Fact("impressions")
  package static let userIdentifier = Fact("userIdentifier")
  package static let customRewardText = Fact("customRewardText")
  package static let ageGroup = Fact("ageGroup")
  package static let ageRestrictedTreatment = Fact("ageRestrictedTreatment")
}

extension Fact<Int> {
  /// The place of a line in the mediation settings, from 1.
  package static let number = Fact("number")
  /// The number of a network's request.
  package static let requestNumber = Fact("request")
  package static let code = Fact("code")
  /// In milliseconds.
  package static let latency = Fact("latency")
}

extension Fact<Bool> {
  package static let test = Fact("test")
  package static let testMode = Fact("testMode")
  package static let hasKey = Fact("hasKey")
  package static let forChildren = Fact("forChildren")
  package static let childDirected = Fact("childDirected")
  package static let underAgeOfConsent = Fact("underAgeOfConsent")
  /// Trying again never helps: the key or the ad unit is unknown, or the network is switched off.
  package static let hopeless = Fact("hopeless")
  /// The ad was asked for at the wrong moment and waits for its next show.
  package static let keepsAd = Fact("keepsAd")
}

extension Fact<LineAnswer> {
  package static let result = Fact("result")
}

extension Fact<Fields> {
  package static let settings = Fact("settings")
  /// The publisher's options, of which `images` and `multipleImages` matter to rules.
  package static let options = Fact("options")
  package static let request = Fact("request")
  package static let parameters = Fact("parameters")
  package static let extras = Fact("extras")
}

extension Fact<[String]> {
  package static let formats = Fact("formats")
  package static let kinds = Fact("kinds")
  package static let keywords = Fact("keywords")
  /// Settings that an adapter looked for in vain.
  package static let keys = Fact("keys")
}

extension Fact<[Int]> {
  /// The numbers of an auction's lines, the best bid first.
  package static let lines = Fact("lines")
}

extension Fact<[Fields]> {
  package static let responseInfo = Fact("responseInfo")
}
