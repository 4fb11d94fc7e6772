import Foundation
import Glibc

/// The status of a command line that is not understood, as `sysexits.h` has it.
let usageStatus: Int32 = 64

guard let options = Options(arguments: CommandLine.arguments.dropFirst()) else {
  Benchmark.say(Options.usage)
  exit(usageStatus)
}
do {
  try Benchmark(options: options).run()
} catch {
  Benchmark.say("The benchmark measured nothing: \(error)")
  exit(EXIT_FAILURE)
}
