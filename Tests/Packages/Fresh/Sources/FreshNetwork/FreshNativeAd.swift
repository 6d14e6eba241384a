import Foundation
import UIKit

/// Texts and a picture that the application lays out. It is told what the user sees and taps.
public final class FreshNativeAd: FreshAd {
  /// What the ad is about.
  public let headline = "Fresh from Fresh"
  /// More about it.
  public let body = "An ad of a network that is made up."
  /// For the button.
  public let callToAction = "Have a look"
  /// Who pays.
  public let advertiser = "Fresh"

  /// Two by two pixels, in a format that needs no decoder.
  public let image = UIImage(
    data: Data("P6 2 2 255\n".utf8) + Data([250, 190, 60, 230, 120, 40, 60, 140, 200, 30, 70, 140]))

  /// Where the picture is.
  public let imageURL = URL(string: "https://cdn.example/Fresh.ppm")

  /// Leads to who advertises, and why.
  public private(set) lazy var adChoicesView: UIView = {
    let icon = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    icon.text = "i"
    return icon
  }()

  /// The user saw it.
  public func recordImpression() {
    FreshJournal.asked("recordImpression()", .impressionPassedOn) {
      FreshJournal.count(.impression)
    }
  }

  /// The user tapped it.
  public func handleClick() {
    FreshJournal.asked("handleClick()", .clickPassedOn) {
      FreshJournal.count(.click)
      openShop()
    }
  }
}
