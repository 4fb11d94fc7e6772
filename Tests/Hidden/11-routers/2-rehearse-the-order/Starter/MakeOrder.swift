/// Makes a flow that orders the bread of this name, on this router.
typealias MakeOrder =
  @MainActor (_ bread: String, _ router: any Router) -> any OrderFlow
