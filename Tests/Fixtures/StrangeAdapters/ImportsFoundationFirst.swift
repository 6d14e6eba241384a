// swift-format-ignore-file: OrderedImports
import Foundation
import GoogleMobileAds
import UIKit

/// Makes a request from a file that imports Foundation first.
public func askFoundationFirst(_ url: URL, _ done: @escaping (Int?) -> Void) {
  var request = URLRequest(url: url)
  request.httpMethod = "GET"
  let task: URLSessionDataTask = URLSession.shared.dataTask(with: request) { _, response, _ in
    done((response as? HTTPURLResponse)?.statusCode)
  }
  task.resume()
}
