/// What a submission may use.
package struct Limits: Sendable, Equatable {
  /// The time that the processor may work for one check, summed over all its processes.
  package var cpu: Duration = .seconds(5)
  /// The time that one check may take.
  package var wall: Duration = .seconds(10)
  /// The bytes of address space of each process.
  package var memory = 1 << 30
  /// The bytes of each file that is written.
  package var fileSize = 64 << 20
  /// The processes and threads that it may have at once, where the system counts them.
  package var processes = 256
  /// The bytes of output that are kept; one more ends the run.
  package var output = 1 << 20
  /// The bytes of reports that are read; one more ends the run.
  package var reports = 8 << 20
  /// The time that one compilation may take.
  package var compilation: Duration = .seconds(20)

  /// Makes the limits that students get.
  package init() {}

  /// Leaves those that follow one that ran out of time a second of work, or three of waiting.
  mutating func hurry() {
    cpu = min(cpu, .seconds(1))
    wall = min(wall, .seconds(3))
  }
}
