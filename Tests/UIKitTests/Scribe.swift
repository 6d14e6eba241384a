import UIKit

/// Records its callbacks.
class Scribe: UIViewController {
  let name: String
  let write: (String) -> Void

  init(_ name: String, _ write: @escaping (String) -> Void) {
    self.name = name
    self.write = write
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { write("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) { write("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { write("\(name) appeared") }
  override func viewWillDisappear(_ animated: Bool) { write("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { write("\(name) disappeared") }
}

/// Records as well of what it becomes a part.
final class MovingScribe: Scribe {
  override func willMove(toParent parent: UIViewController?) {
    write(parent == nil ? "\(name) will go" : "\(name) will come")
  }
  override func didMove(toParent parent: UIViewController?) {
    write(parent == nil ? "\(name) went" : "\(name) came")
  }
}
