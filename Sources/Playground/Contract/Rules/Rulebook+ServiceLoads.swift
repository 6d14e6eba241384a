import Simulation

extension Rulebook {
  /// What can go wrong in a service that loads ads, and tries again by itself.
  static let serviceLoadRules: [Rule] = [
    Rule(
      id: "load-never-answered", severity: .error, party: .service,
      sentence: "The application asked for an ad, and the service never answered.",
      why: "The application waits forever: nothing is under way that could still bring an answer.",
      fix: "Keep a list of those who wait, and answer all of them with whatever comes next.",
      source: "the published wrapper; MAX and CloudX ignore loads in a wrong state",
      breach: .served(
        [.networkAnswered, .networkFailed, .networkClosed], within: .seconds(5)
      ) { serving, entry in
        guard let ad = serving.ad(of: entry), !ad.isAsked, ad.plans.isEmpty, ad.screen == nil,
          let load = ad.loads.first(where: { $0.entry < entry.number })
        else { return nil }
        return [load.entry, entry.number]
      }),
    Rule(
      id: "refused-without-error", severity: .warning, party: .service,
      sentence: "The application was told no, and no error says why.",
      why: "It cannot tell a lost connection from a caller who was pushed aside.",
      fix: "Give every no an error, and answer each caller only when the answer is known.",
      source: "the published wrapper",
      breach: .served([.serviceLoadEnded, .serviceShowEnded]) { serving, entry in
        guard entry.data[.success] == false, entry.data[.code] == nil,
          let ad = serving.ad(of: entry),
          let call = ad.load(of: entry) ?? ad.show(of: entry)
        else { return nil }
        return [call.entry, entry.number]
      }),
    Rule(
      id: "ready-ad-refused", severity: .warning, party: .service,
      sentence: "The application was told that there is no ad, while one waited to be shown.",
      why: "It goes on without an ad although the user could have seen one.",
      fix: "Answer a load with yes, at once, while an ad is ready.",
      source: "the published wrapper",
      breach: .served([.serviceLoadEnded]) { serving, entry in
        // A show that is not over takes the ad.
        guard entry.data[.success] == false, let ad = serving.ad(of: entry),
          let waiting = ad.waiting, ad.screen == nil, ad.openShows.isEmpty
        else { return nil }
        return [waiting, entry.number]
      }),
    Rule(
      id: "retries-overlap", severity: .error, party: .service,
      sentence: "Two plans to try again ran side by side for one ad.",
      why: "Each failure makes another plan, so the network is asked ever more often.",
      fix: "Keep one plan for an ad, and cancel it before you make another one.",
      source: "the published wrapper; demo apps of mediation SDKs",
      breach: .served([.networkAsked, .serviceRetryDue]) { serving, entry in
        serving.overlappingPlans(entry).map { $0 + [entry.number] }
      }),
    Rule(
      id: "retry-skipped", severity: .warning, party: .service,
      sentence: "The network was asked for an ad although a retry was waiting for its time.",
      why: "A pause that every tap and every visit ends early is none; networks throttle.",
      fix: "Let a load join the retry that waits, unless the application insists.",
      source: "the published wrapper; CloudX's demo controller",
      breach: .served([.adAsked]) { serving, entry in
        guard let ad = serving.ad(of: entry), let call = ad.reason(of: entry),
          ad.isForced[call] == false, let plan = ad.plan(beside: entry)
        else { return nil }
        return [plan.entry, call, entry.number]
      }),
    Rule(
      id: "retry-storm", severity: .error, party: .service,
      sentence: "More requests left within a minute than any schedule of retries leads to.",
      why: "Networks throttle an application that asks so often, and then fill fewer requests.",
      fix: "Have one retry at a time, let loads join it, and wait longer after each failure.",
      source: "demo apps of mediation SDKs; CloudX's error 104, too many requests",
      breach: .served([.adAsked]) { serving, entry in serving.storm(entry) }),
    Rule(
      id: "retried-in-vain", severity: .warning, party: .service,
      sentence: "The service tried again although no retry changes this error.",
      why: "The network sees requests that it can never fill, and nobody looks for the mistake.",
      fix: "Sort errors: give up at once when the ad unit or the key is unknown, and say so.",
      source: "the vendors' lists of error codes; the published wrapper",
      breach: .served([.adAsked]) { serving, entry in
        guard let ad = serving.ad(of: entry), !ad.isAwaited, let failure = ad.reason(of: entry),
          ad.hopeless.contains(failure)
        else { return nil }
        return [failure, entry.number]
      }),
    Rule(
      id: "loaded-for-nobody", severity: .warning, party: .service,
      sentence: "An ad was loaded by itself for a user who has paid to see none.",
      why: "The request costs data and lowers the application's show rate; nobody sees the ad.",
      fix: "Ask before every automatic load whether it is wanted, not only before the first one.",
      source: "the published usage sample",
      breach: .served([.adAsked]) { serving, entry in
        guard let paid = serving.paid, let ad = serving.ad(of: entry), !ad.isAwaited,
          let reason = ad.reason(of: entry), ad.isForced[reason] == nil
        else { return nil }
        return [paid, entry.number]
      }),
    Rule(
      id: "ready-without-ad", severity: .error, party: .service,
      sentence: "The service calls a unit ready, and its vendor has no ad.",
      why: "No further ad is loaded, and the next show fails.",
      fix:
        "After a failed show, ask the vendor whether its ad is still ready, and load if it is not.",
      source: "the vendors' error codes for covered screens",
      breach: .served([.serviceStateChanged], within: .zero) { serving, entry in
        guard entry.data[.state] == "ready", let ad = serving.ad(of: entry), ad.waiting == nil,
          ad.screen == nil, let taken = ad.taken, taken.entry < entry.number
        else { return nil }
        return [taken.entry, entry.number]
      }),
    Rule(
      id: "replacement-not-told", severity: .note, party: .service,
      sentence: "The vendor replaced an ad that was too old, and the application does not know.",
      why: "It believes in an ad that is gone, with a price and a buyer that no longer hold.",
      fix: "Set the vendor's expiration delegate, and tell the application of the new ad.",
      source: "MAAdExpirationDelegate.h",
      breach: .served([.networkReloadedExpired], within: .zero) { serving, entry in
        guard let ad = serving.ad(of: entry), !ad.isDisposed, ad.receivedTold < entry.number
        else { return nil }
        return [entry.number]
      }),
  ]
}

extension Serving {
  /// A plan whose time has come, and another one that was made while it waited.
  fileprivate func overlappingPlans(_ entry: Entry) -> [Int]? {
    guard let ad = ad(of: entry),
      let due = ad.plans.first(where: { $0.due == entry.time && $0.cause == entry.cause }),
      let other = ad.plans.first(where: { $0.entry > due.entry && $0.unit == due.unit })
    else { return nil }
    return [due.entry, other.entry]
  }

  /// The first request of a minute with too many, and the retry that one of them did not wait for:
  /// an application may ask often, but then no retry waits.
  fileprivate func storm(_ entry: Entry) -> [Int]? {
    guard let ad = ad(of: entry) else { return nil }
    let minute = ad.requests.filter { entry.time - $0.time < .seconds(60) }
    guard minute.count >= Self.calmRequestsPerMinute, let first = minute.first,
      let plan = (minute.compactMap(\.plan) + [ad.plan(beside: entry)?.entry].compactMap(\.self))
        .first
    else { return nil }
    return Set([first.entry, plan, entry.number]).sorted()
  }
}
