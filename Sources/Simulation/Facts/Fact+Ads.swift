// Facts of an ad: its assets, who watches it, and what touches it.

extension Fact<String> {
  package static let headline = Fact("headline")
  package static let body = Fact("body")
  package static let callToAction = Fact("callToAction")
  package static let icon = Fact("icon")
  package static let image = Fact("image")
  package static let imageURL = Fact("imageURL")
  package static let starRating = Fact("starRating")
  package static let aspectRatio = Fact("aspectRatio")
  /// A video's length.
  package static let video = Fact("video")
  /// A network's view with its video, as the network names it.
  package static let networkMediaView = Fact("mediaView")
  /// Whether pictures are wanted as such or as addresses.
  package static let imagesWanted = Fact("images")
  package static let imageOrientation = Fact("imageOrientation")
  package static let mediaAspectRatio = Fact("mediaAspectRatio")
  package static let orientation = Fact("orientation")
  package static let adChoicesImageURL = Fact("adChoicesImageURL")
  package static let adChoicesLinkURL = Fact("adChoicesLinkURL")
  package static let adChoices = Fact("adChoices")
  package static let corner = Fact("corner")
  package static let asset = Fact("asset")
  /// The class of the view that was touched.
  package static let view = Fact("view")
  /// The class of the object that an adapter hands over.
  package static let object = Fact("object")
  /// The part of the ad that the user touched.
  package static let target = Fact("target")
  /// Which message of an ad crosses a wire that is not whole.
  package static let crossing = Fact("crossing")
  package static let fault = Fact("fault")
  package static let label = Fact("label")
  package static let type = Fact("type")
}

extension Fact<Bool> {
  package static let mediaView = Fact("mediaView")
  package static let downloadImages = Fact("downloadImages")
  package static let multipleImages = Fact("multipleImages")
  package static let startMuted = Fact("startMuted")
  package static let wholeView = Fact("wholeView")
  package static let watchesClicks = Fact("clicks")
  package static let watchesImpressions = Fact("impressions")
  /// An adapter's flag.
  package static let answer = Fact("answer")
  /// The adapter does not implement what it was asked for.
  package static let isLeftOut = Fact("leftOut")
}

extension Fact<Ledger> {
  /// Who tracks clicks or impressions.
  package static let watches = Fact("watches")
}

extension Fact<CountingMoment> {
  /// When a side counts an impression.
  package static let counts = Fact("counts")
}

extension Fact<Int> {
  package static let moreImages = Fact("moreImages")
  package static let amount = Fact("amount")
}

extension Fact<[String]> {
  package static let images = Fact("images")
  /// The assets whose views are clickable.
  package static let clickable = Fact("clickable")
  /// The assets whose views are not.
  package static let nonclickable = Fact("nonclickable")
}

extension Fact<Fields> {
  package static let extraAssets = Fact("extraAssets")
}
