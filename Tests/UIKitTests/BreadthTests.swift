import Testing
import UIKit

extension OneWorld {
  @Suite @MainActor struct BreadthTests {
    @Test func placesAreNamedInOtherViews() {
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
      let sibling = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
      outer.addSubview(inner)
      outer.addSubview(sibling)
      #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 7))
      #expect(inner.convert(CGPoint(x: 6, y: 7), from: outer) == CGPoint(x: 1, y: 2))
      #expect(inner.convert(inner.bounds, to: sibling).origin == CGPoint(x: -55, y: 5))
      outer.bounds.origin.y = 30
      #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 5))
    }

    @Test func frontmostViewIsHit() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let back = UIView(frame: parent.bounds)
      let front = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
      parent.addSubview(back)
      parent.addSubview(front)
      #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
      #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
      front.isUserInteractionEnabled = false
      #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
      #expect(parent.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
    }

    /// GitHawk (Classes/Utility/AlertActions.swift) shares by presenting the system's sheet.
    @Test func sharingIsToldOfTheSheetsEnd() {
      let screen = A()
      let phone = Phone(showing: screen)
      var endings: [Bool] = []
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, isComplete, _, _ in endings.append(isComplete) }
      screen.present(sheet, animated: true)
      phone.runtime.settle()
      #expect(screen.presentedViewController === sheet && endings.isEmpty)
      screen.dismiss(animated: true)
      phone.runtime.settle()
      #expect(endings == [false])
    }

    @Test func windowsAreThoseOfTheScenes() {
      let phone = Phone(showing: A())
      UIApplication.shared.connectedScenes = [phone.scene]
      #expect(UIApplication.shared.windows == [phone.window])
      #expect(UIApplication.shared.keyWindow === phone.window)
      #expect(UIApplication.shared.openSessions == [phone.scene.session])
    }

    @Test func recognizerMovesWithItsView() {
      let view = UIView()
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      pan.setTranslation(CGPoint(x: 3, y: 0), in: view)
      #expect(pan.view === view && pan.translation(in: view) == CGPoint(x: 3, y: 0))
      UIView().addGestureRecognizer(pan)
      #expect(view.gestureRecognizers == nil)
    }
  }
}
