extension Message {
  /// Finds what a compiler's message means in the course's words.
  /// - Parameter name: The compiler's stable name for the message, `cannot_find_in_scope`.
  /// - Returns: The words, or nil when the message speaks for itself.
  package static func diagnostic(_ name: String) -> Message? {
    diagnostics[name].map { Message("diagnostic.\(name)", $0) }
  }

  /// The words, by the diagnostic's stable name.
  package static let diagnostics = [
    "cannot_find_in_scope":
      "No name like this is known at this place. Look for a typing mistake, or for a property that"
      + " you meant to declare.",
    "could_not_find_value_member":
      "The object exists, but its type has no such property or method. When the type is a protocol,"
      + " only what the protocol lists can be called through it.",
    "could_not_find_type_member":
      "You ask the type itself, not one of its objects. Most often an instance is missing.",
    "type_does_not_conform":
      "A protocol is a promise: each method and property it lists must be there, with the same name,"
      + " labels and types. The notes name what is missing.",
    "missing_argument_named":
      "The initialiser or method wants one value more. A coordinator's initialiser takes what its"
      + " flow needs, most often the navigation controller.",
    "extra_argument_named":
      "The initialiser or method does not take this value.",
    "extra_argument_to_nullary_call":
      "This call takes no value at all.",
    "wrong_argument_labels":
      "The values are right in number, but their labels are not those of the declaration.",
    "cannot_convert_argument_value_protocol":
      "The method wants something that keeps the protocol's promise, and this type does not declare"
      + " that it does. Is `: Coordinator` missing?",
    "cannot_convert_argument_value":
      "The value is of another type than the one the method takes.",
    "cannot_convert_initializer_value":
      "The value is of another type than the one the name was declared with.",
    "cannot_convert_initializer_value_nil":
      "Only an optional, a type with `?`, can be nil.",
    "cannot_convert_to_return_type":
      "What is returned is of another type than the function promises.",
    "implicit_use_of_self_in_closure":
      "A closure that is kept must say that it keeps `self`. Before you write `self.`, ask who owns"
      + " the closure: if `self` does, even over several steps, write `[weak self]`, or neither is"
      + " ever freed.",
    "optional_base_not_unwrapped":
      "There may be nobody there. A weak reference is always optional: `delegate?.` calls when there"
      + " is someone, and does nothing, silently, when there is not.",
    "optional_not_unwrapped":
      "There may be nobody there. `guard let` says what to do then.",
    "actor_isolated_call_decl":
      "UIKit and everything that drives it lives on the main actor. Mark the type or function with"
      + " `@MainActor` as well.",
    "conformance_mismatched_isolation_common":
      "The class lives on the main actor, and the protocol promises its methods to everybody. Write"
      + " `@MainActor` above the protocol as well.",
    "invalid_ownership_protocol_type":
      "Only an object can be referred to weakly, and this protocol allows structs too. Write"
      + " `: AnyObject` behind its name.",
    "forbidden_attribute":
      "No task needs it: it can put a function in the place of code that it does not even see.",
    "second_start":
      "The workbook starts the app itself, as iOS does, by its `SceneDelegate`. Take this out here; in"
      + " Xcode it stands in a file of its own.",
    "missing_override":
      "The superclass has this method already. `override` says that you replace it on purpose; call"
      + " `super` inside when UIKit asks for it.",
    "method_does_not_override":
      "The superclass has no method of exactly this name and these labels, so there is nothing to"
      + " replace. Look for a typing mistake.",
    "override_final":
      "The superclass does not allow this method to be replaced.",
    "class_without_init":
      "A property has no value yet when the object is made. Give it one where it is declared, or take"
      + " it in an `init`.",
    "assignment_lhs_is_immutable_property":
      "A `let` gets its value once. Make it a `var` if it has to change, or set it in `init`.",
    "assignment_lhs_is_immutable_variable":
      "A `let` gets its value once. Make it a `var` if it has to change.",
    "candidate_inaccessible":
      "The type keeps this to itself (`private`). Ask its owner for what you need instead.",
    "non_exhaustive_switch":
      "A `switch` must have an answer for each case. The notes list those that are missing.",
    "sema_no_import":
      "This workbook has UIKit and Foundation, nothing else.",
    "expr_selector_no_objc_runtime":
      "`#selector` needs Objective-C, which Linux has not. A `UIAction` with a closure does the same,"
      + " here and in Xcode.",
    "objc_interop_disabled":
      "`@objc` needs Objective-C, which Linux has not. A `UIAction` with a closure does the same, here"
      + " and in Xcode.",
    "invalid_redecl":
      "The same name with the same labels stands twice. Was a method pasted in above the old one?",
    "expected_rbrace_class":
      "A `}` is missing somewhere above this line. Indentation shows where.",
    "async_in_nonasync_function":
      "An `async` call has to wait, and this function cannot. Start a `Task`, or make the function"
      + " `async`.",
  ]
}
