/// Makes a ledger that knows of no flow yet.
typealias MakeLedger = @MainActor () -> any FlowLedger
