package import Foundation

/// Files that a test makes in order to start them.
///
/// Another program, `install`, writes them. What this process has open for writing, each child has too
/// that another test starts in that moment, and as long as it does, the system refuses to start the
/// file: "Text file busy".
package enum Executable {
  /// Copies a program.
  ///
  /// - Parameters:
  ///   - program: The executable.
  ///   - place: Where the copy is to be; its folders are made as needed.
  /// - Throws: An error of the file system, or that `install` failed.
  package static func copy(_ program: URL, to place: URL) throws {
    let run = try Filter.run(
      URL(filePath: "/usr/bin/install"),
      ["-D", "-m", "755", program.path, place.path],
      in: FileManager.default.temporaryDirectory
    )
    guard run.status == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: run.errors])
    }
  }

  /// Writes a script.
  ///
  /// - Parameters:
  ///   - script: Its text, whose first line names its interpreter.
  ///   - place: Where it is to be; its folders are made as needed.
  /// - Throws: An error of the file system, or that `install` failed.
  package static func write(_ script: String, to place: URL) throws {
    let folder = try TemporaryFolder(["script": script])
    try copy(folder.url.appending(path: "script"), to: place)
  }
}
