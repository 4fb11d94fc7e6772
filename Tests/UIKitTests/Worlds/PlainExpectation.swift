import Testing

/// Expects a value, without the macro, whose expansion takes the compiler long where there are many.
func expect<Value: Equatable>(
  _ found: Value,
  is expected: Value,
  at place: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: place)
}
