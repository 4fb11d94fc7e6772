/// A command for the shell as a lesson's text shows it, with the answer that stands below it.
///
/// It stands in a block without a language whose first line begins with `$ `. Lines indented by four
/// go on with the command; what else follows is the answer, empty lines aside.
struct ShellCommand {
  var words: String
  var answer: [String] = []

  /// The commands of a lesson's text, in reading order.
  static func all(in text: String) -> [ShellCommand] {
    var commands: [ShellCommand] = []
    var fence: Substring?
    var isShell = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        fence = fence == nil ? line : nil
        isShell = false
      } else if fence == "```" {
        if line.hasPrefix("$ ") {
          isShell = true
          commands.append(ShellCommand(words: String(line.dropFirst(2))))
        } else if isShell, let last = commands.indices.last {
          commands[last].take(line)
        }
      }
    }
    return commands
  }

  private mutating func take(_ line: Substring) {
    if line.hasPrefix("    "), answer.isEmpty {
      words += "\n" + line
    } else if !line.isEmpty {
      answer.append(String(line))
    }
  }
}
