import Foundation

/// A folder with the reference solution in it, one file of which is edited again and again.
struct Submission {
  /// The folder.
  let folder: String

  private let file: String
  private let original: String
  private var statement = 0
  private var interface = 0

  /// Takes over a folder that holds the solution's files, and appends to one of them what is edited.
  init(folder: String) throws {
    self.folder = folder
    file = "\(folder)/SignInViewModel.swift"
    original = try String(contentsOfFile: file, encoding: .utf8)
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
