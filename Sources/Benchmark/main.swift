import Foundation
import Glibc

/// The status of a command line that is not understood, as `sysexits.h` has it.
let usageStatus: Int32 = 64

guard let options = Options(arguments: CommandLine.arguments.dropFirst()) else {
  print("usage: benchmark [--rounds N]   (N from 1; ten when nothing is said)")
  exit(usageStatus)
}
do {
  try Benchmark(options: options).run()
} catch {
  print("The benchmark measured nothing: \(error)")
  exit(EXIT_FAILURE)
}
