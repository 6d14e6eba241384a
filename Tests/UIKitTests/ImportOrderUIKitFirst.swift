// swift-format-ignore-file: OrderedImports

import UIKit
import Foundation

/// Makes a request from a file that imports UIKit first.
func askUIKitFirst(_ tell: @escaping (Int) -> Void) {
  guard let url = URL(string: "https://a.example") else { return }
  URLSession.shared.dataTask(with: url) { data, response, error in
    if let response = response as? HTTPURLResponse { tell(response.statusCode) }
  }.resume()
}
