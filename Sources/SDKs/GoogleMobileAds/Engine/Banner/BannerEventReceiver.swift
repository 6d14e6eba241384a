/// Receives what an adapter reports about a banner.
final class BannerEventReceiver: EventReceiver<BannerTracker>, MediationBannerAdEventDelegate {}
