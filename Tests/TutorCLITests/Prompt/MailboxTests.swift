import Foundation
import Glibc
import Grader
import Testing

@testable import TutorCLI

struct MailboxTests {
  @Test func aReportFromAnotherThreadMakesTheDescriptorReadable() {
    let mailbox = Mailbox()
    Thread.detachNewThread { mailbox.post(.stage(.support, job: 7)) }
    var entry = pollfd(fd: mailbox.descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 10_000) == 1)
    let reports = mailbox.take()
    #expect(reports.count == 1)
    guard case .stage(.support, job: 7)? = reports.first else {
      Issue.record("another report came: \(reports)")
      return
    }
  }

  @Test func reportsAreTakenOnceAndInOrder() {
    let mailbox = Mailbox()
    for number in 1...3 { mailbox.post(.stage(.run, job: number)) }
    let jobs = mailbox.take().map { if case .stage(_, let job) = $0 { job } else { 0 } }
    #expect(jobs == [1, 2, 3])
    #expect(mailbox.take().isEmpty)
    var entry = pollfd(fd: mailbox.descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 0) == 0)
  }
}
