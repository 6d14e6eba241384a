/// A colour: by its numbers, or by what it is for, so that whoever draws can choose.
public final class UIColor: NSObject, Sendable {
  /// What a colour is for.
  package enum Role: String, CaseIterable, Sendable {
    case label, secondaryLabel, tertiaryLabel, systemBackground, secondarySystemBackground
    case systemFill, separator, tint, systemBlue, systemGreen, systemYellow, systemOrange, systemRed
  }

  private enum Value: Equatable, Sendable {
    case role(Role)
    case rgb(UInt8, UInt8, UInt8, alpha: Double)
  }

  private let value: Value

  private init(_ value: Value) {
    self.value = value
  }

  /// A colour by its parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func byte(_ part: CGFloat) -> UInt8 {
      part.isNaN ? 0 : UInt8((max(0, min(1, part)) * 255).rounded())
    }
    self.init(.rgb(byte(red), byte(green), byte(blue), alpha: Double(alpha)))
  }

  /// A grey from 0, black, to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  package convenience init(role: Role) {
    self.init(.role(role))
  }

  package var role: Role? {
    if case .role(let role) = value { role } else { nil }
  }

  package var rgb: (red: UInt8, green: UInt8, blue: UInt8)? {
    if case .rgb(let red, let green, let blue, _) = value { (red, green, blue) } else { nil }
  }

  /// Whether nothing of it is seen.
  package var isClear: Bool {
    if case .rgb(_, _, _, let alpha) = value { alpha == 0 } else { false }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.value == value
  }

  public override var hash: Int {
    rgb.map { Int($0.red) << 16 | Int($0.green) << 8 | Int($0.blue) } ?? role.hashValue
  }
}

extension UIColor {
  /// No colour.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A lighter grey.
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  /// A darker grey.
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  /// Text.
  public static let label = UIColor(role: .label)
  /// Text that matters less.
  public static let secondaryLabel = UIColor(role: .secondaryLabel)
  /// Text that matters least.
  public static let tertiaryLabel = UIColor(role: .tertiaryLabel)
  /// The ground of a screen.
  public static let systemBackground = UIColor(role: .systemBackground)
  /// The ground of what lies on the screen.
  public static let secondarySystemBackground = UIColor(role: .secondarySystemBackground)
  /// What is filled.
  public static let systemFill = UIColor(role: .systemFill)
  /// What separates.
  public static let separator = UIColor(role: .separator)
  /// What can be touched.
  public static let tintColor = UIColor(role: .tint)
  /// The system's blue.
  public static let systemBlue = UIColor(role: .systemBlue)
  /// The system's green.
  public static let systemGreen = UIColor(role: .systemGreen)
  /// The system's yellow.
  public static let systemYellow = UIColor(role: .systemYellow)
  /// The system's orange.
  public static let systemOrange = UIColor(role: .systemOrange)
  /// The system's red.
  public static let systemRed = UIColor(role: .systemRed)
}
