/// The recorder as people copy it into an app.
package enum RecorderFiles {
  /// Their names, and what is in them.
  package static let all: [(name: String, bytes: [UInt8])] = [
    ("AdplayRecorder.swift", PackageResources.AdplayRecorder_swift),
    ("README.md", PackageResources.README_md),
  ]
}
