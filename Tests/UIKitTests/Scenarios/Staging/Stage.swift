import Testing
import UIKit

/// A phone on which a scenario is played step by step, and the log of what its players heard.
///
/// It owns the delegates and no controller, so that the log shows when one is freed.
@MainActor
final class Stage {
  let phone = Phone()
  let log = Log()
  private var witnesses: [String: Witness] = [:]

  var window: UIWindow { phone.window }
  var runtime: Runtime { phone.runtime }

  // MARK: Setting the stage

  /// Makes a player.
  func make<Role: Player>(_ role: Role.Type) -> Role {
    role.init(log: log)
  }

  /// The delegate of a name.
  func witness(_ name: String) -> Witness {
    if let witness = witnesses[name] { return witness }
    let witness = Witness(name, log: log)
    witnesses[name] = witness
    return witness
  }

  /// Shows a stack, pushed one by one so that each view is loaded, and comes to rest.
  func boot(_ roles: Player.Type..., name: String = "nav") -> UINavigationController {
    let navigation = UINavigationController()
    navigation.title = name
    navigation.delegate = witness("\(name).delegate")
    phone.show(navigation)
    for role in roles {
      navigation.pushViewController(make(role), animated: false)
      runtime.settle()
    }
    log.clear()
    return navigation
  }

  /// Shows two tabs, a stack `nav1` and `X`, and comes to rest.
  func bootTabs(_ roles: Player.Type...) -> (UITabBarController, UINavigationController) {
    let navigation = UINavigationController()
    navigation.title = "nav1"
    navigation.delegate = witness("nav1.delegate")
    let tabs = UITabBarController()
    tabs.delegate = witness("t")
    tabs.viewControllers = [navigation, make(OneWorld.Scenarios.X.self)]
    phone.show(tabs)
    for role in roles {
      navigation.pushViewController(make(role), animated: false)
      runtime.settle()
    }
    log.clear()
    return (tabs, navigation)
  }

  /// Makes a player that is to be presented, whose swipe down a witness judges if one is named.
  func make(
    _ role: Player.Type,
    style: UIModalPresentationStyle,
    judge: String? = nil
  ) -> Player {
    let player = make(role)
    player.modalPresentationStyle = style
    player.presentationController?.delegate = judge.map(witness)
    return player
  }

  /// Presents without animation and comes to rest.
  func setUp(presenting player: Player, on presenter: UIViewController?) {
    presenter?.present(player, animated: false)
    runtime.settle()
    log.clear()
  }

  // MARK: Playing

  /// Makes a call, then lets a turn of the loop and all that follows pass.
  func step(_ call: () -> Void) {
    play {
      call()
      log.note("(returned)")
      runtime.turn()
      log.note("(turned)")
    }
  }

  /// Makes several calls, between which time may pass, then lets all that follows pass.
  func play(_ calls: () -> Void) {
    log.beginStep()
    runtime.warnings = []
    calls()
    runtime.settle()
  }

  /// Writes down that a completion has run.
  func complete() {
    log.note("completion")
  }

  // MARK: Judging

  /// Compares all that was heard in the last step, the warnings, and the exception if one is due.
  func expect(
    _ expected: Expected,
    warnings: [Pattern] = [],
    raising reason: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let misfit = expected.misfit(in: log.step) {
      let report = misfit.report(on: log.step)
      Issue.record("The log is not as expected:\n\(report)", sourceLocation: sourceLocation)
    }
    let given = runtime.warnings
    #expect(
      given.count == warnings.count && zip(warnings, given).allSatisfy { $0.matches($1) },
      "Warnings: \(given)",
      sourceLocation: sourceLocation
    )
    #expect(log.awaited.isEmpty, "Moments that never came", sourceLocation: sourceLocation)
    #expect(runtime.fault?.reason == reason, sourceLocation: sourceLocation)
  }
}
