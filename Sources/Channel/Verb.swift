/// The first word of a command to a running app, and how the rest of it is written.
package enum Verb: String, CaseIterable, Sendable {
  case tap, type, enter, back, swipe, tab, select, set, pull
  case open, home, resume, relaunch, advance
  case screen, stacks, tree, leaks, why, log, ask, map
  case save, help, quit

  /// How the command is typed.
  package var usage: String {
    switch self {
    case .tap: "tap LABEL [twice]"
    case .type: "type TEXT into FIELD"
    case .swipe: "swipe WAY [halfway]"
    case .tab: "tab LABEL"
    case .select: "select ROW"
    case .set: "set LABEL to VALUE"
    case .open: "open URL [during ACTION]"
    case .relaunch: "relaunch [URL]"
    case .advance: "advance SECONDS"
    case .why: "why TYPE"
    case .ask: "ask QUESTION"
    case .map: "map PART [FORMAT] [to FILE]"
    case .save: "save FILE"
    case .help: "help [COMMAND]"
    case .enter, .back, .pull, .home, .resume, .screen, .stacks, .tree, .leaks, .log, .quit:
      rawValue
    }
  }

  /// What the command does.
  package var summary: String {
    switch self {
    case .tap: "tap what says LABEL; twice: before it reacts"
    case .type: "type into a field"
    case .enter: "press the keyboard's key, return or search"
    case .back: "tap the back button"
    case .swipe: "back, down, left, right; also: swipe ROW to ACTION"
    case .tab: "choose a tab"
    case .select: "select a row of a table"
    case .set: "set a slider, a stepper or a switch"
    case .pull: "pull down, to load anew"
    case .open: "open a link in the running app, at rest or in motion"
    case .home: "leave the app in the background"
    case .resume: "come back to it"
    case .relaunch: "end the app and start it again, or by a link"
    case .advance: "let time pass"
    case .screen: "what the user sees"
    case .stacks: "the navigation stacks, the top above"
    case .tree: "the coordinators, and who owns whom"
    case .leaks: "what should have been freed and was not"
    case .why: "what keeps the objects of a type alive"
    case .log: "what UIKit sent to the app"
    case .ask: "a fact in one line; ask alone lists the facts"
    case .map: "tree or stacks, as mermaid, dot or svg"
    case .save: "keep this visit; tutor replay FILE plays it"
    case .help: "this list, or more about one of them"
    case .quit: "leave the app"
    }
  }

  /// What the command is about.
  package var topic: Topic {
    switch self {
    case .tap, .type, .enter, .back, .swipe, .tab, .select, .set, .pull: .finger
    case .open, .home, .resume, .relaunch, .advance: .phone
    case .screen, .stacks, .tree, .leaks, .why, .log, .ask, .map: .look
    case .save, .help, .quit: .visit
    }
  }

  /// What commands have in common.
  package enum Topic: CaseIterable, Sendable {
    case finger, phone, look, visit

    /// What stands above its commands in a list.
    package var title: String {
      switch self {
      case .finger: "What a finger does"
      case .phone: "What happens to the phone"
      case .look: "What to look at; what the last action changed is marked"
      case .visit: "This visit"
      }
    }

    /// Its commands, in order.
    package var verbs: [Verb] { Verb.allCases.filter { $0.topic == self } }
  }
}
