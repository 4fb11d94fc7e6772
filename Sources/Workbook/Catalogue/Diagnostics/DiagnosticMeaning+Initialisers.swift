/// Initialisers, and what is used before it has a value.
extension DiagnosticMeaning {
  static let initialisers: [DiagnosticMeaning] = [
    .init(
      "class_without_init",
      "A property of `{1}` has no value when the object is made. Give it one where it is declared, or"
        + " take it in an `init`, as a coordinator takes its navigation controller."
    ),
    .init(
      "return_from_init_without_initing_stored_properties",
      "`init` comes to its end, and a property has no value yet. The note names it; it needs its own"
        + " `self.… = …`."
    ),
    .init(
      "superselfinit_not_called_before_return",
      "A view controller's own `init` has to call its superclass's, behind its own properties:"
        + " `super.init(nibName: nil, bundle: nil)`."
    ),
    .init(
      "ivar_not_initialized_at_superinit",
      "`{1}` has no value when `super.init` is called. A class fills its own properties first, then"
        + " calls `super.init`, then does the rest."
    ),
    .init(
      "immutable_property_already_initialized",
      "A `let` gets its value once, and before `super.init`: `{1}` is set too late or twice. A class"
        + " fills its own properties first, then calls `super.init`."
    ),
    .init(
      "self_use_before_fully_init",
      "`{2}` belongs to the superclass, which is not made yet. Move the line below `super.init`."
    ),
    .init(
      "required_initializer_missing",
      "A class of `{3}`'s with an `init` of its own must have this one as well, for storyboards. Here it"
        + " is never called: `required init?(coder: NSCoder) { fatalError(\"made in code only\") }`."
    ),
    .init(
      "chain_convenience_init",
      "The superclass `{1}` has another initialiser for its subclasses. For a view controller:"
        + " `super.init(nibName: nil, bundle: nil)`."
    ),
    .init(
      "delegating_designated_init",
      "An `init` that calls another one of `{1}` by `self.init` is written `convenience init`. Do you"
        + " mean `super.init`?"
    ),
    .init(
      "instance_member_in_initializer",
      "Properties get their values side by side, so none can use another, and `{1}` may have none yet."
        + " Set it in `init`, or make it a computed property: `var … { … }`."
    ),
    .init(
      "variable_used_before_initialized",
      "On one of the ways to this line `{1}` gets no value. Does an `if` lack its `else`?"
    ),
  ]
}
