/// A network's own part of an ad: how it reads an answer, and how its delegates are called.
package protocol MediatedVendor<Life, Ad>: AnyObject {
  associatedtype Life: MediatedLife
  /// The network's values of a loaded ad.
  associatedtype Ad: MediatedFacts

  /// The event that an answer is for the ad's life.
  func event(for answer: MediatedAnswer) -> Life.Event
  /// The ad that comes with an answer.
  func ad(of answer: MediatedAnswer) -> Ad
  /// The delegates' methods for some news about an ad; none without a delegate, or without a method.
  /// There is no ad before the first one was loaded.
  func calls(for news: MediatedNews<Life.Failure>, of ad: Ad?) -> [MediatedCall]
  /// Remembers what there is to tell, whoever hears of it.
  func remember(_ news: MediatedNews<Life.Failure>)
  /// The method between the network's own adapter for another network and the platform; nil for a network
  /// that does not mediate.
  func adapterMethod(for crossing: MediatedCrossing) -> String?
  /// The network finds that the loaded ad has another price.
  func changePrice(to price: Double?)
  /// The ad is too old now, whatever its life makes of that.
  func expired(_ ad: Ad?)
}

extension MediatedVendor {
  package func remember(_ news: MediatedNews<Life.Failure>) {}
  package func adapterMethod(for crossing: MediatedCrossing) -> String? { nil }
  package func changePrice(to price: Double?) {}
  package func expired(_ ad: Ad?) {}
}
