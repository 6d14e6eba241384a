import AdServing
import Simulation

/// The ads loaded ahead under one preload ID: does what ``PreloadBuffer`` decides.
final class Preload<Ad: PresentableAd> {
  typealias Loaded = LoadedAd<FullScreenFormat>

  let configuration: PreloadConfigurationV2

  private let preloadID: String
  private let format: FullScreenFormat
  private let make: (Loaded, String) -> Ad
  private weak var delegate: (any PreloadDelegate)?
  private var buffer: PreloadBuffer
  private var ads: [Int: Ad] = [:]
  private var lastNumber = 0
  private var inVain = VainQuestions()
  /// Why the last load failed.
  private var error: NSError?

  private var world: World { World.current }
  private var journal: Journal { world.journal }
  private var facts: Fields { [Fact.preloadID(preloadID)] }

  init(
    _ preloadID: String, _ format: FullScreenFormat, _ configuration: PreloadConfigurationV2,
    _ delegate: (any PreloadDelegate)?, _ make: @escaping (Loaded, String) -> Ad
  ) {
    self.preloadID = preloadID
    self.format = format
    self.configuration = configuration
    self.delegate = delegate
    self.make = make
    buffer = PreloadBuffer(size: configuration.room)
  }

  // MARK: What the application does

  func begin() { handle(.began) }

  func stop() { handle(.stopped) }

  /// How many ads are ready.
  var count: Int { buffer.ready.count }

  /// The ad that is handed out next.
  var next: Ad? { buffer.ready.first.flatMap { ads[$0] } }

  func take() -> Ad? {
    guard let next else {
      journal.note(by: .google, "no ad is ready for \(preloadID)", violation: nil, data: facts)
      noteInVain()
      return nil
    }
    inVain = VainQuestions()
    journal.call(from: .app, to: .google, "ad(with:)", ad: next.name, data: facts) {
      handle(.taken)
    }
    return next
  }

  /// The application asks for what it cannot have now.
  func noteInVain() { inVain.asked(of: preloadID) }

  // MARK: What the buffer decides

  private func handle(_ event: PreloadBuffer.Event) {
    for effect in buffer.handle(event) { obey(effect) }
  }

  private func obey(_ effect: PreloadBuffer.Effect) {
    switch effect {
    case .load: load()
    case .handOut(let number): handOut(number)
    case .drop(let number): drop(number)
    case .wait(let pause): wait(pause)
    case .tellAvailable(let number): tellAvailable(number)
    case .tellExhausted: tellExhausted()
    case .tellFailed: tellFailed()
    }
  }

  private func load() {
    let unit = configuration.adUnitID
    let name = AdServer.shared.nextAdName(unit: unit)
    let cause = journal.write(
      .note(violation: nil), from: .google, "the preloader asks for an ad", .adAsked, ad: name,
      data: [Fact.format(format.format.rawValue), Fact.unit(unit)])
    journal.within(Context(cause: cause, ad: name)) {
      AdLoad(format, name: name, unitID: unit, request: configuration.request)
        .begin { self.finish($0) }
    }
  }

  private func finish(_ outcome: AdLoad<FullScreenFormat>.Outcome) {
    switch outcome {
    case .success(let loaded):
      lastNumber += 1
      ads[lastNumber] = make(loaded, configuration.adUnitID)
      expire(lastNumber)
      handle(.loaded(lastNumber))
    case .failure(let error):
      self.error = error
      handle(.failed)
    }
  }

  private func handOut(_ number: Int) {
    guard let ad = ads.removeValue(forKey: number) else { return }
    // The application sets the ad's delegates first.
    world.soon { ad.wasHandedOver() }
  }

  private func drop(_ number: Int) {
    guard let ad = ads.removeValue(forKey: number) else { return }
    journal.note(
      by: .google, "the preloaded ad is thrown away", violation: nil, ad: ad.name, data: facts)
  }

  // MARK: Time

  private func expire(_ number: Int) {
    later(format.lifetime) { $0.handle(.expired(number)) }
  }

  private func wait(_ pause: Duration) {
    later(pause) { $0.handle(.waited) }
  }

  /// Nobody waits for a preloader: without fill it would ask forever.
  private func later(_ delay: Duration, _ action: @escaping (Preload) -> Void) {
    world.timeline.after(delay, isQuiet: true) { [weak self] in
      guard let self else { return }
      journal.within(.none) { action(self) }
    }
  }

  // MARK: The delegate

  private func tellAvailable(_ number: Int) {
    guard let ad = ads[number] else { return }
    journal.callback(
      from: .google, to: .app, "adAvailable(forPreloadID:responseInfo:)", .adReceived,
      data: facts.adding(ad.responseInfo)
    ) { delegate?.adAvailable(forPreloadID: preloadID, responseInfo: ad.responseInfo) }
  }

  private func tellFailed() {
    guard let error else { return }
    journal.callback(
      from: .google, to: .app, "adFailedToPreload(forPreloadID:error:)", .adRefused,
      data: error.facts.adding(error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo)
    ) { delegate?.adFailedToPreload(forPreloadID: preloadID, error: error) }
  }

  /// Later, since the application may be taking the last ad.
  private func tellExhausted() {
    world.soon { [self] in
      journal.callback(
        from: .google, to: .app, "adsExhausted(forPreloadID:)", data: facts
      ) { delegate?.adsExhausted(forPreloadID: preloadID) }
    }
  }
}
