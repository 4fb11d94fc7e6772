/// The main actor, and what may not be shared.
extension DiagnosticMeaning {
  static let isolation: [DiagnosticMeaning] = [
    .init(
      "actor_isolated_call_decl",
      "UIKit and everything that drives it lives on the main actor, `{1}` too, and this code does"
        + " not say that it does. Write `@MainActor` above the class; a coordinator always has it. In a"
        + " closure that runs on another thread, come back first: `Task { @MainActor in … }`."
    ),
    .init(
      "actor_isolated_non_self_reference",
      saying: "Sendable closure",
      "The closure runs on another thread, and `{1}` belongs to the main actor. Come back before you"
        + " touch it: `Task { @MainActor in … }`."
    ),
    .init(
      "actor_isolated_non_self_reference",
      "`{1}` belongs to the main actor, as all of UIKit does, and this code does not say that it runs"
        + " there. Write `@MainActor` above the class or the function."
    ),
    .init(
      "isolated_default_argument_context",
      "The value can only be made on the main actor, and this type may be used anywhere. Write"
        + " `@MainActor` above it."
    ),
    .init(
      "conformance_mismatched_isolation_common",
      "`{1}` lives on the main actor, and `{2}` promises its methods to everybody. Write `@MainActor`"
        + " above the protocol as well."
    ),
    .init(
      "regionbasedisolation_typed_tns_passed_sending_closure",
      "The closure runs beside the code around it, and both could change the same object at once. Mark"
        + " the class with `@MainActor`, or use a plain `Task { }` from code that is on the main actor."
    ),
    .init(
      "regionbasedisolation_named_send_yields_race",
      "`{1}` is handed to other code that runs beside this one, while this one keeps it: both could"
        + " change it at once. Hand over a value (a struct), or mark its class with `@MainActor`."
    ),
    .init(
      "regionbasedisolation_type_send_yields_race",
      "The closure runs beside the code around it, and both use the same variable. Give the closure a"
        + " copy, a `let`, or let it come back with a result."
    ),
    .init(
      "shared_mutable_state_decl",
      "`{1}` could be changed from everywhere at once. Best is to let an object own it and hand it on"
        + " by `init`; else write `let`, or `@MainActor` in front."
    ),
    .init(
      "shared_immutable_state_decl",
      "`{1}` is one object for all, and `{3}` can be changed. Best is to let a coordinator own it and"
        + " hand it on by `init`; else mark the class with `@MainActor`."
    ),
    .init(
      "actor_isolated_access_outside_of_actor_context",
      "`{1}` belongs to an actor, which may be busy. Write `await` in front, and wait for it."
    ),
    .init(
      "async_in_nonasync_function",
      "Something here has to be waited for, and this function cannot wait. Start a `Task { }` around"
        + " it, or mark the function with `async`."
    ),
  ]
}
