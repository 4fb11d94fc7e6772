import Testing
import Workbook

struct UnifiedDifferenceTests {
  private func drawn(_ old: [String], _ new: [String]) -> [String] {
    UnifiedDifference(from: old, to: new).lines.map { line in
      switch line {
      case .stretch(let old, let new):
        "@@ \(old.lowerBound),\(old.count) \(new.lowerBound),\(new.count)"
      case .both(let text): " \(text)"
      case .old(let text): "-\(text)"
      case .new(let text): "+\(text)"
      }
    }
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(drawn(["a", "b"], ["a", "b"]) == [])
    #expect(drawn([], []) == [])
  }

  @Test func threeLinesAreShownAroundAChange() {
    let old = (1...9).map(String.init)
    var new = old
    new[4] = "five"
    #expect(
      drawn(old, new) == ["@@ 1,7 1,7", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8"]
    )
  }

  @Test func changesFarApartAreTwoStretchesAndNearOnesOne() {
    let old = (1...20).map(String.init)
    var far = old
    far.remove(at: 19)
    far.remove(at: 0)
    #expect(
      drawn(old, far)
        == ["@@ 0,4 0,3", "-1", " 2", " 3", " 4", "@@ 16,4 15,3", " 17", " 18", " 19", "-20"]
    )
    var near = old
    near.remove(at: 7)
    near.remove(at: 0)
    #expect(drawn(old, near).count { $0.hasPrefix("@@") } == 1)
  }

  @Test func aTextThatIsAllNewIsOneStretch() {
    #expect(drawn([], ["a", "b"]) == ["@@ 0,0 0,2", "+a", "+b"])
    #expect(drawn(["a"], []) == ["@@ 0,1 0,0", "-a"])
  }
}
