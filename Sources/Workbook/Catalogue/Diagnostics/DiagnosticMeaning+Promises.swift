/// Protocols, and who keeps what they promise.
extension DiagnosticMeaning {
  static let promises: [DiagnosticMeaning] = [
    .init(
      "type_does_not_conform",
      "`{2}` is a promise, and `{1}` does not keep all of it: each method and property it lists must"
        + " be there, with the same name, labels and types. The notes name what is missing."
    ),
    .init(
      "witness_argument_name_mismatch",
      "`{2}` promises `{3}`, and `{1}` has other labels, so it is another method. Whoever calls the"
        + " promise would not find yours."
    ),
    .init(
      "witness_not_accessible_proto",
      "What `{3}` promises must be callable by whoever knows the protocol. Take `private` away from"
        + " `{1}`."
    ),
    .init(
      "redundant_conformance",
      "`{1}` says in two places that it keeps the promises of `{2}`. Take one of them out."
    ),
    .init(
      "non_class_cannot_conform_to_class_protocol",
      "`{2}` is for objects alone: a child is known by which one it is, and a copy would be another."
        + " Make `{1}` a `final class`."
    ),
    .init(
      "cannot_convert_argument_value_protocol",
      "A `{2}` is wanted here, and `{1}` does not say that it is one. If it is to be one, write"
        + " `: {2}` behind its name, and add what that lists."
    ),
    .init(
      "type_cannot_conform",
      saying: "conform to 'Equatable'",
      "Two of type `{1}` cannot be compared with `==`. A child is found by identity:"
        + " `firstIndex { $0 === child }`, `removeAll { $0 === child }`."
    ),
    .init(
      "type_cannot_conform",
      "The function wants one known type that keeps the promises of `{2}`, and `{1}` may be any of"
        + " them. Let the function take `{1}` itself."
    ),
    .init(
      "could_not_use_member_on_existential",
      "`{2}` may be a store of anything, so nobody knows whether this value fits. Use the concrete"
        + " type, or a generic parameter: `some` in the place of `any`."
    ),
    .init(
      "invalid_ownership_protocol_type",
      "Only an object can be referred to weakly, and `{2}` allows structs too. Write `: AnyObject`"
        + " behind the protocol's name."
    ),
    .init(
      "invalid_ownership_type",
      "`{1}` is about who keeps an object alive, and `{2}` is a value: it is copied, not kept. Take"
        + " the word away."
    ),
    .init(
      "protocol_method_with_body",
      "A protocol lists what there must be, not how it is done. A body that all are to share goes"
        + " into an `extension` of the protocol."
    ),
    .init(
      "protocol_property_must_be_computed",
      "A protocol has to say whether a property is only read, `{ get }`, or set as well,"
        + " `{ get set }`. `childCoordinators` needs both."
    ),
    .init(
      "extension_stored_property",
      "An extension adds what an object can do, not what it remembers. Put the property into the"
        + " class itself."
    ),
  ]
}
