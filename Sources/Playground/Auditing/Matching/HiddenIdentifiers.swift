import VAST

/// Hides in a URL what tells people or devices apart, and what opens doors.
package enum HiddenIdentifiers {
  private static let parameters: Set<String> = [
    "aaid", "access_token", "adid", "advertising_id", "android_id", "api_key", "apikey", "auth",
    "device_id", "device_ip", "deviceid", "did", "dpid", "email", "gaid", "gps_adid", "idfa",
    "idfv", "ifa", "imei", "ip", "ip_address", "ipaddress", "key", "lat", "latitude", "latlong",
    "lng", "lon", "long", "longitude", "mac", "msisdn", "password", "phone", "rdid", "secret",
    "session", "session_id", "sessionid", "sid", "sig", "signature", "token", "udid", "uid", "user",
    "user_id",
    "userid", "uuid",
  ]
  private static let macros: Set<VASTMacro> = [.ifa, .deviceIP, .latitudeLongitude]

  /// Stands in the place of what is hidden.
  package static let mark = "…"

  static func isHidden(_ macro: VASTMacro) -> Bool { macros.contains(macro) }

  /// The URL with the names of its parameters, and without the values of those. Macros stay.
  package static func hiding(_ url: String) -> String {
    let visible = withoutDevices(withoutUser(url))
    guard let question = visible.firstIndex(of: "?") else { return visible }
    let query = visible[visible.index(after: question)...]
    let parts = query.split(separator: "&", omittingEmptySubsequences: false).map(shown)
    return visible[...question] + parts.joined(separator: "&")
  }

  private static func shown(_ part: Substring) -> String {
    guard let sign = part.firstIndex(of: "="), parameters.contains(part[..<sign].lowercased())
    else { return String(part) }
    let value = String(part[part.index(after: sign)...])
    return value.isEmpty || MacroToken.isRaw(value) ? String(part) : "\(part[...sign])\(mark)"
  }

  /// `https://name:word@host/` has no name and no word.
  private static func withoutUser(_ url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return url }
    return url[..<scheme.upperBound] + mark + url[at...]
  }

  /// Without what is written as advertising ids and addresses of network cards are, under whatever name.
  private static func withoutDevices(_ url: String) -> String {
    url.replacing(/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/, with: mark)
      .replacing(/[0-9a-fA-F]{2}((:|%3[aA])[0-9a-fA-F]{2}){5}/, with: mark)
  }
}
