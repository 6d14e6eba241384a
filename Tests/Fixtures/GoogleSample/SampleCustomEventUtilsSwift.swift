import Foundation
import SampleAdSDK

class SampleCustomEventUtilsSwift: NSObject {
  static func error(of code: SampleErrorCode) -> NSError {
    let userInfo = ["description": "Sample SDK returned an ad load failure: \(code)"]
    return NSError(
      domain: "com.google.customevent.samplenetwork", code: 101, userInfo: userInfo)
  }
}
