/// A native ad as an application draws it: its views from back to front, in points of the ad's view.
package struct AdLayout: Equatable, Sendable {
  package var size = Size(width: 340, height: 200)
  /// The edges that the phone's own things lie over.
  package var safeArea = Edges()
  package var views: [View] = []

  package init() {}

  package struct Size: Equatable, Sendable {
    package var width: Double
    package var height: Double
  }

  package struct Edges: Equatable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
  }

  package struct Frame: Equatable, Sendable {
    package var x = 0.0
    package var y = 0.0
    package var width = 0.0
    package var height = 0.0
  }

  /// A view in the ad: of an asset, with a text of the application's, or with neither.
  package struct View: Equatable, Sendable {
    package var asset: Asset?
    package var text: String?
    package var frame = Frame()
    /// Nil for as good applications do: hidden where the ad lacks its asset.
    package var isHidden: Bool?
    package var alpha = 1.0
    /// Nil for the usual one of its asset.
    package var kind: Kind?
    /// Whether nothing is drawn behind it.
    package var isClear: Bool?
    /// Whether it takes touches; nil for as its kind does.
    package var isInteractive: Bool?
    /// Whether a tap runs code of the application's.
    package var hasAction = false
    /// Whether it is handed over as the asset's outlet.
    package var isOutlet = true
    /// How many lines of text it may have; 0 for as many as fit.
    package var lines = 1
    /// The size of its letters.
    package var fontSize = 17.0
    /// The views in it, from back to front, in points of this one.
    package var views: [View] = []
  }

  package enum Asset: String, CaseIterable, Sendable {
    case headline, body, icon, image, media, callToAction, advertiser, store, price, starRating
    case adChoices
  }

  package enum Kind: String, CaseIterable, Sendable {
    case label, imageView, mediaView, button, plain
  }
}

extension AdLayout {
  /// Whether it draws the asset where no touch reaches it: transparent, without a size, or in a view that takes none.
  package func keepsTouches(from asset: Asset) -> Bool {
    views.contains { $0.keepsTouches(from: asset) }
  }
}

extension AdLayout.Frame {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension AdLayout.View {
  fileprivate func keepsTouches(from asset: AdLayout.Asset) -> Bool {
    if self.asset == asset { return isOutlet && (alpha <= 0.01 || frame.isEmpty) }
    guard isInteractive == false || alpha <= 0.01 else {
      return views.contains { $0.keepsTouches(from: asset) }
    }
    return views.contains { $0.draws(asset) }
  }

  private func draws(_ asset: AdLayout.Asset) -> Bool {
    self.asset == asset && isOutlet || views.contains { $0.draws(asset) }
  }
}
