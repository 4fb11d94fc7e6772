import Foundation

/// A copy of the reference solution, one file of which is edited again and again.
struct Submission {
  /// The folder.
  let folder: String

  private let file: String
  private let original: String
  private var statement = 0
  private var interface = 0

  /// Takes over a copy of the solution, and appends to one of its files what is to be edited.
  init(folder: String, solution: URL) throws {
    let name = "SignInViewModel.swift"
    self.folder = folder
    file = "\(folder)/\(name)"
    original = try String(contentsOf: solution.appending(path: name), encoding: .utf8)
    try write()
  }

  /// Edits the file.
  /// - Parameters:
  ///   - edit: What is changed.
  ///   - number: A number that no edit had before, in any folder: no cache has seen the outcome.
  /// - Throws: The system's error if the file cannot be written.
  mutating func apply(_ edit: Edit, number: Int) throws {
    switch edit {
    case .statement: statement = number
    case .interface: interface = number
    case .nothing: return
    }
    try write()
  }

  private func write() throws {
    let functions = """

      func benchmarkStatement() -> Int { \(statement) }

      func benchmarkInterface\(interface)() {}

      """
    try (original + functions).write(toFile: file, atomically: false, encoding: .utf8)
  }
}
