/// Fails the test for each answer that nobody waits for: a second one always, a late one if it is not
/// what was expected.
struct Surprises {
  /// When the adapter was called: `asked for a banner`.
  let occasion: String
  let report: (String) -> Void

  func heard<Ad>(
    _ problem: @escaping (Ad?, (any Error)?) -> String?
  ) -> (Answer<Ad>.Surprise, Ad?, (any Error)?) -> Void {
    { [self] surprise, ad, error in
      let problem = problem(ad, error)
      switch surprise {
      case .again:
        let ending = problem.map { ": \($0)" } ?? ""
        report("the adapter called the completion handler again when \(occasion)\(ending)")
      case .late:
        if let problem { report("\(problem), too late") }
      }
    }
  }
}
