/// Closures: what they keep, and what they are given.
extension DiagnosticMeaning {
  static let closures: [DiagnosticMeaning] = [
    .init(
      "implicit_use_of_self_in_closure",
      "A closure that is kept must say that it keeps `self`. Before you write `self.`, ask who owns"
        + " the closure: if `self` does, even over several steps, write `[weak self]`, or neither is"
        + " ever freed."
    ),
    .init(
      "assigning_noattrfunc_to_attrfunc",
      "`{1}` is only lent for the time of the call, and is kept here for later. Write `@escaping`"
        + " before its type. What a kept closure captures is kept as well: think of `[weak self]`."
    ),
    .init(
      "failed_to_produce_diagnostic",
      "The compiler sees that something is wrong and cannot say what. Where a closure is set, compare"
        + " it with its declaration: it must take as many values as that promises, `{ name in … }` or"
        + " `{ _ in … }` for one, none before `in` for `() -> Void`."
    ),
    .init(
      "closure_argument_list_missing",
      "The closure is given a value and does not name it. Begin it with `name in`, or with `_ in` when"
        + " you do not need it."
    ),
    .init(
      "closure_argument_list_tuple",
      "The closure names another number of values than it is given: its type is `{1}`."
    ),
    .init(
      "cannot_infer_closure_parameter_type",
      "Nothing says what `{1}` is: the closure's declaration gives no value of that name. Does it take"
        + " one value more than it is given?"
    ),
  ]
}
