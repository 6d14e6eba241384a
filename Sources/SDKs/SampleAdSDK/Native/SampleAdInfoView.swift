import MediatedNetworks

/// The Sample network's AdChoices icon. A tap opens the page that explains the ad, and does not
/// count as a click.
open class SampleAdInfoView: UILabel {
  /// The page it opens.
  public static let page = "https://sample.example/why-this-ad"

  /// The icon in its natural size.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  /// The icon in another size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeAdChoices(opening: Self.page)
  }

  /// Not available: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}
