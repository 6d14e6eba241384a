/// Shows an ad's media: the network's own view of it, or the first picture, or nothing.
open class MediaView: UIView {
  /// The media to show.
  open var mediaContent: MediaContent? {
    didSet { replaceContent() }
  }

  private func replaceContent() {
    subviews.forEach { $0.removeFromSuperview() }
    guard let content = contentView else { return }
    content.frame = bounds
    addSubview(content)
  }

  private var contentView: UIView? {
    if let view = mediaContent?.networkView { return view }
    guard let image = mediaContent?.mainImage else { return nil }
    return UIImageView(image: image)
  }

  /// Stretches the content over the whole view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    subviews.forEach { $0.frame = bounds }
  }
}

/// Where a publisher wants the AdChoices icon, if not in a corner.
open class AdChoicesView: UIView {}
