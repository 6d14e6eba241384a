extension UIColor {
  /// For text.
  public static let label = UIColor(.label, 0x00_0000)
  /// For less important text.
  public static let secondaryLabel = UIColor(.secondaryLabel, 0x8A_8A8E)
  /// For text of little importance.
  public static let tertiaryLabel = UIColor(.tertiaryLabel, 0xC4_C4C7)
  /// For text that hardly matters.
  public static let quaternaryLabel = UIColor(.quaternaryLabel, 0xDC_DCDD)
  /// For the placeholder of an empty field.
  public static let placeholderText = UIColor(.placeholderText, 0xC4_C4C7)
  /// For links.
  public static let link = UIColor(.link, 0x00_7AFF)
  /// For the background.
  public static let systemBackground = UIColor(.systemBackground, 0xFF_FFFF)
  /// For cards on the background.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground, 0xF2_F2F7)
  /// For what is on a card.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground, 0xFF_FFFF)
  /// For thin shapes.
  public static let systemFill = UIColor(.systemFill, 0xE4_E4E6)
  /// For medium shapes.
  public static let secondarySystemFill = UIColor(.secondarySystemFill, 0xE9_E9EB)
  /// For large shapes.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill, 0xEE_EEEF)
  /// For separator lines.
  public static let separator = UIColor(.separator, 0xC6_C6C8)
  /// For what can be tapped.
  public static let tintColor = UIColor(.tint, 0x00_7AFF)
}

extension UIColor {
  /// The system's red, which a theme may choose.
  public static let systemRed = UIColor(.red, 0xFF_3B30)
  /// The system's orange, which a theme may choose.
  public static let systemOrange = UIColor(.orange, 0xFF_9500)
  /// The system's yellow, which a theme may choose.
  public static let systemYellow = UIColor(.yellow, 0xFF_CC00)
  /// The system's green, which a theme may choose.
  public static let systemGreen = UIColor(.green, 0x34_C759)
  /// The system's mint, which a theme may choose.
  public static let systemMint = UIColor(.mint, 0x00_C7BE)
  /// The system's teal, which a theme may choose.
  public static let systemTeal = UIColor(.teal, 0x30_B0C7)
  /// The system's cyan, which a theme may choose.
  public static let systemCyan = UIColor(.cyan, 0x32_ADE6)
  /// The system's blue, which a theme may choose.
  public static let systemBlue = UIColor(.blue, 0x00_7AFF)
  /// The system's indigo, which a theme may choose.
  public static let systemIndigo = UIColor(.indigo, 0x58_56D6)
  /// The system's purple, which a theme may choose.
  public static let systemPurple = UIColor(.purple, 0xAF_52DE)
  /// The system's pink, which a theme may choose.
  public static let systemPink = UIColor(.pink, 0xFF_2D55)
  /// The system's brown, which a theme may choose.
  public static let systemBrown = UIColor(.brown, 0xA2_845E)
  /// The system's gray, which a theme may choose.
  public static let systemGray = UIColor(.gray, 0x8E_8E93)
}
