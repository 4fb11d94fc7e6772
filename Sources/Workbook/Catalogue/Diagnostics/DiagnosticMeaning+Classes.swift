/// Superclasses and what replaces theirs.
extension DiagnosticMeaning {
  static let classes: [DiagnosticMeaning] = [
    .init(
      "missing_override",
      "The superclass has this method already. `override` says that you replace it on purpose; call"
        + " `super` inside when UIKit asks for it."
    ),
    .init(
      "method_does_not_override",
      "The superclass has no method of exactly this name and these labels, so there is nothing to"
        + " replace. Look for a typing mistake, capitals too."
    ),
    .init(
      "override_final",
      "The superclass does not allow this method to be replaced: it is `final` there."
    ),
    .init(
      "inheritance_from_final_class",
      "`{1}` is `final`: nobody inherits from it. Own one and use it, or make a class of your own."
    ),
    .init(
      "multiple_inheritance",
      "A class has one superclass, and here are two, `{1}` and `{2}`. A container holds the other"
        + " controller, it is not one as well."
    ),
    .init(
      "superclass_not_first",
      "The superclass, `{1}`, comes before the protocols."
    ),
    .init(
      "super_no_superclass",
      "`super` speaks to the superclass, and `{2}` has none. Do you mean `self`?"
    ),
    .init(
      "destructor_params",
      "Nobody calls `deinit`, so it takes nothing, and has no parentheses either: `deinit { … }`. It runs"
        + " by itself when the last owner lets go."
    ),
  ]
}
