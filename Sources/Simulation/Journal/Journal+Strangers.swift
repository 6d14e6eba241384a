// What networks and adapters from outside write. They may say what an entry means; if they do not,
// it is only recorded.

extension Journal {
  /// Records that one party asks another to do something, and runs it. `name` is the network's.
  @discardableResult
  public func call<Result, Failure: Error>(
    from: Party, to: Party, _ message: String, sense: NetworkSense? = nil, name: String? = nil,
    ad: String? = nil, data: Fields = .none, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let cause = write(
      .call, between: from, and: to, message, sense: sense, name: name, ad: ad, data: data)
    return try handling(cause, ad: ad, body)
  }

  /// Records that one party asked another to do something. `name` is the network's.
  public func call(
    from: Party, to: Party, _ message: String, sense: NetworkSense? = nil, name: String? = nil,
    ad: String? = nil, data: Fields = .none
  ) {
    write(.call, between: from, and: to, message, sense: sense, name: name, ad: ad, data: data)
  }

  /// Records that one party tells another that something happened, and runs the telling. `name` is
  /// the network's.
  @discardableResult
  public func callback<Result, Failure: Error>(
    from: Party, to: Party, _ message: String, sense: NetworkSense? = nil, name: String? = nil,
    ad: String? = nil, data: Fields = .none, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let cause = write(
      .callback, between: from, and: to, message, sense: sense, name: name, ad: ad, data: data)
    return try handling(cause, ad: ad, body)
  }

  /// Records that one party told another that something happened. `name` is the network's.
  public func callback(
    from: Party, to: Party, _ message: String, sense: NetworkSense? = nil, name: String? = nil,
    ad: String? = nil, data: Fields = .none
  ) {
    write(.callback, between: from, and: to, message, sense: sense, name: name, ad: ad, data: data)
  }

  /// Records a count in a ledger. `name` is the network's.
  public func count(_ count: Count, name: String? = nil, ad: String? = nil, data: Fields = .none) {
    let party: Party =
      switch count.ledger {
      case .google: .google
      case .network: .network
      case .mediator: .service
      case .thirdParty: .thirdParty
      }
    write(
      .count(count), from: party.named(name), count.what.rawValue, Sense(count), ad: ad,
      data: data)
  }

  /// Records something worth knowing. Only the built-in SDKs can report what should have been
  /// impossible: here a `violation` is just one of the note's facts and is not judged.
  public func note(
    by party: Party, _ message: String, violation: String? = nil, name: String? = nil,
    ad: String? = nil, data: Fields = .none
  ) {
    var data = data
    if let violation { data[.violation] = violation }
    write(.note(violation: nil), from: party.named(name), message, ad: ad, data: data)
  }

  /// The name belongs to the network, whichever side it is on.
  @discardableResult
  private func write(
    _ kind: Entry.Kind, between from: Party, and to: Party, _ message: String,
    sense: NetworkSense?, name: String?, ad: String?, data: Fields
  ) -> Cause {
    let isFromNetwork = from.role == .network || to.role != .network
    return write(
      kind, from: isFromNetwork ? from.named(name) : from, to: isFromNetwork ? to : to.named(name),
      message, sense?.sense, ad: ad, data: data)
  }
}
