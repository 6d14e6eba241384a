// As on a phone, importing UIKit brings Foundation and Dispatch. FoundationNetworking stays out: it
// would bring libcurl along.
@_exported import Dispatch
@_exported import Foundation
