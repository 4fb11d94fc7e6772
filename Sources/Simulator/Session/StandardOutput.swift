// Without Foundation, which hides the one global variable of C that is needed here.
@preconcurrency import Glibc

/// The app's own standard output.
enum StandardOutput {
  /// Sends each line when it ends, as to a terminal; a pipe would keep them until there are many.
  @MainActor
  static func buffersLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
