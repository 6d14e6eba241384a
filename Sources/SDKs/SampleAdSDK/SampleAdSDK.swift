import Simulation
@_exported import UIKit

/// The version of the Sample SDK.
public let SampleSDKVersion = "2.3.1"  // swift-format-ignore: AlwaysUseLowerCamelCase

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What the network is called.
public var SampleSDKName: String { SampleAdServer.shared.name }

/// The network's name in the journal.
var network: Party { SampleAdServer.shared.party }
