import Simulation

/// What the application is told at the end of a load whose handler it passed.
enum LoadAnswer {
  static func received(_ info: ResponseInfo, _ tell: () -> Void) {
    World.current.journal.callback(
      from: .google, to: .app, LineAnswer.ad.handlerCall, .adReceived,
      data: Fields.none.adding(info), tell)
  }

  static func refused(_ error: NSError, _ tell: () -> Void) {
    World.current.journal.callback(
      from: .google, to: .app, LineAnswer.error.handlerCall, .adRefused,
      data: error.facts.adding(error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo),
      tell)
  }
}
