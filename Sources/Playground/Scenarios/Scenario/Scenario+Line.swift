package import AdServing

extension Scenario {
  /// A mediation line: what the settings say, and how the network behind it behaves.
  package struct Line: Equatable, Sendable {
    package var label: String
    package var className: String
    package var parameter: String?
    /// Whether it is asked at all.
    package var isEnabled = true
    /// What the network answers; drawn when nil.
    package var outcome: Outcome?
    package var latency: Duration
    package var flags: Flags
    /// Whether Google tracks although the flags say that the network does.
    package var googleDecides: Bool
    /// What a thousand impressions earn, in micros.
    package var ecpmMicros: Int?
    /// What goes wrong between Google and the adapter.
    package var fault: WireFault?
    /// In which order the network tells what happens to a full-screen ad.
    package var order = Order.usual
    /// What comes of showing a full-screen ad.
    package var showing = Showing.normal
    package var ad: Content?

    package init(
      label: String, className: String, parameter: String? = nil, outcome: Outcome? = nil,
      latency: Duration = .milliseconds(200), flags: Flags = .init(), googleDecides: Bool = false,
      ecpmMicros: Int? = nil, fault: WireFault? = nil, ad: Content? = nil
    ) {
      self.label = label
      self.className = className
      self.parameter = parameter
      self.outcome = outcome
      self.latency = latency
      self.flags = flags
      self.googleDecides = googleDecides
      self.ecpmMicros = ecpmMicros
      self.fault = fault
      self.ad = ad
    }
  }

  /// What the network of a line answers.
  package enum Outcome: String, CaseIterable, Sendable {
    case fill, noFill, networkError, badRequest, timeout, unknown
    case neverAnswers, answersTwice, answersInline
    /// An ad of another format than the one that was asked for.
    case wrongFormat
    /// The class that the settings name is not in the application.
    case noSuchClass
  }

  /// In which order a network tells what happens to its full-screen ad.
  package enum Order: String, CaseIterable, Sendable {
    /// It comes, the impression, the reward when it is earned, it is gone.
    case usual
    case impressionFirst, rewardLast, impressionFirstRewardLast
  }

  /// What comes of showing a full-screen ad.
  package enum Showing: String, CaseIterable, Sendable {
    case normal
    /// The network says that it cannot show it.
    case fails
    /// It is shown, and the button that closes it never comes.
    case sticks
  }

  /// The two flags of a line; the adapter decides for itself where one is nil.
  package struct Flags: Equatable, Sendable {
    package var handlesUserClicks: Bool?
    package var handlesUserImpressions: Bool?

    package init(handlesUserClicks: Bool? = nil, handlesUserImpressions: Bool? = nil) {
      self.handlesUserClicks = handlesUserClicks
      self.handlesUserImpressions = handlesUserImpressions
    }
  }
}
