import AdServing
import Languages
import Scenarios
import Simulation

/// A force on a line: its title, and its effect on the screen.
typealias ForceWords = (title: String, effect: String)

extension Scenario.Outcome {
  var forceWords: ForceWords {
    switch self {
    case .fill: (localized("have an ad"), localized("an ad"))
    case .noFill: (localized("have no ad"), localized("no inventory; next line is asked"))
    case .networkError:
      (localized("fail: network error"), localized("a network error; next line is asked"))
    case .badRequest:
      (localized("refuse the request"), localized("the network refuses; next line is asked"))
    case .timeout:
      (localized("give up: time-out"), localized("the network gives up; next line is asked"))
    case .unknown:
      (localized("fail without a reason"), localized("an unexplained error; next line is asked"))
    case .neverAnswers: (localized("never answer"), localized("no answer until Google's time-out"))
    case .answersTwice: (localized("answer twice"), localized("an ad, answered twice"))
    case .answersInline:
      (localized("answer at once"), localized("an ad, answered during the request call"))
    case .wrongFormat:
      (localized("send another format"), localized("the wrong format; next line is asked"))
    case .noSuchClass:
      (localized("lack its adapter class"), localized("the app does not contain the adapter"))
    case .noSignals:
      (localized("have no signals"), localized("the bid takes no part in the auction"))
    case .signalsNeverCome:
      (localized("never give signals"), localized("the auction waits, then leaves it out"))
    }
  }
}

extension Showing {
  var forceWords: ForceWords {
    switch self {
    case .normal:
      (localized("show as usual"), localized("full screen: it opens and can be closed"))
    case .fails: (localized("fail to show"), localized("full screen: the network cannot show it"))
    case .failsAndPlays:
      (localized("fail, and play"), localized("full screen: it says no, and is shown"))
    case .sticks:
      (localized("refuse to close"), localized("full screen: it opens and cannot be closed"))
    case .ignoresClose:
      (
        localized("ignore its close button"),
        localized("full screen: its close button does nothing")
      )
    case .closesAtTheThirdTap:
      (
        localized("close at the third tap"),
        localized("full screen: its close button is slow")
      )
    case .sticksOnReturn:
      (
        localized("refuse to close on return"),
        localized("full screen: stuck once the user was away")
      )
    case .standsStill:
      (localized("stand still"), localized("full screen: it stops half-way"))
    case .closesItself:
      (localized("close by itself"), localized("full screen: it closes at its end"))
    case .closesAtOnce:
      (localized("close at once"), localized("full screen: it closes before it is seen"))
    case .closesOnReturn:
      (localized("close on return"), localized("full screen: it closes on return"))
    case .coversItsClose:
      (
        localized("hide its close button"),
        localized("full screen: no tap reaches its close")
      )
    case .leavesItsScreen:
      (localized("leave its screen"), localized("full screen: gone, and its screen stays"))
    case .goesUntold:
      (localized("go without a word"), localized("full screen: closed, and nobody is told"))
    case .restartsOnReturn:
      (localized("start over on return"), localized("full screen: coming back starts it over"))
    case .closesUntold:
      (
        localized("close by itself, untold"), localized("full screen: it closes itself in silence")
      )
    case .goesLate:
      (localized("tell its end late"), localized("full screen: closed, and told 1.5 s later"))
    case .goesEarly:
      (
        localized("tell its end early"), localized("full screen: told gone while it is there")
      )
    case .goesTwice:
      (localized("tell its end twice"), localized("full screen: closed, and told so twice"))
    }
  }
}

extension CountingMoment {
  var forceWords: ForceWords {
    switch self {
    case .atLoad:
      (localized("count as the ad comes"), localized("it counts before anybody sees it"))
    case .atRender:
      (localized("count as it is drawn"), localized("it counts what it gets a view for"))
    case .atPresent:
      (localized("count as it comes on screen"), localized("it counts what is opened, seen or not"))
    case .onePixel:
      (localized("count its first pixel"), localized("it counts at the first glimpse"))
    case .halfForASecond:
      (localized("count half for a second"), localized("it counts half of it, after a second"))
    case .allFor2Seconds:
      (localized("count all for two seconds"), localized("it counts all of it, after two seconds"))
    }
  }
}

