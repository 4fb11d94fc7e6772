/// Names that are not known, not allowed, or there twice.
extension DiagnosticMeaning {
  static let names: [DiagnosticMeaning] = [
    .init(
      "cannot_find_in_scope",
      "Nothing called `{1}` is known at this place. Look for a typing mistake, or for a property"
        + " that you meant to declare. A name of a library needs its import at the top of the file:"
        + " `UIViewController` needs `import UIKit`, `withObservationTracking` `import Observation`."
    ),
    .init(
      "cannot_find_in_scope_corrected",
      "Nothing called `{1}` is known at this place, but something with nearly the same name is. If"
        + " that is not what you mean, declare what you do."
    ),
    .init(
      "cannot_find_type_in_scope",
      "No type is called `{1}` here. If the name is one of UIKit's, look whether `import UIKit`"
        + " stands at the top of this very file; if it is your own, look for a typing mistake."
    ),
    .init(
      "could_not_find_value_member",
      saying: "value of type 'any ",
      "The name is only promised to be `{1}`, so only what that protocol lists can be called"
        + " through it, and `{2}` is not in the list. Put it into the protocol, or take the object"
        + " from where its own type is known."
    ),
    .init(
      "could_not_find_value_member",
      "The object is there, but its type `{1}` has no `{2}`. Look for a typing mistake. If only a"
        + " subclass has it, ask for that one first: `as? HomeViewController`."
    ),
    .init(
      "could_not_find_value_member_corrected",
      "The object is there, but its type `{1}` has no `{2}`. The compiler guesses at the name. If"
        + " it guesses wrong, perhaps only a subclass has it: ask for that one first, `as?`."
    ),
    .init(
      "could_not_find_type_member",
      "There is no `{2}` in `{1}` itself. Is the name misspelled? Or does it belong to an object?"
        + " Then use the object that you were given; a coordinator is not fetched from its type."
    ),
    .init(
      "instance_member_use_on_type",
      "`{1}` is something that an object does, and `{2}` is a type. Make an object first,"
        + " `{2}(…)`, keep it, and call `{1}` on that."
    ),
    .init(
      "candidate_inaccessible",
      "`{1}` is there, and its type keeps it to itself (`{2}`). Ask the owner for what you need by a"
        + " method of its own, rather than reach into it."
    ),
    .init(
      "pattern_type_access",
      "A type that is `private` to this file stands in a property that others see. Make the"
        + " property `private` too, or take `private` away from the type."
    ),
    .init(
      "unresolved_member_no_inference",
      "A name that begins with a dot is short for `Type.{1}`, and here nothing says which type. Write"
        + " the type in front."
    ),
    .init(
      "ambiguous_decl_ref",
      "More than one `{1}` fits this call. Say which one by a type or a label; the notes list them."
    ),
    .init(
      "invalid_redecl",
      "`{1}` stands twice in one place. Was a method pasted in above the old one? Or is the type in"
        + " another of your files already?"
    ),
    .init(
      "use_local_before_declaration",
      "`{1}` is used above the line that declares it. Move its `let` up."
    ),
    .init(
      "circular_class_inheritance",
      "`{1}` is its own superclass, in one step or in several. One of them must inherit from"
        + " something else, most often `UIViewController`."
    ),
  ]
}
