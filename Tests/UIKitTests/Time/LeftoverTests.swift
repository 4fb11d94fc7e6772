import Testing

@testable import UIKit

extension OneWorld {
  /// What the stand-in notes for itself must not pile up in an app that runs long.
  @MainActor
  struct LeftoverTests {
    private let a = A()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    @Test func pushedControllersAreForgottenOnceTheyHaveBeenTold() {
      navigation.pushViewController(B(), animated: true)
      phone.runtime.settle()
      #expect(navigation.entering.isEmpty && navigation.leaving.isEmpty)
    }

    @Test func presentationsAreForgottenWhenTheyAreOver() {
      for _ in 0..<3 {
        a.present(P(), animated: false)
        phone.runtime.settle()
        a.dismiss(animated: false)
        phone.runtime.settle()
      }
      #expect(phone.runtime.presentations.count <= 1)
    }

    @Test func freedWindowsAreForgottenWhenAnotherComes() {
      for _ in 0..<3 {
        let window = UIWindow(windowScene: phone.scene)
        window.isHidden = false
      }
      #expect(phone.runtime.windowReferences.count == 2 && phone.scene.windows == [phone.window])
    }
  }
}
