import CSystem
import Glibc
import Grader

/// Waits for whatever comes first: a key, a signal, a report, an app's words, or the time.
@MainActor final class EventLoop {
  let mailbox = Mailbox()
  private let signals = SignalDescriptor()
  private let input: any LineInput
  private var waiting: [Event] = []

  init(input: any LineInput) { self.input = input }

  /// What is listened to, besides signals and reports.
  struct Sources {
    /// Whether a line is wanted.
    var input = true
    /// The descriptors of an app that is being driven.
    var channels: [(descriptor: Int32, channel: Event.Channel)] = []
    /// Becomes readable when a watched folder changes.
    var folder: Int32?
    /// The time until ``Event/ticked``; nil to wait for ever.
    var tick: Duration?
  }

  /// The next event.
  ///
  /// Lines that came together are given one at a time.
  func next(_ sources: Sources) -> Event {
    while true {
      if let index = waiting.firstIndex(where: { isWanted($0, sources) }) {
        return waiting.remove(at: index)
      }
      wait(for: sources)
    }
  }

  /// Forgets lines that were typed ahead, as Ctrl-C asks.
  func dropLines() {
    waiting.removeAll { if case .line = $0 { true } else { false } }
  }

  /// Forgets what Ctrl-C and Ctrl-Z asked of a program that had the terminal.
  func dropInterrupts() {
    waiting += signals.events().filter {
      switch $0 {
      case .interrupted, .suspended: false
      default: true
      }
    }
  }

  /// A line that was read with others waits until it is asked for.
  private func isWanted(_ event: Event, _ sources: Sources) -> Bool {
    switch event {
    case .line, .endOfInput: sources.input
    default: true
    }
  }

  private func wait(for sources: Sources) {
    var entries = [
      pollfd(fd: mailbox.descriptor.rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor.rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: sources.input ? input.descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: sources.folder ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    entries += sources.channels.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let count = poll(&entries, nfds_t(entries.count), sources.tick?.roundedUpToMilliseconds ?? -1)
    if count == 0 { waiting.append(.ticked) }
    guard count > 0 else { return }
    if entries[1].revents != 0 { waiting += signals.events() }
    if entries[0].revents != 0 { waiting += mailbox.take().map(Event.reported) }
    for (entry, source) in zip(entries.dropFirst(4), sources.channels) where entry.revents != 0 {
      waiting.append(.readable(source.channel))
    }
    if entries[3].revents != 0 { waiting.append(.filesChanged) }
    if entries[2].revents != 0 { waiting += input.read() }
  }
}
