// As on a phone, importing GoogleMobileAds brings UIKit, and with it Foundation and Dispatch.
@_exported import UIKit
