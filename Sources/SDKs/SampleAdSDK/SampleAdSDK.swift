import Simulation
@_exported import UIKit

/// The version of the Sample SDK.
public let SampleSDKVersion = "2.3.1"  // swift-format-ignore: AlwaysUseLowerCamelCase

/// The network's name in the journal.
let network = Party.network("Sample SDK")
