import Channel
import Testing

@testable import Simulator

struct CommandParserTests {
  @Test(
    arguments: [
      ("tap Log in", .act(.tap(label: "Log in", times: 1))),
      ("tap \"Log in\" twice", .act(.tap(label: "Log in", times: 2))),
      ("tap “Twice” twice", .act(.tap(label: "Twice", times: 2))),
      ("tap twice", .act(.tap(label: "twice", times: 1))),
      ("TAP Open twice", .act(.tap(label: "Open", times: 2))),
      ("type ada into Name", .act(.type(text: "ada", field: "Name"))),
      (
        "type \"get into it\" into \"Search term\"",
        .act(.type(text: "get into it", field: "Search term"))
      ),
      ("type ada", .act(.type(text: "ada", field: nil))),
      ("back", .act(.back)),
      ("swipe back", .act(.swipeBack(.finished))),
      ("swipe back halfway", .act(.swipeBack(.halfwayAndLetGo))),
      ("swipe down", .act(.swipeDown(.finished))),
      ("swipe down halfway", .act(.swipeDown(.halfwayAndLetGo))),
      ("swipe left halfway", .act(.swipePage(.left, .halfwayAndLetGo))),
      ("swipe right", .act(.swipePage(.right, .finished))),
      ("swipe Rye bread to Delete", .act(.swipeRow(label: "Rye bread", action: "Delete"))),
      ("swipe \"Back\" to Delete", .act(.swipeRow(label: "Back", action: "Delete"))),
      ("swipe Rye", .act(.swipeRow(label: "Rye", action: nil))),
      ("set Volume to 3", .act(.set(label: "Volume", value: "3"))),
      ("pull", .act(.pull)), ("enter", .act(.pressReturn)),
      ("tab Profile", .act(.selectTab(label: "Profile"))),
      ("select Ada Lovelace", .act(.selectRow(label: "Ada Lovelace"))),
      ("open shop://user/7", .act(.open(url: "shop://user/7"))),
      (
        "open shop://user/7 during tap Log in",
        .act(.openDuring(url: "shop://user/7", .tap(label: "Log in", times: 1)))
      ),
      ("home", .act(.leave)),
      ("resume", .act(.comeBack)),
      ("relaunch", .relaunch(url: nil)),
      ("relaunch shop://a", .relaunch(url: "shop://a")),
      ("advance 0.2", .act(.advance(.milliseconds(200)))),
      ("screen", .show(.screen)),
      ("stacks", .show(.stacks)),
      ("tree", .show(.tree)),
      ("leaks", .show(.leaks)),
      ("log", .show(.log)),
      ("why AuthCoordinator", .why(type: "AuthCoordinator")),
      ("ask stack count", .ask(.stackCount)),
      ("ask alive AuthCoordinator", .ask(.alive(type: "AuthCoordinator"))),
      ("map tree", .map(.tree, .mermaid)),
      ("map stacks svg", .map(.stacks, .svg)),
      ("help", .help(nil)), ("help Tap", .help(.tap)),
      ("  quit  ", .quit),
    ] as [(String, Command)]
  )
  func reads(line: String, command: Command) throws {
    #expect(try CommandParser.parse(line) == command)
  }

  @Test(
    arguments: [
      ("", .empty), ("   ", .empty), ("tpa Log in", .unknown(word: "tpa")),
      ("tap", .incomplete(.tap)),
      ("type", .incomplete(.type)), ("type into Name", .incomplete(.type)),
      ("type ada into", .incomplete(.type)), ("swipe", .incomplete(.swipe)),
      ("swipe to Delete", .incomplete(.swipe)), ("set Volume", .incomplete(.set)),
      ("advance", .incomplete(.advance)),
      ("advance soon", .notSeconds("soon")), ("advance -1", .notSeconds("-1")),
      ("advance nan", .notSeconds("nan")), ("tap \"Log in", .unclosedQuote),
      ("ask the teacher", .incomplete(.ask)), ("help hop", .unknown(word: "hop")),
      ("open shop://a during", .incomplete(.open)), ("open during tap Log in", .incomplete(.open)),
      ("open shop://a during open shop://b", .incomplete(.open)),
      ("why", .incomplete(.why)),
      ("map", .incomplete(.map)), ("map tree jpeg", .incomplete(.map)),
      ("map tree svg to tree.svg", .incomplete(.map)), ("save visit", .forTheTutor(.save)),
    ] as [(String, CommandError)]
  )
  func refuses(line: String, error: CommandError) {
    #expect(throws: error) { try CommandParser.parse(line) }
  }

  @Test func suggestsTheCommandThatWasMeant() {
    #expect(
      CommandError.unknown(word: "stcaks").description
        == "There is no command \"stcaks\". Did you mean \"stacks\"? help lists them all."
    )
  }
}
