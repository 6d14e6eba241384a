/// One of the numbers that a player puts into `[ERRORCODE]`.
public struct VASTErrorCode: RawRepresentable, Hashable, Error {
  /// The number, of three digits.
  public let rawValue: Int

  /// Any number; one that VAST does not have has no meaning.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  private init(_ number: Int) {
    rawValue = number
  }

  // Named are those that this module gives; `meanings` has all.
  static let malformed = VASTErrorCode(100)
  static let schema = VASTErrorCode(101)
  static let version = VASTErrorCode(102)
  static let cannotPlay = VASTErrorCode(200)
  static let linearity = VASTErrorCode(201)
  static let duration = VASTErrorCode(202)
  static let wrapper = VASTErrorCode(300)
  static let unreachable = VASTErrorCode(301)
  static let tooManyWrappers = VASTErrorCode(302)
  /// There is no ad.
  public static let noAd = VASTErrorCode(303)
  static let linear = VASTErrorCode(400)
  static let noSupportedMedia = VASTErrorCode(403)
  static let nonLinearResource = VASTErrorCode(503)
  static let companionRequired = VASTErrorCode(602)
  static let companionResource = VASTErrorCode(604)
  /// Any error without a number of its own.
  public static let undefined = VASTErrorCode(900)

  /// What the number means; nil for one that VAST does not have, such as 404.
  public var meaning: String? { Self.meanings[rawValue] }

  /// Whether VAST has this number.
  public var isDefined: Bool { meaning != nil }

  /// All numbers of VAST 3.0 to 4.3, in order.
  public static var all: [VASTErrorCode] {
    meanings.keys.sorted().map(VASTErrorCode.init(rawValue:))
  }

  /// The same, as few ranges.
  public static var ranges: [ClosedRange<Int>] {
    all.map(\.rawValue).reduce(into: []) { ranges, code in
      if let last = ranges.last, last.upperBound + 1 == code {
        ranges[ranges.count - 1] = last.lowerBound...code
      } else {
        ranges.append(code...code)
      }
    }
  }

  private static let meanings: [Int: String] = [
    100: "XML parsing error",
    101: "VAST schema validation error",
    102: "VAST version not supported",
    200: "ad type not expected or not displayable",
    201: "different linearity expected",
    202: "different duration expected",
    203: "different size expected",
    204: "required ad category missing",
    205: "ad category blocked by a wrapper",
    206: "ad break shortened, ad not served",
    300: "general wrapper error",
    301: "VAST URI of a wrapper unreachable or timed out",
    302: "wrapper limit reached",
    303: "no ad after one or more wrappers, or no ad at all",
    304: "ad not displayed in time",
    400: "general linear error",
    401: "media file not found",
    402: "media file timed out",
    403: "no supported media file",
    405: "media file can't be displayed",
    406: "mezzanine file required, but missing",
    407: "mezzanine file is being downloaded for the first time",
    408: "conditional ad rejected",
    409: "interactive creative not executed",
    410: "verification not executed",
    411: "mezzanine file doesn't meet the specification",
    500: "general non-linear error",
    501: "non-linear creative too large for the screen",
    502: "non-linear resource can't be fetched",
    503: "no supported non-linear resource",
    600: "general companion error",
    601: "no room for the companion",
    602: "required companion can't be displayed",
    603: "companion resource can't be fetched",
    604: "no supported companion resource",
    900: "undefined error",
    901: "general VPAID error",
    902: "general InteractiveCreativeFile error",
  ]
}

extension VASTErrorCode: CustomStringConvertible {
  /// `100 (XML parsing error)`.
  public var description: String {
    meaning.map { "\(rawValue) (\($0))" } ?? "\(rawValue)"
  }
}
