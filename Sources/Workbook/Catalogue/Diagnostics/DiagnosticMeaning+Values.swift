/// Values of another type than the place they are put in, and values that may not be changed.
extension DiagnosticMeaning {
  static let values: [DiagnosticMeaning] = [
    .init(
      "cannot_convert_argument_value",
      "The call takes `{2}`, and is given `{1}`. UIKit's stack takes view controllers, never"
        + " coordinators: a coordinator makes the screen and pushes that."
    ),
    .init(
      "cannot_convert_argument_value_anyobject",
      "`===` asks whether two names are one and the same object, and a `{1}` is no object but a"
        + " value. Compare it with `==`."
    ),
    .init(
      "cannot_convert_initializer_value",
      "The name was declared as `{2}`, and the value is a `{1}`."
    ),
    .init(
      "cannot_convert_assign",
      saying: "to type '(any ",
      "`{1}` has not promised to be what the property asks for. Add the protocol behind the class's"
        + " name, `: SignInDelegate`, and the methods that it lists."
    ),
    .init(
      "cannot_convert_assign",
      "The property holds `{2}`, and is given `{1}`. A window shows a view controller; a"
        + " coordinator gives it its navigation controller."
    ),
    .init(
      "cannot_convert_to_return_type",
      "The function promises a `{2}`, and gives back a `{1}`. To find the subclass in it, ask with"
        + " `as?`."
    ),
    .init(
      "cannot_return_value_from_void_func",
      "The function promises nothing, so it can give nothing back. Say what it gives behind its"
        + " parameters: `-> UIViewController`."
    ),
    .init(
      "missing_return_decl",
      "The function promises a `{1}`, and its end is reached without one. A body of several lines"
        + " needs a `return`."
    ),
    .init(
      "cannot_coerce_to_type",
      "`as` is for what is certain, and not every `{1}` is a `{2}`. Ask with `as?`, and say what to"
        + " do when it is not."
    ),
    .init(
      "cannot_apply_binop_to_args",
      "`{1}` does not work between a `{2}` and a `{3}`. Turn one of them into the other first."
    ),
    .init(
      "cannot_apply_binop_to_same_args",
      "Two of type `{2}` cannot be compared with `{1}`. Coordinators and controllers are compared by"
        + " identity, `===`: is it the very same object?"
    ),
    .init(
      "integer_used_as_boolean",
      "An `{1}` is no yes or no. Write the comparison, `> 0`."
    ),
    .init(
      "assignment_lhs_is_immutable_property",
      saying: "'self' is immutable",
      "A method of a struct may not change it, unless it is marked `mutating`. If several objects"
        + " are to see the change, it has to be a class."
    ),
    .init(
      "assignment_lhs_is_immutable_property",
      saying: "get-only",
      "`{1}` can be read, not set. UIKit keeps such properties itself: a controller gets its"
        + " navigation controller by being pushed."
    ),
    .init(
      "assignment_lhs_is_immutable_property",
      saying: "setter is inaccessible",
      "Only its owner may set `{1}` (`private(set)`). Ask the owner for the change by a method."
    ),
    .init(
      "assignment_lhs_is_immutable_property",
      "A `let` gets its value once. Make `{1}` a `var` if it has to change, or set it in `init`."
    ),
    .init(
      "assignment_lhs_is_immutable_variable",
      "`{1}` gets its value once, as every `let` and every parameter does. Use another name for the"
        + " new value, or a `var`."
    ),
    .init(
      "cannot_pass_rvalue_mutating_subelement",
      "What is called here changes `{1}`, and a `let` stays as it is. `childCoordinators` changes"
        + " all the time: it has to be a `var`."
    ),
    .init(
      "cannot_apply_lvalue_binop_to_subelement",
      "`{1}` is to change, and a `let` stays as it is. Write `var`."
    ),
    .init(
      "exclusivity_access_required",
      "`{1}` is read while it is being changed, and nobody could say which of both comes first. Take"
        + " a copy before the change begins."
    ),
    .init(
      "unbound_generic_parameter",
      "Nothing says what `{1}` stands for. Give the name a type: `let child: AppCoordinator? = …`."
    ),
    .init(
      "collection_literal_empty",
      "An empty list does not show what it is a list of. Say it: `var children: [any Coordinator] ="
        + " []`."
    ),
    .init(
      "tuple_types_not_convertible_nelts",
      "The left side has another number of names than the right side has values: `{1}`."
    ),
    .init(
      "non_exhaustive_switch",
      "A `switch` must have an answer for each case. The notes list those that are missing."
    ),
  ]
}
