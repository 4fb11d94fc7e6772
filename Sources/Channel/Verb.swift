/// The first word of a command to a running app, and how the rest of it is written.
package enum Verb: String, CaseIterable, Sendable {
  case tap, type, back, swipe, tab, select, open, home, resume, relaunch, advance
  case screen, stacks, tree, leaks, log, why, ask, diagram, help, quit

  /// How the command is typed.
  package var usage: String {
    switch self {
    case .tap: "tap LABEL [twice]"
    case .type: "type TEXT into FIELD"
    case .swipe: "swipe back|down [halfway]"
    case .tab: "tab LABEL"
    case .select: "select ROW"
    case .open: "open URL"
    case .relaunch: "relaunch [URL]"
    case .advance: "advance SECONDS"
    case .why: "why TYPE"
    case .ask: "ask QUESTION"
    case .diagram: "diagram tree|stacks [FORMAT]"
    case .back, .home, .resume, .screen, .stacks, .tree, .leaks, .log, .help, .quit: rawValue
    }
  }

  /// What the command does.
  package var summary: String {
    switch self {
    case .tap: "taps a button, row or tab; twice: before the app can react"
    case .type: "types into a field"
    case .back: "taps the back button"
    case .swipe: "swipes from the edge, or a sheet down; halfway: lets go too early"
    case .tab: "chooses a tab"
    case .select: "selects a row of a table"
    case .open: "opens a link in the running app"
    case .home: "leaves the app in the background"
    case .resume: "comes back to it"
    case .relaunch: "ends the app and starts it again, by a link if one is given"
    case .advance: "lets time pass"
    case .screen: "draws what the user sees"
    case .stacks: "draws the navigation stacks"
    case .tree: "draws the coordinators, and who owns whom"
    case .leaks: "names what should have been freed"
    case .log: "lists what UIKit sent to the app"
    case .why: "says what keeps objects of a type alive"
    case .ask:
      "answers in one line: stack [count], tree, alive TYPE, children TYPE, leaks, warnings, "
        + "fault, screen title"
    case .diagram: "writes a picture for other programs: mermaid (the usual one), dot or svg"
    case .help: "lists the commands"
    case .quit: "leaves the app"
    }
  }
}
