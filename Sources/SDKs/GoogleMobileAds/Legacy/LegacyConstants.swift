// The constants of SDK 7, under the names they had in Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Ads for something to read, in the `adTypes` of a custom event.
public let kGADAdLoaderAdTypeNativeContent = AdLoaderAdType.nativeContent.rawValue
/// Ads for applications, in the `adTypes` of a custom event.
public let kGADAdLoaderAdTypeNativeAppInstall = AdLoaderAdType.nativeAppInstall.rawValue

/// Native ads of any kind, in the `adTypes` of a custom event: later versions of SDK 7.
public let kGADAdLoaderAdTypeUnifiedNative = AdLoaderAdType.native.rawValue

extension AdLoaderAdType {
  /// Ads for something to read, which SDK 7 knew as a format of their own.
  public static let nativeContent = AdLoaderAdType(rawValue: "1")
  /// Ads for applications, likewise.
  public static let nativeAppInstall = AdLoaderAdType(rawValue: "2")
  /// Native ads of any kind, as later versions of SDK 7 called them.
  public static let unifiedNative = AdLoaderAdType.native
}

/// The key of what the settings of a line say to its custom event.
public let GADCustomEventParametersServer = "parameter"

/// The domain of the SDK's own errors.
public let kGADErrorDomain = GADErrorDomain

/// The errors of SDK 7, for the code of an `NSError`.
public enum GADErrorCode: Int, Sendable {
  case invalidRequest = 0
  case noFill = 1
  case networkError = 2
  case serverError = 3
  case osVersionTooLow = 4
  case timeout = 5
  case interstitialAlreadyUsed = 6
  case mediationDataError = 7
  case mediationAdapterError = 8
  case mediationNoFill = 9
  case mediationInvalidAdSize = 10
  case internalError = 11
  case invalidArgument = 12
  case receivedInvalidResponse = 13
  case rewardedAdAlreadyUsed = 14
}

/// The request cannot be answered as it is.
public let kGADErrorInvalidRequest = GADErrorCode.invalidRequest.rawValue
/// The request was fine, but there is no ad.
public let kGADErrorNoFill = GADErrorCode.noFill.rawValue
/// The network could not be reached.
public let kGADErrorNetworkError = GADErrorCode.networkError.rawValue
/// The ad server failed.
public let kGADErrorServerError = GADErrorCode.serverError.rawValue
/// The operating system is too old.
public let kGADErrorOSVersionTooLow = GADErrorCode.osVersionTooLow.rawValue
/// No answer came in time.
public let kGADErrorTimeout = GADErrorCode.timeout.rawValue
/// The interstitial was used already.
public let kGADErrorInterstitialAlreadyUsed = GADErrorCode.interstitialAlreadyUsed.rawValue
/// The mediation settings cannot be read.
public let kGADErrorMediationDataError = GADErrorCode.mediationDataError.rawValue
/// The adapter is missing, or failed.
public let kGADErrorMediationAdapterError = GADErrorCode.mediationAdapterError.rawValue
/// No network has an ad.
public let kGADErrorMediationNoFill = GADErrorCode.mediationNoFill.rawValue
/// The ad does not have the requested size.
public let kGADErrorMediationInvalidAdSize = GADErrorCode.mediationInvalidAdSize.rawValue
/// Something went wrong inside.
public let kGADErrorInternalError = GADErrorCode.internalError.rawValue
/// An argument is invalid.
public let kGADErrorInvalidArgument = GADErrorCode.invalidArgument.rawValue
/// The answer cannot be read.
public let kGADErrorReceivedInvalidResponse = GADErrorCode.receivedInvalidResponse.rawValue
/// The rewarded ad was used already.
public let kGADErrorRewardedAdAlreadyUsed = GADErrorCode.rewardedAdAlreadyUsed.rawValue
