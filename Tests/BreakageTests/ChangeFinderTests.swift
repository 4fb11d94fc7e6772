import Breakage
import Testing

struct ChangeFinderTests {
  @Test func aCallAndAnAssignmentCanBeLeftOut() {
    let source = """
      func load() {
        prepare()
        title = "Home"
        let name = read()
        delegate?.list(
          self,
          didLoad: name
        )
      }
      """
    #expect(
      summaries(source, .deletion) == [
        "without `prepare()`",
        "without `title = \"Home\"`",
        "without `delegate?.list( self, didLoad: name )`",
      ]
    )
  }

  @Test func whatTheCompilerNeedsIsNotLeftOut() {
    let source = """
      final class Home {
        let title: String
        var isEmpty: Bool { items.isEmpty() }
        init(title: String) {
          self.title = title
          super.init(nibName: nil)
          start()
        }
        func count() -> Int { items.count() }
      }
      """
    #expect(summaries(source, .deletion) == ["without `start()`"])
  }

  @Test func bodiesOnTheirHeadersLineAreFound() {
    let source = """
      func close() { dismiss(animated: true) }
      func leave() {
        if isDone { close() }
      }
      """
    #expect(
      summaries(source, .deletion) == ["without `dismiss(animated: true)`", "without `close()`"]
    )
  }

  @Test func aPropertyWithObserversKeepsThem() {
    let source = """
      final class Home {
        var isOpen = false {
          didSet { update() }
        }
      }
      """
    #expect(summaries(source, .deletion) == ["without `update()`"])
    #expect(summaries(source, .turnedLiteral).isEmpty)
  }

  @Test func aCallCanBeMadeTwiceAnAssignmentNot() {
    let source = """
      func load() {
        prepare()
        title = "Home"
      }
      """
    #expect(summaries(source, .repetition) == ["twice `prepare()`"])
  }

  @Test func conditionsAreTurnedButNotBindings() {
    let source = """
      func load() -> Bool {
        guard let name, !name.isEmpty,
          case .open = state, count > 0
        else { return false }
        if isDone { close() }
        return isReady
      }
      var isOpen: Bool { state == .open }
      """
    #expect(
      summaries(source, .turnedCondition) == [
        "the opposite of `!name.isEmpty`", "the opposite of `count > 0`",
        "the opposite of `isDone`",
        "the opposite of `state == .open`",
      ]
    )
  }

  @Test func literalsInStringsAndCommentsAreLeftAlone() {
    let source = #"""
      func load() {
        show("true 1 \(describe(1))")  // true
        present(list, animated: true)
        delay(0.1, times: 1, $0)
      }
      """#
    #expect(
      summaries(source, .turnedLiteral) == ["`present(list, animated: true)` turned"]
    )
    #expect(
      summaries(source, .shiftedNumber) == [
        "`delay(0.1, times: 1, $0)` with 0 for 1, or 1 for 0"
      ]
    )
  }

  @Test func weakPropertiesAndWeakSelfAreFound() {
    let source = """
      final class Home {
        weak var delegate: (any HomeDelegate)?
        private weak var parent: Parent?
        func load() {
          model.onDone = { [weak self] name in
            self?.finish(name)
          }
        }
      }
      """
    #expect(
      summaries(source, .strongReference) == [
        "strong: `weak var delegate: (any HomeDelegate)?`",
        "strong: `private weak var parent: Parent?`",
        "strong: `model.onDone = { [weak self] name in`",
      ]
    )
  }

  @Test func aChangeNamesItsFirstLine() {
    let source = "func load() {\n  prepare()\n  show(\n    list\n  )\n}\n"
    #expect(ChangeFinder(source).changes([.deletion]).map(\.line) == [2, 3])
  }

  private func summaries(_ source: String, _ kind: Change.Kind) -> [String] {
    ChangeFinder(source).changes([kind]).map(\.summary)
  }
}
