/// A colour: three numbers, or a role whose colour the theme decides.
public final class UIColor: NSObject, Sendable {
  /// What the colour is for. A theme decides how it looks; `rgb` is its look without one.
  package enum Role: String, CaseIterable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, separator, tint
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  }

  /// What the colour is for, if it is one of the system's.
  package let role: Role?
  /// Its components from 0 to 255; nil if it is fully transparent.
  package let rgb: (r: UInt8, g: UInt8, b: UInt8)?
  /// From 0, transparent, to 1.
  package let alpha: CGFloat

  private init(role: Role?, rgb: (r: UInt8, g: UInt8, b: UInt8)?, alpha: CGFloat) {
    self.role = role
    self.rgb = alpha > 0 ? rgb : nil
    self.alpha = alpha
    super.init()
  }

  convenience init(_ role: Role, _ hex: UInt32) {
    self.init(role: role, rgb: Self.parts(hex), alpha: 1)
  }

  /// The colour of 0xRRGGBB.
  package convenience init(hex: UInt32) {
    self.init(role: nil, rgb: Self.parts(hex), alpha: 1)
  }

  /// A colour with components from 0 to 1; values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = (r: Self.byte(red), g: Self.byte(green), b: Self.byte(blue))
    self.init(role: nil, rgb: rgb, alpha: Self.unit(alpha))
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with this opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(role: role, rgb: rgb, alpha: Self.unit(alpha))
  }

  /// The colour in the form a layer takes.
  public var cgColor: CGColor { CGColor(self) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return role == other.role && hex == other.hex && alpha == other.alpha
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(role)
    hasher.combine(hex)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  /// 0xRRGGBB; nil if it is fully transparent.
  package var hex: UInt32? {
    rgb.map { UInt32($0.r) << 16 | UInt32($0.g) << 8 | UInt32($0.b) }
  }

  private static func parts(_ hex: UInt32) -> (r: UInt8, g: UInt8, b: UInt8) {
    (UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }

  // The comparison is false for NaN.
  private static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
  private static func byte(_ value: CGFloat) -> UInt8 { UInt8((unit(value) * 255).rounded()) }
}

/// A colour in the form a layer takes.
public final class CGColor: Sendable {
  /// The colour it was made from.
  package let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}
