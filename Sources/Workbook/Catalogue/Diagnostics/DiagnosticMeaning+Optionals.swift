/// What may be nil and is used as if it could not, and the other way round.
extension DiagnosticMeaning {
  static let optionals: [DiagnosticMeaning] = [
    .init(
      "optional_base_not_unwrapped",
      "There may be nobody there: the type is `{1}`. A weak reference is always optional. `?.`"
        + " calls `{2}` when there is someone, and does nothing, silently, when there is not."
    ),
    .init(
      "optional_not_unwrapped",
      saying: "' must be unwrapped to a value of type '(",
      "The property may hold no closure yet: its type is `{1}`. Call it with a `?`: `onFinish?()`."
    ),
    .init(
      "optional_not_unwrapped",
      "There may be no value: the type is `{1}`. `guard let` says what to do then, `??` gives one"
        + " instead. `!` makes the app close when there is none."
    ),
    .init(
      "optional_self_not_unwrapped",
      "`[weak self]` makes `self` optional, since the object may be gone when the closure runs."
        + " Write `self?.` in front, or begin the closure with `guard let self else { return }`."
    ),
    .init(
      "optional_used_as_boolean",
      "`{1}` is no yes or no. Ask whether there is a value: `!= nil`, or `if let` when you need it."
    ),
    .init(
      "condition_optional_element_pattern_not_valid_type",
      "`let` in a condition asks whether there is a value, and `{1}` always is one. Use it as it is;"
        + " no `guard` is needed."
    ),
    .init(
      "guard_body_must_not_fallthrough",
      "Behind a `guard` the name is known to have a value, so its `else` must leave. Put `return`"
        + " at its end."
    ),
    .init(
      "expected_else_after_guard",
      "`guard` has one branch, for when the condition is not met: `guard let name else { return }`."
    ),
    .init(
      "invalid_force_unwrap",
      "`!` is for what may be nil. `{1}` never is: take it away."
    ),
    .init(
      "invalid_optional_chain",
      "`?` is for what may be nil. `{1}` never is: take it away."
    ),
    .init(
      "cannot_convert_initializer_value_nil",
      "Only an optional can be nil. Write the type with a `?` if there may be nobody, `{2}?`; else give"
        + " it a value from the start."
    ),
    .init(
      "cannot_convert_assign_nil",
      "Only an optional can be nil, and this is a `{2}`. Declare it as `{2}?` if it may be missing."
    ),
    .init(
      "cannot_convert_to_return_type_nil",
      "The function promises a `{2}`. If it may have none to give, let it promise `{2}?`."
    ),
    .init(
      "cannot_convert_argument_value_nil",
      "The call wants a `{2}`, and nil is none."
    ),
    .init(
      "invalid_ownership_not_optional",
      "A weak reference becomes nil when its object goes. Its type has to allow that: `{2}`."
    ),
  ]
}
