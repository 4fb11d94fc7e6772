/// How much of some work is done.
package struct Advance: Equatable, Sendable {
  package var done: Int
  package var count: Int

  /// Makes an advance of `done` parts of `count`.
  package init(done: Int, of count: Int) {
    self.done = done
    self.count = count
  }
}
