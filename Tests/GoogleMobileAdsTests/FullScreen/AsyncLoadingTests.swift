import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// The `async` load functions.
///
/// Nothing is awaited while the world is in use: a load begins at once, time passes, and only the
/// result is awaited. Another test may have begun its own world by then.
@Suite(.serialized) @MainActor struct AsyncLoadingTests {
  enum Format: CaseIterable {
    case interstitial, rewarded, rewardedInterstitial, appOpen

    var format: UnitFormat {
      switch self {
      case .interstitial: .interstitial
      case .rewarded: .rewarded
      case .rewardedInterstitial: .rewardedInterstitial
      case .appOpen: .appOpen
      }
    }

    @MainActor func load() async throws -> PresentableAd {
      switch self {
      case .interstitial: try await InterstitialAd.load(with: "feed", request: Request())
      case .rewarded: try await RewardedAd.load(with: "feed", request: Request())
      case .rewardedInterstitial:
        try await RewardedInterstitialAd.load(with: "feed", request: nil)
      case .appOpen: try await AppOpenAd.load(with: "feed", request: Request())
      }
    }
  }

  /// The result of a load; its world may be over by then.
  private func outcome(
    of format: Format, unit: UnitFormat? = nil, lines: [AdUnit.Line], passing time: Duration = .zero
  ) async -> Result<PresentableAd, any Error> {
    let world = World.begin(seed: 7)
    AdServer.shared.units["feed"] = AdUnit(
      id: "feed", format: unit ?? format.format, lines: lines, timeout: .seconds(5))
    var result: Result<PresentableAd, any Error> = .failure(Surprise())
    let load = Task.immediate {
      do { result = .success(try await format.load()) } catch { result = .failure(error) }
    }
    world.timeline.advance(by: time)
    world.timeline.settle()
    await load.value
    return result
  }

  private func error(_ result: Result<PresentableAd, any Error>) throws -> NSError {
    guard case .failure(let error) = result else { throw Surprise() }
    return error as NSError
  }

  private struct Surprise: Error {}

  @Test(arguments: Format.allCases) func `a filled load returns the ad`(_ format: Format)
    async throws
  {
    let ad = try await outcome(of: format, lines: [.strange("CannotShowCustomEvent")]).get()
    #expect(ad.adUnitID == "feed")
    #expect(
      ad.responseInfo.loadedAdNetworkResponseInfo?.adNetworkClassName
        == "StrangeAdapters.CannotShowCustomEvent")
  }

  @Test(arguments: Format.allCases)
  func `a load without fill throws the handler's error`(
    _ format: Format
  ) async throws {
    let result = await outcome(of: format, lines: [.strange("BareCustomEvent")])
    let error = try error(result)
    #expect(error.domain == GADErrorDomain)
    #expect(error.code == RequestError.noFill.rawValue)
    let info = try #require(error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo)
    #expect(info.loadedAdNetworkResponseInfo == nil)
    let line = try #require(info.adNetworkInfoArray.first?.error as NSError?)
    #expect(line.code == RequestError.mediationAdapterError.rawValue)
  }

  @Test(arguments: Format.allCases) func `a unit of another format is an invalid request`(
    _ format: Format
  ) async throws {
    let result = await outcome(
      of: format, unit: .native, lines: [.strange("CannotShowCustomEvent")])
    #expect(try error(result).code == RequestError.invalidRequest.rawValue)
  }

  @Test func `a silent line times out, and its error says so`() async throws {
    let result = await outcome(
      of: .rewarded, lines: [.strange("SilentCustomEvent")], passing: .seconds(5))
    let error = try error(result)
    #expect(error.code == RequestError.noFill.rawValue)
    let info = try #require(error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo)
    let line = try #require(info.adNetworkInfoArray.first)
    #expect((line.error as NSError?)?.code == RequestError.timeout.rawValue)
    #expect(line.latency == 5)
  }
}
