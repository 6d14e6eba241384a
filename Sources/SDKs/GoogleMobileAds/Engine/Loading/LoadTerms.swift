import AdServing

/// What every load's configuration contains, in any format.
struct LoadTerms {
  let credentials: MediationCredentials
  let isTestRequest: Bool
  let extras: (any AdNetworkExtras)?
  let bidResponse: String?
  let watermark: Data?

  init(
    _ line: AdUnit.Line, _ format: UnitFormat, _ type: any MediationAdapter.Type, _ request: Request
  ) {
    credentials = MediationCredentials(settings: line.settings, format: AdFormat(format))
    isTestRequest = MobileAds.shared.requestConfiguration.isThisATestDevice
    extras = type.networkExtrasClass().flatMap { request.adNetworkExtras(for: $0) }
    bidResponse = line.bid?.response
    watermark = line.bid.map { Data($0.watermark ?? Watermark.png) }
  }
}

extension MediationAdConfiguration {
  convenience init(_ terms: LoadTerms) {
    self.init(
      credentials: terms.credentials, isTestRequest: terms.isTestRequest, extras: terms.extras)
    bidResponse = terms.bidResponse
    watermark = terms.watermark
  }
}
