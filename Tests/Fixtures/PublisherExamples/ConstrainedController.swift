// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A page that constraints lay out: a card, switches in rows, buttons in a column, and a banner at the foot.
public final class ConstrainedController: UIViewController {
  public let bannerView = BannerView(adSize: AdSizeBanner)
  private let adUnitID: String
  private let gate = ConsentGate()

  public init(adUnitID: String) {
    self.adUnitID = adUnitID
    super.init(nibName: nil, bundle: nil)
    title = "Garden"
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: [
      card(), row("Frost warning"), row("Rain"), buttons(),
    ])
    column.axis = .vertical
    column.spacing = 20
    column.setCustomSpacing(40, after: column.arrangedSubviews[0])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    bannerView.adUnitID = adUnitID
    bannerView.rootViewController = self
    addBannerViewToView(bannerView)
    bannerView.delegate = self
    gate.pass(on: self) { [weak self] in self?.bannerView.load(Request()) }
  }

  private func card() -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    let (heading, text, dot) = (UILabel(), UILabel(), UIView())
    heading.text = "Tomatoes"
    heading.font = .preferredFont(forTextStyle: .headline)
    text.text = "Plant them out in the middle of May, when the nights are warm enough."
    text.numberOfLines = 0
    dot.backgroundColor = .systemRed
    for view in [heading, text, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      dot.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 40),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      heading.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 20),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -20),
      heading.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      text.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      text.topAnchor.constraint(equalTo: heading.bottomAnchor),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
    ])
    return card
  }

  private func row(_ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [label, UISwitch()])
    row.alignment = .center
    return row
  }

  private func buttons() -> UIView {
    let water = UIButton.titled("Water now") { [weak self] in self?.say("Watered", "Well done.") }
    let remind = UIButton.titled("Remind me") { [weak self] in self?.say("See you tomorrow") }
    let row = UIStackView(arrangedSubviews: [water, remind])
    row.distribution = .fillEqually
    row.spacing = 10
    return row
  }

  /// The foot of the page is the banner's, once there is one.
  private func addBannerViewToView(_ bannerView: BannerView) {
    bannerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bannerView)
    view.addConstraints([
      NSLayoutConstraint(
        item: bannerView, attribute: .bottom, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: bannerView, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
    ])
  }
}

extension ConstrainedController: BannerViewDelegate {
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) { bannerView.isHidden = false }

  public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: Error) {
    bannerView.isHidden = true
  }
}
