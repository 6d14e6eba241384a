import Simulation
@_exported import UIKit

/// The version of the Sample SDK.
public let SampleSDKVersion = "2.3.1"  // swift-format-ignore: AlwaysUseLowerCamelCase

/// How the network is called in the journal.
let network = Party.network("Sample SDK")
