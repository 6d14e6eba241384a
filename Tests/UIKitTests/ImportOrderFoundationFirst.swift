// swift-format-ignore-file: OrderedImports

import Foundation
import UIKit

/// Makes a request from a file that imports Foundation first.
func askFoundationFirst(_ tell: @escaping (Int) -> Void) {
  guard let url = URL(string: "https://a.example") else { return }
  URLSession.shared.dataTask(with: url) { data, response, error in
    if let response = response as? HTTPURLResponse { tell(response.statusCode) }
  }.resume()
}
