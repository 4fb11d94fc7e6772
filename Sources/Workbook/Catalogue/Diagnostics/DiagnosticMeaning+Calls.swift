/// Calls whose values or labels are not those of the declaration.
extension DiagnosticMeaning {
  static let calls: [DiagnosticMeaning] = [
    .init(
      "missing_argument_named",
      "The call leaves out `{1}:`. An initialiser takes what its object cannot do without: for a"
        + " coordinator that is most often the navigation controller or the window."
    ),
    .init(
      "missing_argument_positional",
      "The call takes one value more. A closure like `onSignedIn` is called with what it tells:"
        + " `onSignedIn?(name)`."
    ),
    .init(
      "missing_arguments_in_call",
      "The call takes more values than it is given. Compare it with the declaration, label by label."
    ),
    .init(
      "missing_argument_labels",
      "The value is given without its label. In Swift the label belongs to the name: write `{1}` in"
        + " front of it."
    ),
    .init(
      "wrong_argument_labels",
      "The values are right in number, but their labels are not those of the declaration: you wrote"
        + " `{1}`, it says `{2}`. A `_` there means no label."
    ),
    .init(
      "extra_argument_labels",
      "The declaration has `_` in this place, so the value is given without a label. Take `{1}` out."
    ),
    .init(
      "extra_argument_named",
      "Nothing in the declaration is called `{1}`. Does the initialiser still have to be taught to"
        + " take it, or is it another object that wants it?"
    ),
    .init(
      "extra_argument_positional",
      "The call gives one value more than the declaration takes."
    ),
    .init(
      "extra_arguments_in_call",
      "The call gives more values than the declaration takes."
    ),
    .init(
      "extra_argument_to_nullary_call",
      "This call takes no value at all. What the method needs to know it has got before, in its"
        + " initialiser, or it has to be declared with a parameter."
    ),
    .init(
      "extra_trailing_closure_in_call",
      "The method takes no closure, so nothing would call the one behind it. In UIKit a pop tells"
        + " nobody that it is done; the navigation controller's delegate is told instead."
    ),
    .init(
      "no_overloads_match_exactly_in_call",
      "There are several methods `{1}`, and none takes these values. The notes say what each wants."
    ),
    .init(
      "no_accessible_initializers",
      "A protocol is a promise, and a promise cannot be made into an object. Name the class that"
        + " keeps it, in the place of `{1}`."
    ),
    .init(
      "cannot_call_non_function_value",
      "Parentheses call something, and this is a value of type `{1}`. Take them away."
    ),
    .init(
      "throwing_call_without_try",
      "What is called here may fail with an error. Write `try` in front, and say by `do` and `catch`"
        + " or by `throws` who deals with it."
    ),
    .init(
      "try_unhandled",
      "An error could arise here and nobody would see it. Put the call into `do` with a `catch`, or"
        + " mark this function with `throws`."
    ),
  ]
}
