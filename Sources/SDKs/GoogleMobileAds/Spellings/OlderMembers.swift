// Members as they were in Swift before SDK 12.

extension MobileAds {
  /// The name before SDK 12 of ``shared``.
  public static func sharedInstance() -> MobileAds { shared }
  /// The name before SDK 12 of ``isApplicationMuted``.
  public var applicationMuted: Bool {
    get { isApplicationMuted }
    set { isApplicationMuted = newValue }
  }
}

extension NativeAdImageAdLoaderOptions {
  /// The name before SDK 12 of ``isImageLoadingDisabled``.
  public var disableImageLoading: Bool {
    get { isImageLoadingDisabled }
    set { isImageLoadingDisabled = newValue }
  }
}

extension VideoOptions {
  /// The name before SDK 12 of ``shouldStartMuted``.
  public var startMuted: Bool {
    get { shouldStartMuted }
    set { shouldStartMuted = newValue }
  }
  /// The name before SDK 12 of ``areCustomControlsRequested``.
  public var customControlsRequested: Bool {
    get { areCustomControlsRequested }
    set { areCustomControlsRequested = newValue }
  }
  /// The name before SDK 12 of ``isClickToExpandRequested``.
  public var clickToExpandRequested: Bool {
    get { isClickToExpandRequested }
    set { isClickToExpandRequested = newValue }
  }
}

extension ServerSideVerificationOptions {
  /// The name before SDK 12 of ``customRewardText``.
  public var customRewardString: String? {
    get { customRewardText }
    set { customRewardText = newValue }
  }
}

extension MuteThisAdReason {
  /// The name before SDK 12 of ``reason``.
  public var reasonDescription: String { reason }
}

extension ResponseInfo {
  /// The name before SDK 12 of ``extras``.
  public var extrasDictionary: [String: Any] { extras }
}
