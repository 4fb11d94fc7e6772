/// The content of a view, as a value.
public protocol UIContentConfiguration {}
