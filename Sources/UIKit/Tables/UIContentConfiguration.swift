/// The content of a view, as a value.
@MainActor
public protocol UIContentConfiguration {}
