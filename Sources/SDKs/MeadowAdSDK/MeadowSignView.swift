import MediatedNetworks

/// The Meadow network's AdChoices icon. A tap opens the page that explains the ad.
open class MeadowSignView: UILabel {
  /// The icon in its natural size.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  /// The icon in another size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeAdChoices(opening: "https://meadow.example/why")
  }

  /// Not available: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}
