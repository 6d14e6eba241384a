import Auditing
import Catalogue
import HAR
import JSON
import VAST

extension CaptureAudit {
  /// All of it, in one line.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.writeMember("requests", capture.exchanges.count)
      json.array("ads", of: ads) { $0.write($1) }
      json.array("refused", of: refused) { json, document in
        json.object { json in
          json.writeMember("request", document.exchange?.number)
          json.writeMember("url", document.exchange.map { CaptureText.url($0.url) })
          json.writeMember("file", document.file)
          if case .failure(let refusal) = document.result {
            json.writeMember("code", refusal.code.rawValue)
            json.writeMember("text", refusal.sentence)
          }
        }
      }
      json.array("strays", of: strays) { json, exchange in
        json.object { json in
          json.writeMember("request", exchange.number)
          json.writeMember("url", CaptureText.url(exchange.url))
        }
      }
      json.array("known", of: known) { json, call in
        json.object { json in
          json.writeMember("request", call.exchange.number)
          json.writeMember("ms", call.exchange.start.milliseconds(since: capture.start))
          json.writeMember("owner", call.form.owner)
          json.writeMember("form", CaptureText.form(call.form))
          json.writeMember("url", CaptureText.urlWithoutQuery(call.exchange.url))
        }
      }
      json.array("notes", of: CaptureText.notes(self)) { $0.write($1) }
      json.writeMember("verdict", CaptureText.verdict(self))
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ ad: CapturedAd) {
    object { json in
      json.writeMember("title", ad.title)
      json.writeMember("durationMs", ad.duration.map { Int($0 / .milliseconds(1)) })
      json.writeMember("errorCode", ad.isOpen ? nil : ad.failure?.code.rawValue)
      json.writeMember("isOpen", ad.isOpen)
      json.array("levels", of: ad.levels) { json, level in
        json.object { json in
          json.writeMember("url", level.url.map(CaptureText.url))
          json.writeMember("file", level.file)
          json.writeMember("adSystem", level.system)
        }
      }
      json.writeMember("remark", CaptureText.remark(ad))
      json.array("pixels", of: ad.pixels) { $0.write($1) }
    }
  }

  private mutating func write(_ pixel: PixelAudit) {
    object { json in
      json.writeMember("event", pixel.event.name)
      json.writeMember("offsetMs", pixel.event.moment.map { Int($0 / .milliseconds(1)) })
      json.writeMember("level", pixel.level + 1)
      json.writeMember("url", CaptureText.url(pixel.url))
      json.writeMember("isDue", pixel.reason != nil)
      if pixel.mayFollow { json.writeMember("mayFollow", true) }
      json.array("calls", of: pixel.calls) { $0.write($1) }
      json.array("troubles", of: pixel.troubles) { json, trouble in
        json.object { json in
          json.writeMember("trouble", trouble.word)
          json.writeMember("isFault", trouble.isFault)
          json.writeMember("text", trouble.sentence)
        }
      }
    }
  }

  private mutating func write(_ call: PixelAudit.Call) {
    object { json in
      json.writeMember("request", call.request)
      json.writeMember("ms", call.milliseconds)
      json.writeMember("status", call.status)
      json.writeMember("failure", call.failure)
      json.writeMember("redirects", call.redirects)
      json.array("macros", of: call.values) { json, value in
        json.object { json in
          json.writeMember("macro", value.macro)
          json.writeMember("value", value.text)
          json.writeMember("isRight", !value.isFault)
        }
      }
    }
  }
}
