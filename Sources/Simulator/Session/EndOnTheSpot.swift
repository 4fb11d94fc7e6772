#if os(Linux)
/// Ends the process on the spot, in the place of the C library's `abort`.
///
/// The Swift runtime calls it when it finds a broken promise: an unowned reference whose object is gone,
/// a cast that cannot be, two accesses that collide. A crash report follows the calls back from the
/// place where the process ended, and from within the C library it cannot: the line in the student's
/// file would stay unknown. From here it can.
@_cdecl("abort") @_optimize(none) package func endOnTheSpot() -> Never {
  // The compiler must neither see that the sum is too large nor that nobody wants it.
  let one = UInt8(CommandLine.arguments.count.signum() | 1)
  while true { _ = UInt8.max + one }
}
#endif
