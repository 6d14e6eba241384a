package import AdServing

extension Scenario.Format {
  /// What an interested user touches.
  package var invitation: Target { self == .banner ? .banner : .callToAction }
}
