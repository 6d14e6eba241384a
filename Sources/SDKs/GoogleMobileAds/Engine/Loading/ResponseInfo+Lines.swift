import AdServing

extension ResponseInfo {
  /// How a request was answered: by the lines that were asked, one of which may have been loaded,
  /// with what is known about those that were not.
  convenience init<Format>(
    of name: String, loaded: LineRequest<Format>?, asked: [LineRequest<Format>],
    notAsked: [AdUnit.Line]
  ) {
    let infos = asked.map(\.info)
    self.init(
      responseIdentifier: name,
      loaded: loaded.flatMap { line in asked.firstIndex { $0 === line } }.map { infos[$0] },
      all: infos + notAsked.map { LineRequest<Format>.infoOfOneNotAsked($0) })
  }
}

extension RequestError {
  /// The error the application gets when nothing was loaded.
  func withResponse(_ info: ResponseInfo) -> NSError {
    NSError(
      domain: Self.errorDomain, code: errorCode,
      userInfo: [
        NSLocalizedDescriptionKey: errorDescription ?? "",
        GADErrorUserInfoKeyResponseInfo: info,
      ])
  }
}
