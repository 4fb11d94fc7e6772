/// News of work that goes on: the stage that it is at, and how far that has come where it takes long.
package struct Step: Equatable, Sendable {
  package var stage: Stage
  package var advance: Advance?

  init(_ stage: Stage, _ advance: Advance? = nil) {
    self.stage = stage
    self.advance = advance
  }
}
