// On iOS `import UIKit` brings these along, and real adapters rely on it.
@_exported import Dispatch
@_exported import Foundation
