import Foundation
import Workbook

extension Visit {
  /// Opens files in an editor.
  func edit(_ files: [URL], with editor: TerminalProgram) { handOver(to: editor, files) }

  /// Shows passages in the pager, where somebody reads at a terminal.
  func page(_ passages: [Passage]) throws {
    guard context.terminal.isInteractive else { return screen.show(passages) }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "tutor-\(UUID().uuidString).txt")
    try Data(screen.renderer.text(of: passages).utf8).write(to: file)
    handOver(to: context.pager, [file])
    try FileManager.default.removeItem(at: file)
  }

  /// Hands the terminal over to a program until it is left.
  ///
  /// What the student's keys asked of the program, Ctrl-C above all, is not asked of the tutor.
  private func handOver(to program: TerminalProgram, _ files: [URL]) {
    input.hide()
    input.end()
    let status = program.open(files)
    loop.dropInterrupts()
    resize()
    guard status != 0 else { return }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "program": program.command, "status": status,
    ]
    screen.show([.line(Message.programFailed(facts), .warning)])
  }
}
