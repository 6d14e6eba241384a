import Simulation

// What adapters said before there was one native format: each format was asked for by itself, and
// comes as a class of its own.

extension SampleNativeAdRequest {
  /// Whether ads for something to read are wanted, as a ``SampleNativeContentAd``.
  public var contentAdsRequested: Bool {
    get { kinds.contains(.content) }
    set { ask(for: .content, newValue) }
  }

  /// Whether ads for applications are wanted, as a ``SampleNativeAppInstallAd``.
  public var appInstallAdsRequested: Bool {
    get { kinds.contains(.appInstall) }
    set { ask(for: .appInstall, newValue) }
  }

  /// Whether portrait pictures are preferred.
  public var shouldRequestPortraitImages: Bool {
    get { preferredImageOrientation == .portrait }
    set { preferredImageOrientation = newValue ? .portrait : .any }
  }

  private func ask(for kind: SampleCreative.Kind, _ isWanted: Bool) {
    kinds.removeAll { $0 == kind }
    if isWanted { kinds.append(kind) }
  }
}
