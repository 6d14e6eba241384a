import Consent
import JSON

extension ConsentKey {
  /// The most similar key of those that hold consent.
  static func nearest(to name: String) -> String? { NearestWord.of(name, in: known) }
}
