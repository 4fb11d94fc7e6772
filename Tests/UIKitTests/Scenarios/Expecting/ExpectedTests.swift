import Testing

/// How a log is compared with an expected partial order, and that the comparison can fail.
struct ExpectedTests {
  private let push = Expected.sequence(
    "B.willMove",
    "(returned)",
    "B.viewWillAppear(_)",
    .anyOrder(
      .sequence("B.viewDidAppear(true)", "d.didShow(B)"),
      "B.didMove"
    ),
    "completion"
  )
  .floating(.optional("A.pause"), .repeated("p.asked"), .times(1...2, "p.told"))
  .ordered("p.asked", "A.pause")
  .ordered("A.pause", "p.told")
  .absent("A.view*", "*.deinit")

  private let log = [
    "B.willMove", "(returned)", "p.asked", "B.viewWillAppear(true)", "A.pause",
    "B.viewDidAppear(true)", "B.didMove", "p.told", "d.didShow(B)", "completion",
  ]

  private func misfit(_ change: (inout [String]) -> Void) -> Misfit? {
    var changed = log
    change(&changed)
    return push.misfit(in: changed)
  }

  @Test func whatIsOpenFitsEitherWay() {
    #expect(misfit { _ in } == nil)
    #expect(misfit { $0.swapAt(5, 6) } == nil)
    #expect(misfit { $0[3] = "B.viewWillAppear(false)" } == nil)
    #expect(misfit { $0.remove(at: 4) } == nil)
    #expect(misfit { $0 += ["p.asked", "p.asked", "p.told"] } == nil)
    #expect(misfit { $0.insert("(turned)", at: 4) } == nil)
  }

  @Test func everyKnownOrderCanFail() {
    for (earlier, later) in [
      (0, 1), (1, 3), (3, 5), (3, 6), (5, 8), (6, 9), (8, 9), (2, 4), (4, 7),
    ] {
      #expect(misfit { $0.swapAt(earlier, later) } != nil, "\(log[earlier]) before \(log[later])")
    }
  }

  @Test func firstMisfitIsNamed() {
    #expect(misfit { $0.swapAt(0, 1) } == .tooEarly(place: 0, before: "B.willMove"))
    #expect(misfit { $0.swapAt(4, 7) } == .tooLate(place: 7, after: "p.told"))
    #expect(misfit { $0[3] = "B.viewWillAppear(perhaps)" } == .unexpected(place: 3))
    #expect(misfit { $0.append("A.viewDidLoad") } == .forbidden(place: 10, pattern: "A.view*"))
    #expect(misfit { $0.append("B.deinit") } == .forbidden(place: 10, pattern: "*.deinit"))
    #expect(misfit { $0.append("completion") } == .tooOften(place: 10, limit: 1))
    #expect(misfit { $0.removeLast() } == .missing("completion"))
    #expect(misfit { $0.removeAll { $0 == "p.told" } } == .missing("p.told"))
    let unmarked = misfit { $0.removeAll { $0 == "(returned)" } }
    #expect(unmarked == .tooEarly(place: 2, before: "(returned)"))
  }

  // `p.asked` comes before `p.told` by way of `A.pause`, even when that does not come.
  @Test func orderHoldsAcrossWhatDoesNotCome() {
    let misfit = misfit {
      $0.swapAt(2, 7)
      $0.remove(at: 4)
    }
    #expect(misfit == .tooEarly(place: 2, before: "p.asked"))
  }

  @Test func nothingIsNothing() {
    #expect(Expected.nothing.misfit(in: ["(returned)"]) == nil)
    #expect(Expected.nothing.misfit(in: ["A.viewDidLoad"]) == .unexpected(place: 0))
  }

  @Test func faultyExpectationIsNoPass() {
    let expectations: [Expected] = [
      .sequence("a", "a"), .anyOrder("a").ordered("a", "b"), .sequence("a", "b").ordered("b", "a"),
      .anyOrder("a.x").absent("a.*"),
    ]
    for expected in expectations {
      guard case .faultyExpectation = expected.misfit(in: ["a", "b"]) else {
        Issue.record("\(expected) passes for sound")
        continue
      }
    }
  }

  @Test func reportShowsTheLogAndMarksThePlace() {
    #expect(
      Misfit.tooEarly(place: 1, before: "a").report(on: ["x", "b"]) == """
            x
          > b   <- came before a
        """
    )
    #expect(
      Misfit.missing("a").report(on: ["x"]) == """
            x
          > missing: a
        """
    )
  }
}
