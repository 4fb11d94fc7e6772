/// What cannot be read as Swift.
extension DiagnosticMeaning {
  static let syntax: [DiagnosticMeaning] = [
    .init(
      "expected_rbrace_class",
      "A `}` is missing somewhere above this line, and the class never ends. Indentation shows where:"
        + " a `func` that stands too deep begins inside another."
    ),
    .init(
      "expected_lbrace_class",
      "What belongs to a class stands between `{` and `}`. Or is a `,` left out between two of the"
        + " types behind its name?"
    ),
    .init(
      "extra_rbrace",
      "There is one `}` more than `{`. Everything below the surplus one no longer belongs to the class."
    ),
    .init(
      "expected_rparen_expr_list",
      "A `)` is missing. The note shows the `(` that it belongs to."
    ),
    .init(
      "expected_rsquare_array_expr",
      "A `]` is missing. The note shows the `[` that it belongs to."
    ),
    .init(
      "lex_unterminated_string",
      "The text has no closing `\"` on its line. A text of several lines is put between `\"\"\"`."
    ),
    .init(
      "lex_single_quote_string",
      "Swift writes every text between `\"`."
    ),
    .init(
      "use_of_equal_instead_of_equality",
      "`=` puts a value in, `==` asks whether two are equal, `===` whether they are one object."
    ),
    .init(
      "expected_keyword_in_decl",
      "Between the members of a class Swift expects a declaration, which begins with `{1}`, `var` or"
        + " the like. Statements stand inside of a function. Or is the word misspelled?"
    ),
    .init(
      "illegal_top_level_expr",
      "A statement stands outside of every function, where nothing would run it. The app begins in"
        + " `SceneDelegate`."
    ),
    .init(
      "statement_same_line_without_semi",
      "Two statements stand on one line, or something between them is misspelled or left out, such as"
        + " `in` in a closure or `,` in a list."
    ),
    .init(
      "expected_separator",
      "Either a bracket that is opened before this place is not closed, or two values stand side by side"
        + " and a `{1}` belongs between them."
    ),
    .init(
      "expected_expr",
      "Swift expects a value or a call here. Is a brace above closed too early, or a word left out?"
    ),
    .init(
      "expected_pattern",
      "A name is missing behind `let` or `var`."
    ),
    .init(
      "repeated_identifier",
      "Two names stand side by side. Is a `:` missing before the type?"
    ),
    .init(
      "keyword_cant_be_identifier",
      "`{1}` is a word of Swift's own. Choose another name."
    ),
    .init(
      "func_decl_without_paren",
      "A function has its parentheses even if it takes nothing: `func start() { }`."
    ),
    .init(
      "func_decl_expected_arrow",
      "What a function gives back stands behind `->`."
    ),
    .init(
      "expected_lbrace_after_if",
      "What an `if` does stands between `{` and `}`, even if it is one line."
    ),
  ]
}
