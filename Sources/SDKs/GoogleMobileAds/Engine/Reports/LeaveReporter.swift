/// Hears that a click leaves the application, which only custom events of SDK 7 report.
protocol LeaveReporter: AnyObject {
  func willLeaveApplication()
}
