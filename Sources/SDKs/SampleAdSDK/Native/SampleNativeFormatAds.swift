/// An ad for something to read, for an adapter that asked for such.
open class SampleNativeContentAd: SampleNativeAd {}

/// An ad for an application, for an adapter that asked for such.
open class SampleNativeAppInstallAd: SampleNativeAd {}
