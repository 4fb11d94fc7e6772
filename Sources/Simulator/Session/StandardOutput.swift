// Without Foundation, which hides the one global variable of C that is needed here.
@preconcurrency import Glibc

/// The app's own standard output.
package enum StandardOutput {
  /// Sends each line when it ends, as to a terminal; a pipe would keep them until there are many.
  @MainActor
  package static func buffersLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Sends what has been printed without a line end so far.
  ///
  /// This stream alone: to flush all is to wait for the lock of standard input, which the thread that
  /// reads it holds.
  static func flush() {
    fflush(stdout)
  }
}
