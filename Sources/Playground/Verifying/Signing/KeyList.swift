import JSON

/// The keys as Google's key server hands them out: `{"keys":[{"keyId":…,"pem":…,"base64":…}]}`.
package enum KeyList {
  package static func json(_ keys: [VerifierKey]) -> [UInt8] {
    JSONWriter.line { json in
      json.array("keys", of: keys) { json, key in
        json.object { json in
          json.writeMember("keyId", key.id)
          json.writeMember("pem", key.pem)
          json.writeMember("base64", key.base64)
        }
      }
    }
  }
}
