import AdServing
import Simulation

/// What the two formats with a reward have in common.
open class RewardingAd: PresentableAd, AdMetadataProvider {
  /// What the user gets.
  public var adReward: AdReward { reward }
  /// What is known about the ad; nil while nothing is. Wait for the delegate's call before reading
  /// it.
  public var adMetadata: [GADAdMetadataKey: Any]? { metadata?.dictionary }
  /// Told when that changes.
  open weak var adMetadataDelegate: (any AdMetadataDelegate)?

  /// What the publisher's server is told when the reward is earned; set it before presenting.
  open var serverSideVerificationOptions: ServerSideVerificationOptions? {
    get { copiedOptions }
    set {
      (givenOptions, copiedOptions) = (newValue, newValue.map { $0.copied })
      noteIfTooLate()
    }
  }

  /// The object that the application set, and what it said then: later changes are not seen.
  private var givenOptions: ServerSideVerificationOptions?
  private var copiedOptions: ServerSideVerificationOptions?

  private var metadata: AdMetadata?
  private let coming: AdUnit.ComingMetadata?

  override init(_ loaded: LoadedAd<FullScreenFormat>, unitID: String) {
    coming = loaded.line.metadata
    super.init(loaded, unitID: unitID)
    if let coming, coming.delay == nil { metadata = coming.first }
  }

  override var verification: ServerSideVerification? {
    serverSideVerificationOptions.map(ServerSideVerification.init)
  }

  override var presentationFacts: Fields { verification?.facts ?? .none }

  override func willBePresented() { noteIfChanged() }

  private func noteIfTooLate() {
    guard tracker.wasPresented else { return }
    World.current.journal.note(
      by: .google,
      "the options for server-side verification come after the ad was presented: they are ignored",
      violation: .verificationTooLate, ad: name)
  }

  /// The ad is presented; notes options that say something else than when they were set.
  private func noteIfChanged() {
    guard let givenOptions, let copiedOptions, !givenOptions.says(what: copiedOptions) else {
      return
    }
    World.current.journal.note(
      by: .google,
      "the options for server-side verification were changed after they were set: that is not seen",
      violation: .verificationChanged, ad: name)
  }

  // MARK: What is known of the ad

  override func wasHandedOver() {
    guard let coming else { return }
    if coming.delay == nil { tellOfMetadata() }
    let first = coming.delay ?? .zero
    if coming.delay != nil { change(metadata: coming.first, after: first) }
    if let media = coming.mediaDelay { change(metadata: coming.metadata, after: first + media) }
  }

  private func change(metadata: AdMetadata, after delay: Duration) {
    World.current.after(
      delay, "the ad's metadata comes", .metadataDue, by: .google, of: self
    ) {
      $0.change(metadata: metadata)
    }
  }

  /// The ad server now says something else about the ad.
  package func change(metadata: AdMetadata) {
    guard metadata != self.metadata else { return }
    self.metadata = metadata
    tellOfMetadata()
  }

  private func tellOfMetadata() {
    guard let metadata, let delegate = adMetadataDelegate else { return }
    World.current.journal.callback(
      from: .google, to: .app, "adMetadataDidChange(_:)", .appToldMetadata, ad: name,
      data: metadata.facts.inJournal
    ) { delegate.adMetadataDidChange(self) }
  }
}
