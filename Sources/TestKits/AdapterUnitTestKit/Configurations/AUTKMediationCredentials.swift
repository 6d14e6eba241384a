// The SDK's own classes can be filled here; published suites use these names.

/// The mediation settings of one line, to be filled by a test.
open class AUTKMediationCredentials: MediationCredentials {}

/// Every setting that an adapter class may meet, to be filled by a test.
open class AUTKMediationServerConfiguration: MediationServerConfiguration {}

/// What an adapter that collects signals may know of the request, to be filled by a test.
open class AUTKRTBRequestParameters: RTBRequestParameters {}

/// What the mediation settings say to an adapter that collects signals, to be filled by a test.
open class AUTKRTBMediationSignalsConfiguration: RTBMediationSignalsConfiguration {}
