/// What an adapter hands back, in any format.
public protocol MediationAd: NSObjectProtocol {}
