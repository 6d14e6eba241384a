extension String? {
  /// An application makes room for every text that is not nil, so an empty one must not get there.
  var nilIfEmpty: String? {
    self?.isEmpty == false ? self : nil
  }
}
