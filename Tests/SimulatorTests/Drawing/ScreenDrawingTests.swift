import Testing

@testable import Simulator

struct ScreenDrawingTests {
  private let form = Screen(
    hasBar: true,
    title: "Sign in",
    backLabel: "Welcome",
    trailingBarButtons: [.init(label: "Help")],
    content: [
      .text("Please sign in with the name that your teacher gave you."),
      .field(.init(label: "Name", text: "ada")),
      .field(.init(label: "Password", text: "12", isSecure: true)),
      .button(.init(label: "Log in", isEnabled: false)),
    ]
  )

  private func drawing(_ screen: Screen, columns: Int, _ glyphs: Glyphs = .unicode) -> String {
    ScreenDrawing(columns: columns, glyphs: glyphs).lines(of: screen).joined(separator: "\n")
  }

  @Test func drawsAFormIn76Columns() {
    #expect(
      drawing(form, columns: 76) == """
        ╭────────────────────────────────────────────╮
        │ ‹ Welcome        Sign in          ( Help ) │
        ├────────────────────────────────────────────┤
        │ Please sign in with the name that your     │
        │ teacher gave you.                          │
        │ Name: [ada_______________________________] │
        │ Password: [••____________________________] │
        │ ( Log in ) disabled                        │
        ╰────────────────────────────────────────────╯
        """
    )
  }

  @Test func drawsAFormIn40ColumnsOfASCII() {
    #expect(
      drawing(form, columns: 40, .ascii) == """
        +--------------------------------------+
        | < Welcome     Sign in       ( Help ) |
        +--------------------------------------+
        | Please sign in with the name that    |
        | your teacher gave you.               |
        | Name: [ada_________________________] |
        | Password: [**______________________] |
        | ( Log in ) disabled                  |
        +--------------------------------------+
        """
    )
  }

  @Test func drawsTabsAndRowsWithWideCharacters() {
    let screen = Screen(
      content: [
        .header("城市"),
        .row(.init(label: "東京 🗼"), detail: "12"),
        .row(.init(label: "A town with a name that is much too long to fit"), detail: nil),
        .row(.init(label: "Here", isSelected: true), detail: nil),
      ],
      tabs: [.init(label: "Home", isSelected: true), .init(label: "Profile")]
    )
    #expect(
      drawing(screen, columns: 40) == """
        ╭──────────────────────────────────────╮
        │ ─ 城市                               │
        │ 東京 🗼                         12 › │
        │ A town with a name that is much t… › │
        │ [x] Here                           › │
        ├──────────────────────────────────────┤
        │       [Home]           Profile       │
        ╰──────────────────────────────────────╯
        """
    )
  }

  @Test func drawsASheetOverItsPresenterAndAnAlertOverBoth() {
    let presenter = Screen(hasBar: true, title: "Home", content: [.text("unseen")])
    let sheet = Screen(
      style: .sheet,
      content: [.text("Settings")],
      alert: .init(
        title: "Sign out?",
        message: nil,
        buttons: [.init(label: "Yes"), .init(label: "No")]
      ),
      beneath: [presenter]
    )
    #expect(
      drawing(sheet, columns: 40) == """
        ╭──────────────────────────────────────╮
        │                 Home                 │
        ├──────────────────────────────────────┤
        │ ╭─ sheet ──────────────────────────╮ │
        │ │ Settings                         │ │
        │ │   ╭─ alert ──────────────────╮   │ │
        │ │   │ Sign out?                │   │ │
        │ │   ├──────────────────────────┤   │ │
        │ │   │ ( Yes )                  │   │ │
        │ │   │ ( No )                   │   │ │
        │ │   ╰──────────────────────────╯   │ │
        │ ╰──────────────────────────────────╯ │
        ╰──────────────────────────────────────╯
        """
    )
  }

  @Test func whatSteersATerminalBecomesSpace() {
    let screen = Screen(
      content: [.button(.init(label: "Two\nlines\u{1B}[31m")), .text("One\nTwo\tThree")])
    #expect(
      drawing(screen, columns: 40) == """
        ╭──────────────────────────────────────╮
        │ ( Two lines [31m )                   │
        │ One                                  │
        │ Two Three                            │
        ╰──────────────────────────────────────╯
        """
    )
  }

  @Test func aDeepPileOfSheetsFitsIntoTheScreen() {
    let sheets = (1...20).map { Screen(style: .sheet, hasBar: true, title: "Sheet \($0)") }
    var front = Screen(
      style: .sheet,
      content: [.row(.init(label: "In front"), detail: "long detail text")]
    )
    front.alert = .init(title: "Sure?", buttons: [.init(label: "Yes")])
    front.beneath = [Screen(hasBar: true, title: "Window")] + sheets
    let lines = ScreenDrawing(columns: 40, glyphs: .unicode).lines(of: front)
    #expect(lines.allSatisfy { Columns.width(of: $0) == 40 })
    #expect(lines.contains { $0.contains("Window") })
    #expect(lines.contains { $0.contains("( Yes )") })
    #expect(!lines.contains { $0.contains("Sheet 2 ") })
  }

  @Test func hidesWhatAFullScreenCovers() {
    let screen = Screen(
      style: .fullScreen,
      content: [.text("Front")],
      beneath: [Screen(hasBar: true, title: "Home")]
    )
    #expect(!drawing(screen, columns: 40).contains("Home"))
  }

  @Test(arguments: [40, 41, 50, 76, 200])
  func noLineIsWiderThanTheTerminal(columns: Int) {
    var screen = form
    screen.title = String(repeating: "Ünïcode 東京 ", count: 9)
    screen.content.append(.row(.init(label: screen.title ?? ""), detail: "👩‍👩‍👧"))
    screen.tabs = (1...9).map { .init(label: "Tab number \($0)") }
    for line in ScreenDrawing(columns: columns, glyphs: .unicode).lines(of: screen) {
      #expect(Columns.width(of: line) <= columns)
    }
  }
}
