import Simulation
@_exported import UIKit

/// The version of the Sample SDK.
public let SampleSDKVersion = "2.3.1"  // swift-format-ignore: AlwaysUseLowerCamelCase

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What the network is called.
public var SampleSDKName: String { SampleAdServer.shared.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of the Sample SDK as frameworks have it: two parts, of which adapters make what they
/// can.
public let SampleAdSDKVersionNumber: Double = 2.3

/// The network's name in the journal.
var network: Party { SampleAdServer.shared.party }
