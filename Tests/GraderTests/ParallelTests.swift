import Testing
import Workbook

@testable import Grader

@Suite struct ParallelTests {
  @Test func everyThreadSpeaksTheLanguageInUse() {
    let uzbek = Language(code: "uz", words: [:])
    let codes = Language.$current.withValue(uzbek) {
      inParallel(Array(1...8)) { _ in Language.current.code }
    }
    #expect(codes == Array(repeating: "uz", count: 8))
  }
}
