// swift-format-ignore-file: OrderedImports

import Foundation
import UIKit

/// Asks as an adapter would whose file imports Foundation first.
func askFoundationFirst(_ tell: @escaping (Int) -> Void) {
  guard let url = URL(string: "https://a.example") else { return }
  URLSession.shared.dataTask(with: url) { data, response, error in
    if let response = response as? HTTPURLResponse { tell(response.statusCode) }
  }.resume()
}
