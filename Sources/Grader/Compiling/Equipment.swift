import Foundation
import Glibc

/// What a grader works with on this machine, proved by compiling, linking and running a small program.
package struct Equipment: Sendable {
  /// The compiler's own words: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package var version: String
  /// The folder that the toolchain lies in.
  package var toolchain: String
  /// The linker's driver.
  package var linker: String
  /// A Boolean value that tells whether a program is enclosed, so that it reaches no file and no network.
  package var encloses: Bool
}

extension Grader {
  /// Tries what every check needs.
  /// - Returns: What was found, when all of it works.
  /// - Throws: ``GraderError`` for the first part that does not.
  @available(*, noasync)
  package func equipment() throws(GraderError) -> Equipment {
    let compiler = try workshop(cancellation: nil, progress: { _ in }).compiler
    // Another grader may try the same at this moment.
    let folder = cache.newWorkFolder()
    try makeFolder(folder)
    defer { removeFolder(folder) }
    try writeFile("\(folder)/main.swift", Array("print(6 * 7)\n".utf8))
    let compilation = try compiler.start(
      ["main.swift"],
      options: ["-c", "-swift-version", "6", "-module-name", "Trial", "-o", "Trial.o"],
      folder: folder
    ).answer()
    guard compilation.isSuccess else { throw .compilerFailed(reason: compilation.text) }
    let link = try compiler.link(["-o", "program", "Trial.o"], folder: folder)
    guard link.isSuccess else { throw .linkerFailed(reason: link.text) }
    if geteuid() == 0 { openToReaders(folder) }
    try runTrial("\(folder)/program", of: compiler.toolchain)
    return Equipment(
      version: compiler.toolchain.version,
      toolchain: compiler.toolchain.folder,
      linker: compiler.toolchain.linker,
      encloses: enclosesPrograms
    )
  }

  private func runTrial(_ program: String, of toolchain: Toolchain) throws(GraderError) {
    let folder = (program as NSString).deletingLastPathComponent
    let command = Command.program(program, reading: [folder, toolchain.folder])
    let execution: Execution
    do {
      execution = try Run(command, limits: .check(limits), sandbox: sandbox).execute()
    } catch {
      throw .run(error)
    }
    guard execution.text == "42\n" else { throw .trialFailed(output: execution.text) }
  }
}
