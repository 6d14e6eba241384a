import Simulation

/// What the application is told at the end of a load whose handler it passed.
enum LoadAnswer {
  static func received(_ info: ResponseInfo, _ tell: @escaping () -> Void) {
    World.current.journal.tellApp(
      from: .google, LineAnswer.ad.handlerCall, .adReceived,
      data: Fields.none.adding(info), tell)
  }

  static func refused(_ error: NSError, _ tell: @escaping () -> Void) {
    World.current.journal.tellApp(
      from: .google, LineAnswer.error.handlerCall, .adRefused,
      data: error.facts.adding(error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo),
      tell)
  }
}
