import GoogleMobileAds
import Observing
import Testing

/// What reads a journal knows Google's numbers without the SDK; here they are held together.
struct GoogleErrorTests {
  @Test func `The numbers are the SDK's`() {
    #expect(GoogleError.domain == GADErrorDomain)
    #expect(GoogleError.internalError == RequestError.Code.internalError.rawValue)
    #expect(
      GoogleError.mediationInvalidAdSize == RequestError.Code.mediationInvalidAdSize.rawValue)
    #expect(GoogleError.adNotReady == PresentationError.Code.adNotReady.rawValue)
  }
}
