/// An adapter whose class stands in another one's place and passes everything on, as a recorder does.
///
/// Where Objective-C finds methods by their names, nobody has to know. Here the playground asks, so that
/// the network behind the line is the one of the other class.
public protocol AdapterStandingFor: MediationAdapter {
  /// The class that does the work.
  static var standsFor: any MediationAdapter.Type { get }
}

/// An ad that passes everything on to the one that the adapter made.
public protocol AdStandingFor: AnyObject {
  /// The adapter's own ad.
  var standsFor: any NSObjectProtocol { get }
}
