import AdServing
import Scenarios
import VAST

extension AdMetadata {
  /// What Google's ad server says about an ad that comes as a VAST document; nil without one, and for
  /// one that leads to no ad.
  init?(playing content: Scenario.Content) {
    guard let bytes = content.vast?.bytes,
      let document = try? VASTReader.read(bytes).document
    else { return nil }
    var resolution = VASTResolution(document)
    while let request = resolution.request {
      let answer = content.vastCatalogue[request.url]?.bytes.map(VASTAnswer.init(reading:))
      resolution.answer(answer ?? .unreachable)
    }
    guard case .ads(let ads) = resolution.outcome, let ad = ads.first else { return nil }
    self.init(VASTMetadata(ad, media: ad.media().chosen))
  }

  private init(_ metadata: VASTMetadata) {
    self.init()
    texts = [
      .adID: metadata.adID, .adTitle: metadata.adTitle,
      .traffickingParameters: metadata.traffickingParameters, .dealID: metadata.dealID,
      .adSystem: metadata.adSystem, .creativeID: metadata.creativeID,
      .mediaURL: metadata.mediaURL,
    ]
    creativeDuration = metadata.creativeDurationMs
    wrappers = metadata.wrappers.map {
      Wrapper(adID: $0.adID, adSystem: $0.adSystem, creativeID: $0.creativeID)
    }
  }
}

extension VASTAnswer {
  fileprivate init(reading bytes: [UInt8]) {
    do throws(VASTRefusal) {
      self = .document(try VASTReader.read(bytes).document)
    } catch {
      self = .refused(error)
    }
  }
}
