import AdServing

/// What the calls between Google's SDK and an adapter are called, for adapters of one kind.
package struct AdapterNaming: Equatable, Sendable {
  package let api: AdapterAPI
  package let format: UnitFormat
  /// Whether a custom event has answered with a native ad of later versions of SDK 7, which is told
  /// itself what happens to it.
  private(set) var isUnified = false

  package init(_ api: AdapterAPI, _ format: UnitFormat) {
    self.api = api
    self.format = format
  }

  /// How the journal writes a call; today's name for one that the interface does not have.
  package subscript(call: AdapterCall) -> String { name(of: call) ?? call.name(in: format) }

  /// Its name; nil for a call that the interface does not have.
  package func name(of call: AdapterCall) -> String? {
    switch api {
    case .modern: call.name(in: format)
    case .legacy:
      isUnified ? call.nameOfUnifiedAds : call.customEventName(in: format)
    }
  }

  /// The same for such ads.
  var ofUnifiedAds: AdapterNaming {
    var naming = self
    naming.isUnified = true
    return naming
  }
}

extension AdapterNaming {
  /// Whether the adapter answers by calling a handler that it was given; otherwise it has a delegate.
  var givesHandlers: Bool { api == .modern }

  /// Whether the adapter adds AdChoices to the ad's view itself.
  var leavesAdChoicesToAdapter: Bool { api == .legacy }

  /// Whether the adapter can report impressions. For custom events of SDK 7 that show banners and
  /// interstitials Google counted what it put on the screen.
  var reportsImpressions: Bool { name(of: .impression) != nil }

  /// What the adapter calls with its answer, in the words of a note.
  var answerInWords: String {
    givesHandlers ? "the load's completion handler" : "the custom event's delegate"
  }

  /// The same in one word.
  var wayOfAnswering: String { givesHandlers ? "handler" : "delegate" }
}
