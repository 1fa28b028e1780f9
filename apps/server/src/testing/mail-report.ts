// Reports as mail servers send them: of a failed delivery (RFC 3464) and of a complaint (RFC 5965).

const lines = (...all: readonly string[]) => all.join('\r\n')

type DeliveryReport = {
  /** The return path of the mail, which the report is sent to. */
  readonly to: string
  readonly status?: string
  readonly action?: string
  readonly recipient?: string
}

export function aDeliveryReport({
  to,
  status = '5.1.1',
  action = 'failed',
  recipient = 'anna@example.org',
}: DeliveryReport): Buffer {
  return Buffer.from(
    lines(
      'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
      '',
      '--part',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'The mail system could not deliver your message.',
      '',
      '--part',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.org',
      'Arrival-Date: Sun, 15 Nov 2026 08:30:00 +0000',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 no such',
      '    user here',
      '',
      '--part',
      'Content-Type: message/rfc822',
      '',
      'From: Zeri <hello@zeri.test>',
      `To: ${recipient}`,
      'Subject: Your day',
      '',
      'Text',
      '',
      '--part--',
      '',
    ),
  )
}

export function aComplaint({ returnPath, type = 'abuse' }: { returnPath: string; type?: string }): Buffer {
  return Buffer.from(
    lines(
      'From: feedback@example.org',
      'To: abuse@zeri.test',
      'Subject: FW: Your day',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'This is an email abuse report.',
      '',
      '--part',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: SomeGenerator/1.0',
      'Version: 1',
      `Original-Mail-From: <${returnPath}>`,
      '',
      '--part',
      'Content-Type: message/rfc822',
      '',
      `Return-Path: <${returnPath}>`,
      'From: Zeri <hello@zeri.test>',
      'Subject: Your day',
      '',
      'Text',
      '',
      '--part--',
      '',
    ),
  )
}

/** An automatic reply, which also goes to the return path. */
export function anAutomaticReply(to: string): Buffer {
  return Buffer.from(
    lines(
      'From: anna@example.org',
      `To: ${to}`,
      'Subject: Out of office',
      'Auto-Submitted: auto-replied',
      '',
      'I am away. Status: 5.1.1',
      '',
    ),
  )
}
