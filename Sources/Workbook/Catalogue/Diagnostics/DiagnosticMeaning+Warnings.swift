/// What compiles, and is most often not what was meant.
extension DiagnosticMeaning {
  static let warnings: [DiagnosticMeaning] = [
    .init(
      "warn_dead_weak_store",
      "Nothing owns the new object, so it is gone at the end of this very line. A child is kept by"
        + " `childCoordinators`, or by another strong property."
    ),
    .init(
      "variable_never_read",
      saying: "'self' was written",
      "`[weak self]` stands there and `self` is not used. Either it can go, or the closure does not do"
        + " yet what it should."
    ),
    .init(
      "variable_never_read",
      "`{1}` gets a value that nobody looks at."
    ),
    .init(
      "pbd_never_used",
      "`{1}` is made and never used. Is a line missing that does something with it? A coordinator that"
        + " nobody keeps is gone when the function ends."
    ),
    .init(
      "pbd_never_used_stmtcond",
      "`{1}` is taken out and not used. Was it the one that the line below should speak of?"
    ),
    .init(
      "variable_never_mutated",
      "`{1}` never changes: `let` says so."
    ),
    .init(
      "expression_unused_result_call",
      "`{1}` gives something back that nobody takes. Is it the method that you mean? `sorted()` makes a"
        + " new list, `sort()` changes the one that is there."
    ),
    .init(
      "expression_unused_function",
      "The method is named and not called. Write `()` behind it."
    ),
    .init(
      "expression_unused_closure",
      "The closure stands there and nobody calls it."
    ),
    .init(
      "unreachable_code_after_stmt",
      "Nothing below `{1}` is ever reached. Move it above, or take it out."
    ),
    .init(
      "existential_requires_any",
      "A protocol that is used as a type is written with `any`: `any {1}`."
    ),
    .init(
      "nonoptional_compare_to_nil",
      "`{1}` is never nil, so the answer is always the same."
    ),
    .init(
      "forced_downcast_noop",
      "It is a `{1}` already: take `as!` away."
    ),
    .init(
      "downcast_to_unrelated",
      "No `{1}` can ever be a `{2}`, so this always fails."
    ),
    .init(
      "debug_description_in_string_interpolation_segment",
      "The text would show `Optional(…)`. Say with `??` what stands there when there is no value."
    ),
  ]
}
