/// Checks a readable document against the specification, and for what makes ads fail on phones.
///
/// Each finding names the section of VAST 4.3 it rests on. What the reader could not use is not
/// found again.
public enum VASTLint {
  /// In the order of the text.
  public static func findings(in document: VASTDocument) -> [VASTFinding] {
    var linter = Linter(version: version(document.version))
    linter.check(document)
    return linter.findings.sorted
  }

  /// The events whose URLs no player ever calls: those that VAST does not have, and progress that is
  /// never reached.
  public static func eventsThatNeverFire(in ad: VASTResolvedAd) -> [String] {
    let known = ad.linear != nil ? KnownEvents.linear : .nonLinear
    let timeline = ad.timeline
    let progresses = timeline?.progress.first.map { $0 <= timeline?.duration ?? .zero } ?? false
    return ad.calls.map(\.event).filter { !known.has($0) || $0 == "progress" && !progresses }
  }

  /// The version as one number, so that `4.1` is 41.
  static func version(_ text: String?) -> Int {
    let numbers = (text ?? "").split(separator: ".").map { Int($0) ?? 0 }
    return (numbers.first ?? 0) * 10 + (numbers.count > 1 ? min(numbers[1], 9) : 0)
  }
}

struct Linter {
  /// 20 to 43; 0 if it is not known.
  let version: Int
  var findings = FindingList()

  mutating func add(
    _ code: VASTErrorCode, _ position: VASTPosition, _ text: @autoclosure () -> String,
    _ section: String
  ) {
    findings.add(code, position, "\(text()) (VAST 4.3 §\(section))")
  }

  mutating func check(_ document: VASTDocument) {
    checkVersion(of: document)
    if let error = document.errors.first, !document.ads.isEmpty {
      add(.schema, error.position, "<Error> beside <Ad> is only for answers without an ad", "3.2.1")
    }
    for error in document.errors { check(error: error) }
    var places: Set<Int> = []
    for ad in document.ads {
      if let place = ad.sequence, !places.insert(place).inserted {
        add(.schema, ad.position, "sequence \(place) is there twice in the pod", "3.3.1")
      }
      check(ad)
    }
  }

  /// A version that can be read, but that no specification has. What is no number was found before.
  private mutating func checkVersion(of document: VASTDocument) {
    let known = ["2.0", "2.0.1", "3.0", "4.0", "4.1", "4.2", "4.3"]
    guard let text = document.version, document.majorVersion != nil, !known.contains(text) else {
      return
    }
    add(
      .schema, document.position,
      "version \(Quote.quote(text)) is not one of 2.0, 3.0, 4.0, 4.1, 4.2 and 4.3", "3.1")
  }

  // MARK: URLs

  mutating func check(_ url: String, _ position: VASTPosition, _ what: String) {
    if url.utf8.contains(where: \.isBlank) {
      add(.schema, position, "the URL of \(what) has a blank in it", "2.3.3")
    } else if url.hasPrefix("//") {
      add(.schema, position, "the URL of \(what) begins with //, without https:", "2.3.3")
    } else if let scheme = VASTURL.scheme(url) {
      guard Self.scripts.contains(scheme.lowercased()) else { return }
      add(
        .schema, position, "the URL of \(what) begins with \(scheme):, which nobody calls", "2.3.3")
    } else if !url.hasPrefix("["), url.lowercased() != "about:blank" {
      add(.schema, position, "the URL of \(what) is not absolute", "2.3.3")
    }
  }

  private static let scripts: Set = ["javascript", "vbscript", "data", "file"]

  /// Sizes in pixels; those that are missing are checked elsewhere, if they must be there.
  mutating func check(
    width: Int?, height: Int?, _ position: VASTPosition, _ what: String, _ section: String
  ) {
    for (name, size) in [("width", width), ("height", height)] {
      guard let size, size <= 0 else { continue }
      add(.schema, position, "\(what) has the \(name) \(size)", section)
    }
  }

  /// A file that a phone must load.
  mutating func check(
    loaded url: String, _ code: VASTErrorCode, _ position: VASTPosition, _ what: String
  ) {
    check(url, position, what)
    guard VASTURL.isPlain(url) else { return }
    findings.add(
      code, position, "\(what) is not https, which App Transport Security blocks on iOS")
  }

  mutating func check(error link: VASTLink) {
    check(link.url, link.position, "<Error>")
    guard !link.url.contains("[ERRORCODE]") else { return }
    add(
      .schema, link.position,
      "<Error> has no [ERRORCODE], so that its server can't tell errors apart",
      "2.3.6")
  }
}
