import GoogleMobileAds
import Observing
import Testing

/// Journals are read without the SDK, so Google's error numbers are repeated there. Here they are
/// compared.
struct GoogleErrorTests {
  @Test func `error numbers are the SDK's`() {
    #expect(GoogleError.domain == GADErrorDomain)
    #expect(GoogleError.internalError == RequestError.Code.internalError.rawValue)
    #expect(
      GoogleError.mediationInvalidAdSize == RequestError.Code.mediationInvalidAdSize.rawValue)
    #expect(GoogleError.adNotReady == PresentationError.Code.adNotReady.rawValue)
  }
}
