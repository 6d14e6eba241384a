import Languages
import Scenarios
import Simulation

extension PlayerManner {
  var forceWords: ForceWords {
    switch self {
    case .impressionAtLoad:
      (localized("call the impression at load"), localized("servers count what is not shown yet"))
    case .forgetsImpression:
      (localized("call no impression"), localized("the servers count none, the network one"))
    case .forgetsClick:
      (localized("call no click"), localized("servers count no click, the network one"))
    case .forgetsQuartile:
      (localized("leave out a quartile"), localized("no server hears of the midpoint"))
    case .losesLevel:
      (localized("leave out a wrapper"), localized("the outermost server counts nothing"))
    case .losesClickThrough:
      (localized("lose where a click leads"), localized("the click counts, and no page opens"))
    case .repeatsQuartile:
      (localized("call a quartile twice"), localized("servers count the midpoint twice"))
    case .swallowsErrors:
      (localized("call no error"), localized("no server hears that it failed"))
    case .measuresNothing:
      (localized("measure nothing"), localized("servers hear that nobody can know"))
    }
  }
}
