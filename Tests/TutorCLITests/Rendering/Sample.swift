@testable import TutorCLI

/// Passages of every kind, for the golden files.
enum Sample {
  static let passages = sentences + [.blank, .markdown(markdown)]

  static let sentences: [Passage] =
    Role.allCases.map { .line("A sentence that is said in the role “\($0)”, and goes on.", $0) } + [
      .blank,
      .blank,
      .text(
        [
          Span("  1  ", .strong),
          Span("A choice whose text goes on below itself, not below its number."),
        ],
        hanging: 5
      ),
      .verbatim(
        ["let a = 1", "", "func aNameThatIsLong(_ parameter: String) -> [String: Int] { [:] }"],
        role: .code,
        indent: 4
      ),
      .verbatim(["┌──────────┐", "│ 漢字 🎉  │", "└──────────┘"], role: .plain, indent: 0),
    ]

  private static let markdown = """
    # The *whole* course

    A paragraph with `code`, *emphasis*, **strength** and [a link](https://example.org/a), which is \
    long enough to be wrapped everywhere but on the widest terminal. An address alone: \
    <https://example.org>.

    ## Lists

    - one
    - two, which goes on and on so that its text has to be continued on a second line

      a paragraph of its own

    9. nine
    10. ten
        - nested
        - deeper

    > A quotation that somebody said, long enough to need more than a line on a narrow terminal.
    >
    > - with a list

    ```swift
    final class Coordinator {
      var children: [any Coordinator] = []  // 漢字 take two columns each, and this line is long.
    }
    ```

    | Call | What it does | Count |
    | :--- | :---: | ---: |
    | `push` | puts a screen on top of the stack, animated or not | 1 |
    | `pop` | takes it away | 22 |

    ### Deeper

    First line  
    broken on purpose.

    ---

    <!-- a comment is not shown -->
    The end…
    """
}
