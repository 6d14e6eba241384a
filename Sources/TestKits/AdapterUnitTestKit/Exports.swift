// Suites import this module and a test library, and use the SDK's names.
@_exported import GoogleMobileAds
