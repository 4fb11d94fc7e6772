/// One change in one of several files, and the number of the switch that makes it.
package struct BrokenPlace: Sendable {
  /// The switch's number.
  package let number: Int
  /// The file's name or path.
  package let file: String
  /// What is changed, and in which line.
  package let change: Change

  /// Makes a place.
  package init(number: Int, file: String, change: Change) {
    (self.number, self.file, self.change) = (number, file, change)
  }
}

extension [BrokenPlace] {
  /// The numbers of the changes that are to blame for a compiler's error: those in its line, or else in
  /// the nearest changed line above.
  package func blamed(forErrorIn file: String, line: Int) -> Set<Int> {
    let here = filter { $0.file == file }
    let culprit = here.map(\.change.line).filter { $0 <= line }.max()
    return Set(here.filter { $0.change.line == culprit }.map(\.number))
  }
}
