// swift-format-ignore-file: OrderedImports
import UIKit
import GoogleMobileAds
import Foundation

/// Makes a request from a file that imports Foundation last.
public func askFoundationLast(_ url: URL, _ done: @escaping (Int?) -> Void) {
  URLSession.shared.dataTask(with: url) { (data: Data?, response: URLResponse?, error: Error?) in
    done((response as? HTTPURLResponse)?.statusCode)
  }.resume()
}
