import CloudXCore
import IronSource
import UIKit

/// 提前准备好 Trusted Arbiter 的获胜平台,以便在到达广告位时立即展示插屏广告。
///
/// 并行加载 CloudX 和 LevelPlay 插屏广告,等待两者都加载完成或加载失败,
/// 将已加载的候选项提交给 CloudXCore.shared.arbiter,并将选中的
/// CLXArbiterPlatform 缓存到 nextWinner 中。
final class ArbiterInterstitialController: NSObject {
  protocol Listener: AnyObject {
    /// 当仲裁器为下一次展示选出平台后调用。
    func arbiterInterstitialController(
      _ controller: ArbiterInterstitialController,
      didPrepareWinner platform: CLXArbiterPlatform
    )
  }
  weak var listener: Listener?
  private let cloudXInterstitial: CLXInterstitial
  private let levelPlayInterstitial: LPMInterstitialAd
  private var cloudXAd: CLXAd?
  private var cloudXLoadDone = false
  private var levelPlayAdInfo: LPMAdInfo?
  private var levelPlayLoadDone = false
  private var nextWinner: CLXArbiterPlatform?
  init(cloudXInterstitial: CLXInterstitial, levelPlayInterstitial: LPMInterstitialAd) {
    self.cloudXInterstitial = cloudXInterstitial
    self.levelPlayInterstitial = levelPlayInterstitial
    super.init()
    self.cloudXInterstitial.delegate = self
    self.levelPlayInterstitial.setDelegate(self)
  }
  /// 为每个当前没有缓存广告的平台启动加载。
  func loadMissingAds() {
    if cloudXAd == nil { cloudXInterstitial.load() }
    if levelPlayAdInfo == nil { levelPlayInterstitial.loadAd() }
  }
  /// 展示已准备好的获胜广告,仅当确实发起了展示调用时返回 true。
  ///
  /// 当没有准备好获胜平台或缓存的广告已不可用时返回 false,
  /// 此时会启动一次新的加载周期。
  func showAtPlacement(from viewController: UIViewController, placementName: String? = nil) -> Bool
  {
    guard let platformName = nextWinner?.name else { return false }
    if platformName == CLXArbiterPlatform.cloudX.name {
      return showCloudX(from: viewController, placementName: placementName)
    }
    if platformName == CLXArbiterPlatform.levelPlay.name {
      return showLevelPlay(from: viewController, placementName: placementName)
    }
    return false
  }
  /// 在两个平台都完成后运行仲裁器,然后缓存获胜平台。
  ///
  /// 在两个加载都完成之前提前返回。如果两个平台都没有加载成功,则重启加载周期;
  /// 否则将已加载的候选项提交给 CloudXCore.shared.arbiter。
  private func maybePrepareWinner() {
    guard cloudXLoadDone, levelPlayLoadDone else { return }
    if cloudXAd == nil && levelPlayAdInfo == nil {
      cloudXLoadDone = false
      levelPlayLoadDone = false
      loadMissingAds()
      return
    }
    var bids: [CLXArbiterBid] = []
    if let cloudXAd {
      bids.append(CLXArbiterBid.cloudX(ad: cloudXAd))
    }
    if let levelPlayAdInfo {
      bids.append(
        CLXArbiterBid.levelPlay(
          networkName: levelPlayAdInfo.adNetwork,
          revenue: levelPlayAdInfo.revenue?.doubleValue ?? 0,
          precision: levelPlayAdInfo.precision
        ))
    }
    let configuration = CLXArbiterConfiguration.configuration(bids: bids, builderBlock: nil)
    CloudXCore.shared.arbiter(with: configuration) { [weak self] result in
      guard let self else { return }
      nextWinner = result.platform
      listener?.arbiterInterstitialController(self, didPrepareWinner: result.platform)
    }
  }
  private func showCloudX(from viewController: UIViewController, placementName: String?) -> Bool {
    if cloudXInterstitial.isReady {
      if let placementName {
        cloudXInterstitial.show(from: viewController, placement: placementName, customData: nil)
      } else {
        cloudXInterstitial.show(from: viewController)
      }
      return true
    }
    clearCloudXAndLoadMissingAds()
    return false
  }
  private func showLevelPlay(from viewController: UIViewController, placementName: String?) -> Bool
  {
    if levelPlayInterstitial.isAdReady() {
      levelPlayInterstitial.showAd(viewController: viewController, placementName: placementName)
      return true
    }
    clearLevelPlayAndLoadMissingAds()
    return false
  }
  private func clearCloudXAndLoadMissingAds() {
    cloudXAd = nil
    cloudXLoadDone = false
    nextWinner = nil
    loadMissingAds()
  }
  private func clearLevelPlayAndLoadMissingAds() {
    levelPlayAdInfo = nil
    levelPlayLoadDone = false
    nextWinner = nil
    loadMissingAds()
  }
}
extension ArbiterInterstitialController: CLXInterstitialDelegate {
  func didLoad(_ ad: CLXAd) {
    cloudXAd = ad
    cloudXLoadDone = true
    maybePrepareWinner()
  }
  func didFailToLoadAd(_ adUnitId: String, error: CLXError) {
    cloudXAd = nil
    cloudXLoadDone = true
    maybePrepareWinner()
  }
  func didDisplay(_ ad: CLXAd) {}
  func didFailToDisplay(_ ad: CLXAd, error: CLXError) {
    clearCloudXAndLoadMissingAds()
  }
  func didHide(_ ad: CLXAd) {
    clearCloudXAndLoadMissingAds()
  }
  func didClick(_ ad: CLXAd) {}
}
extension ArbiterInterstitialController: LPMInterstitialAdDelegate {
  func didLoadAd(with adInfo: LPMAdInfo) {
    levelPlayAdInfo = adInfo
    levelPlayLoadDone = true
    maybePrepareWinner()
  }
  func didFailToLoadAd(withAdUnitId adUnitId: String, error: Error) {
    levelPlayAdInfo = nil
    levelPlayLoadDone = true
    maybePrepareWinner()
  }
  func didChangeAdInfo(_ adInfo: LPMAdInfo) {
    levelPlayAdInfo = adInfo
  }
  func didDisplayAd(with adInfo: LPMAdInfo) {}
  func didFailToDisplayAd(with adInfo: LPMAdInfo, error: Error) {
    clearLevelPlayAndLoadMissingAds()
  }
  func didCloseAd(with adInfo: LPMAdInfo) {
    clearLevelPlayAndLoadMissingAds()
  }
  func didClickAd(with adInfo: LPMAdInfo) {}
}
