import Simulation

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The phone.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only one there is.
  public static var current: UIDevice { World.current.instance { UIDevice() } }

  /// A phone.
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The name in its settings; since iOS 16 applications see only the model here.
  public final let name = "iPhone"
  /// The model.
  public final let model = "iPhone"
  /// The model in the user's language.
  public final let localizedModel = "iPhone"
  /// Its operating system.
  public final let systemName = "iOS"
  /// The version this simulation is modelled on.
  public final let systemVersion = "18.0"

  /// The same for all applications of a vendor, and always the same here.
  public final let identifierForVendor = UUID(uuidString: "7E6A1F3C-52B4-4D0B-9C1E-3A5D8F60B214")

  override init() {
    super.init()
  }
}
