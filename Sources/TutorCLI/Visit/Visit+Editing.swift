import Foundation
import Workbook

extension Visit {
  /// Hands the terminal over to an editor until it is left.
  ///
  /// What the student's keys asked of the editor, Ctrl-C above all, is not asked of the tutor.
  func edit(_ files: [URL], with editor: Editor) {
    input.hide()
    input.end()
    let status = editor.open(files)
    loop.dropInterrupts()
    resize()
    guard status != 0 else { return }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "editor": editor.command, "status": status,
    ]
    screen.show([.line(Message.editorFailed(facts), .warning)])
  }
}
