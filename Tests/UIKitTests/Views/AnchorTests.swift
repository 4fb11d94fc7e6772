import Testing
import UIKit

extension OneWorld {
  /// Constraints, made from anchors and from items, and guides.
  @MainActor
  struct AnchorTests {
    private let box = UIView()
    private let view = UIView()

    init() {
      box.addSubview(view)
    }

    private func attribute<Kind>(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint.Attribute {
      anchor.constraint(equalTo: anchor).firstAttribute
    }

    private let all: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
    ]

    @Test func eachAnchorStandsForItsAttribute() {
      let found = [
        attribute(view.leadingAnchor), attribute(view.trailingAnchor), attribute(view.leftAnchor),
        attribute(view.rightAnchor), attribute(view.topAnchor), attribute(view.bottomAnchor),
        attribute(view.widthAnchor), attribute(view.heightAnchor), attribute(view.centerXAnchor),
        attribute(view.centerYAnchor),
      ]
      expect(found, is: all)
      expect(attribute(view.firstBaselineAnchor), is: .firstBaseline)
      expect(attribute(view.lastBaselineAnchor), is: .lastBaseline)
    }

    @Test func guidesHaveTheAnchorsOfViews() {
      let guide = view.safeAreaLayoutGuide
      let found = [
        attribute(guide.leadingAnchor), attribute(guide.trailingAnchor),
        attribute(guide.leftAnchor), attribute(guide.rightAnchor), attribute(guide.topAnchor),
        attribute(guide.bottomAnchor), attribute(guide.widthAnchor),
        attribute(guide.heightAnchor), attribute(guide.centerXAnchor),
        attribute(guide.centerYAnchor),
      ]
      expect(found, is: all)
    }

    // DOC (NSLayoutConstraint): first = multiplier × second + constant.
    @Test func relationOfTwoAnchors() {
      let (own, other) = (view.topAnchor, box.bottomAnchor)
      let constraints = [
        own.constraint(equalTo: other), own.constraint(equalTo: other, constant: 8),
        own.constraint(greaterThanOrEqualTo: other),
        own.constraint(greaterThanOrEqualTo: other, constant: 8),
        own.constraint(lessThanOrEqualTo: other),
        own.constraint(lessThanOrEqualTo: other, constant: 8),
      ]
      expect(constraints.map(\.relation.rawValue), is: [0, 0, 1, 1, -1, -1])
      expect(constraints.map(\.constant), is: [0, 8, 0, 8, 0, 8])
      #expect(constraints.allSatisfy { $0.firstItem === view && $0.secondItem === box })
      #expect(constraints.allSatisfy { $0.secondAttribute == .bottom && $0.multiplier == 1 })
    }

    @Test func dimensionsMayBeTimesAnother() {
      let (own, other) = (view.widthAnchor, box.heightAnchor)
      let constraints = [
        own.constraint(equalTo: other, multiplier: 2),
        own.constraint(equalTo: other, multiplier: 2, constant: 8),
        own.constraint(greaterThanOrEqualTo: other, multiplier: 2),
        own.constraint(lessThanOrEqualTo: other, multiplier: 2),
      ]
      expect(constraints.map(\.relation.rawValue), is: [0, 0, 1, -1])
      expect(constraints.map(\.constant), is: [0, 8, 0, 0])
      #expect(constraints.allSatisfy { $0.multiplier == 2 && $0.secondAttribute == .height })
    }

    @Test func dimensionsMayBeConstant() {
      let own = view.widthAnchor
      let constraints = [
        own.constraint(equalToConstant: 8), own.constraint(greaterThanOrEqualToConstant: 8),
        own.constraint(lessThanOrEqualToConstant: 8),
      ]
      expect(constraints.map(\.relation.rawValue), is: [0, 1, -1])
      #expect(constraints.allSatisfy { $0.constant == 8 && $0.secondItem == nil })
      #expect(constraints.allSatisfy { $0.secondAttribute == .notAnAttribute })
    }

    // DOC (isActive): a constraint is inactive until it is activated; required unless said otherwise.
    @Test func constraintsAreActivatedTogether() {
      let constraints = [
        view.topAnchor.constraint(equalTo: box.topAnchor),
        view.leftAnchor.constraint(equalTo: box.leftAnchor),
      ]
      #expect(constraints.allSatisfy { !$0.isActive && $0.priority == .required })
      NSLayoutConstraint.activate(constraints)
      constraints[0].isActive = true
      #expect(view.constraints == constraints)
      NSLayoutConstraint.deactivate(constraints)
      #expect(view.constraints == [])
      view.addConstraint(constraints[0])
      view.addConstraints(constraints)
      #expect(view.constraints == constraints)
      view.removeConstraint(constraints[0])
      #expect(view.constraints == [constraints[1]] && !constraints[0].isActive)
    }

    @Test func constraintsOwnNoViews() {
      weak var lost: UIView?
      let constraint: NSLayoutConstraint
      let anchor: NSLayoutXAxisAnchor
      do {
        let (first, second) = (UIView(), UIView())
        lost = first
        anchor = first.leftAnchor
        constraint = second.leftAnchor.constraint(equalTo: first.leftAnchor)
        #expect(constraint.firstItem === second && constraint.secondItem === first)
      }
      #expect(lost == nil && constraint.secondItem == nil && constraint.firstItem == nil)
      #expect(anchor.constraint(equalTo: view.leftAnchor).firstItem == nil)
    }

    @Test func guideBelongsToOneView() {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view && view.layoutGuides == [guide])
      box.removeLayoutGuide(guide)
      #expect(guide.owningView === view)
      box.addLayoutGuide(guide)
      #expect(guide.owningView === box && view.layoutGuides == [] && box.layoutGuides == [guide])
      box.removeLayoutGuide(guide)
      #expect(guide.owningView == nil && box.layoutGuides == [])
    }

    @Test func guidesOfAViewAreTheSameEachTime() {
      view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
      #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
      #expect(view.layoutMarginsGuide !== view.safeAreaLayoutGuide)
      #expect(view.safeAreaLayoutGuide.owningView === view)
      expect(view.safeAreaLayoutGuide.layoutFrame, is: view.bounds)
      expect(UILayoutGuide().layoutFrame, is: .zero)
    }

    // DOC (addConstraint(_:)): the same as isActive.
    @Test func addedConstraintIsActive() {
      let width = view.widthAnchor.constraint(equalToConstant: 5)
      view.addConstraint(width)
      #expect(width.isActive && view.constraints == [width])
    }

    @Test func guideOwnsNoView() {
      weak var lost: UIView?
      let guide = UILayoutGuide()
      do {
        let view = UIView()
        lost = view
        view.addLayoutGuide(guide)
        _ = view.safeAreaLayoutGuide
      }
      #expect(lost == nil && guide.owningView == nil)
    }
  }
}