extension WireFault {
  var forceWords: ForceWords {
    switch self {
    case .dropsClicks: (localized("lose the click"), localized("only one side counts the click"))
    case .repeatsClicks:
      (localized("tell the click twice"), localized("one side counts the click twice"))
    case .delaysClicks:
      (localized("hold up the click"), localized("one side counts the click seconds later"))
    case .multipliesClicks:
      (localized("tell each click once more"), localized("one side counts 1, 2, 3 for each click"))
    case .dropsImpressions:
      (localized("lose the impression"), localized("only one side counts the impression"))
    case .repeatsImpressions:
      (localized("tell the impression twice"), localized("one side counts the impression twice"))
    case .delaysImpressions:
      (localized("hold up the impression"), localized("one side counts the impression later"))
    case .dropsAnswer: (localized("lose the answer"), localized("the answer is lost: time-out"))
    case .repeatsAnswer: (localized("send the answer twice"), localized("the answer arrives twice"))
    case .delaysAnswer:
      (localized("hold up the answer"), localized("the request and the answer are late"))
    case .dropsRender: (localized("lose the view"), localized("the adapter never gets the view"))
    case .dropsUntrack:
      (localized("lose the view's removal"), localized("the adapter keeps a view that was removed"))
    case .dropsPresent:
      (localized("lose the call to show it"), localized("full screen: requested but never opens"))
    case .repeatsPresent:
      (localized("tell \"on screen\" twice"), localized("\"on screen\" is reported twice"))
    case .dropsAnnouncement:
      (localized("lose \"on screen\""), localized("\"on screen\" is never reported"))
    case .dropsRefusal:
      (localized("lose the failure to show"), localized("full screen: nobody hears that it failed"))
    case .repeatsDismissal:
      (localized("tell \"off screen\" twice"), localized("\"off screen\" is reported twice"))
    case .delaysDismissal:
      (localized("hold up \"off screen\""), localized("\"off screen\" is reported seconds later"))
    case .dropsDismissal:
      (localized("lose \"off screen\""), localized("\"off screen\" is never reported"))
    case .dropsReward:
      (localized("lose the reward"), localized("the reward is earned but never given"))
    case .repeatsReward:
      (localized("tell the reward twice"), localized("the reward is reported twice"))
    case .delaysReward:
      (localized("hold up the reward"), localized("the reward arrives seconds later"))
    case .dropsSignals:
      (localized("lose the signals"), localized("the signals are lost: it is left out"))
    case .repeatsSignals:
      (localized("send the signals twice"), localized("the signals arrive twice"))
    case .delaysSignals:
      (localized("hold up the signals"), localized("the signals come after the auction"))
    case .repeatsAd:
      (localized("hand the app its ad twice"), localized("the app receives one ad twice"))
    case .delaysScreen:
      (
        localized("tell the app late of a screen"),
        localized("the app learns late that it is covered")
      )
    case .repeatsFailure:
      (
        localized("tell the app twice of a failure"),
        localized("the app hears twice that it failed")
      )
    case .dropsPaid:
      (localized("lose what the app is paid"), localized("the app never hears what it earned"))
    case .repeatsPaid:
      (localized("tell the app its pay twice"), localized("the app adds up its earnings twice"))
    case .delaysPaid:
      (localized("hold up what the app is paid"), localized("the app hears of its earnings late"))
    case .keepsTheImpression:
      (
        localized("keep the impression from the app"),
        localized("both count; the app hears of no impression")
      )
    case .keepsTheClick:
      (
        localized("keep the click from the app"), localized("both count; the app hears of no click")
      )
    case .keepsTheDisplay:
      (
        localized("keep \"on screen\" from the app"),
        localized("the app does not hear that it is covered")
      )
    case .keepsTheClose:
      (
        localized("keep \"off screen\" from the app"),
        localized("the app waits for the end of the ad")
      )
    case .keepsTheReward:
      (
        localized("keep the reward from the app"),
        localized("the reward is counted; the app gives none")
      )
    case .keepsTheFailure:
      (
        localized("keep a failed show from the app"),
        localized("the app waits for an ad that never opens")
      )
    case .repeatsTheImpression:
      (
        localized("tell the app the impression twice"),
        localized("the app hears of two impressions")
      )
    case .repeatsTheClick:
      (
        localized("tell the app the click twice"),
        localized("both count one click; the app hears of two")
      )
    case .repeatsTheDisplay:
      (
        localized("tell the app \"on screen\" twice"),
        localized("the app hears twice that it is covered")
      )
    case .repeatsTheClose:
      (
        localized("tell the app \"off screen\" twice"),
        localized("the app goes on twice")
      )
    case .repeatsTheReward:
      (
        localized("tell the app the reward twice"),
        localized("one reward is counted; the app gives two")
      )
    case .saysNothing:
      (
        localized("tell the app nothing of its ad"),
        localized("the app has its ad and hears of nothing")
      )
    case .forgetsClicks:
      (
        localized("count no click"),
        localized("Google sees or hears of it in vain")
      )
    case .forgetsImpressions:
      (
        localized("count no impression"),
        localized("Google forgets what it saw or was told")
      )
    case .doublesClicks:
      (
        localized("count a click twice"),
        localized("Google has two clicks, the network one")
      )
    case .dropsVerification:
      (
        localized("lose the call to your server"),
        localized("your server never hears of the reward")
      )
    case .repeatsVerification:
      (localized("call your server twice"), localized("your server hears twice of one reward"))
    case .delaysVerification:
      (
        localized("hold up the call to your server"),
        localized("your server hears late of the reward")
      )
    case .refreshesUnseen:
      (
        localized("replace a banner that nobody sees"),
        localized("out of sight, Google asks for another one")
      )
    case .forgetsRefresh:
      (
        localized("never replace the banner"),
        localized("its time comes, and Google asks for none")
      )
    case .reordersScreens:
      (localized("swap closing and closed"), localized("\"closed\" is reported before \"closing\""))
    }
  }
}
