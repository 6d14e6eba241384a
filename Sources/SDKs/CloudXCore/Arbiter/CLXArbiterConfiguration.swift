import UIKit

/// What the arbiter is asked.
public final class CLXArbiterConfiguration: NSObject {
  /// The ads that compete.
  public let bids: [CLXArbiterBid]

  private init(_ bids: [CLXArbiterBid]) {
    self.bids = bids
  }

  /// These bids.
  public static func configuration(bids: [CLXArbiterBid]) -> CLXArbiterConfiguration {
    CLXArbiterConfiguration(bids)
  }

  /// These bids, or others that the block sets.
  public static func configuration(
    bids: [CLXArbiterBid], builderBlock: ((CLXArbiterConfigurationBuilder) -> Void)?
  ) -> CLXArbiterConfiguration {
    let builder = CLXArbiterConfigurationBuilder(bids)
    builderBlock?(builder)
    return CLXArbiterConfiguration(builder.bids)
  }
}

/// What a configuration is made of.
public final class CLXArbiterConfigurationBuilder: NSObject {
  /// The ads that compete.
  public var bids: [CLXArbiterBid]

  init(_ bids: [CLXArbiterBid]) {
    self.bids = bids
  }
}

/// What the arbiter answers.
public final class CLXArbiterResult: NSObject {
  /// Unique for each question.
  public let identifier: String
  /// Whose ad should be shown; `none` if there is no winner.
  public let platform: CLXArbiterPlatform
  /// The bid that won; nil if none did.
  public let bidId: String?
  /// What the arbiter says about it.
  public let extras: [String: String]

  /// Why, for each bid.
  package let receipt: ArbitrationReceipt

  init(_ receipt: ArbitrationReceipt, _ platform: CLXArbiterPlatform) {
    identifier = receipt.identifier
    self.platform = platform
    bidId = receipt.winner?.offer.id
    extras = [:]
    self.receipt = receipt
  }
}
