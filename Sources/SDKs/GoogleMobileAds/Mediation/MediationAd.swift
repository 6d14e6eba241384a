/// What an adapter hands back, whatever the format.
public protocol MediationAd: NSObjectProtocol {}
