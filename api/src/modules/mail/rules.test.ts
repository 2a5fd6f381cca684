import { causeOf, mailIdIn, messageIdOf, nextAttemptAt } from './rules';

const now = new Date('2025-08-04T09:30:00Z');
const pause = (attempts: number, random: number) =>
  (nextAttemptAt(now, attempts, random).getTime() - now.getTime()) / 1_000;

test('the pause doubles up to four hours, and lies between its half and its whole', () => {
  expect([1, 2, 3, 4, 10, 13].map((attempts) => [pause(attempts, 0), pause(attempts, 1)])).toEqual([
    [7.5, 15],
    [15, 30],
    [30, 60],
    [60, 120],
    [3840, 7680],
    [7200, 14_400],
  ]);
});

test.each([
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'us'],
  [{ code: 'EAUTH', responseCode: 535, response: '535 5.7.139 Authentication unsuccessful' }, 'us'],
  [{ code: 'ECONNECTION', responseCode: 554 }, 'us'],
  [{ code: 'ETIMEDOUT' }, 'us'],
  [new Error('anything'), 'us'],
])(
  'a reply that concerns neither recipient nor message is about our server: %j',
  (error, cause) => {
    expect(causeOf(error)).toBe(cause);
  },
);

/** Answers of real mail servers to the recipient, and to the message. */
test.each([
  ['550 5.4.5 Daily user sending quota exceeded.', 'us', 'us'],
  ["550 5.1.90 Your message can't be sent because you've reached your daily limit", 'us', 'us'],
  ['554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', 'us', 'us'],
  ['554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException', 'us', 'us'],
  ['550 5.1.8 Access denied, bad outbound sender', 'us', 'us'],
  ['550 5.7.1 Message rejected due to policy', 'us', 'us'],
  ['554 5.7.509 Access denied, sending domain does not pass DMARC verification', 'us', 'us'],
  ['504 5.5.2 <[127.0.0.1]>: Helo command rejected: need fully-qualified hostname', 'us', 'us'],
  ['550 Too many messages, slow down', 'us', 'us'],
  ['554 Relay access denied', 'us', 'us'],
  ['451 4.7.1 Greylisted, try again later', 'us', 'us'],
  ['452 4.2.2 The recipient is out of storage space', 'recipient-for-now', 'recipient-for-now'],
  ['550 5.1.1 The email account that you tried to reach does not exist', 'recipient', 'recipient'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'recipient', 'recipient'],
  ['552 5.2.2 Mailbox full', 'recipient', 'recipient'],
  // Without a status code about the address, a reply to the message may be about us or the text.
  ['550 No such user here', 'recipient', 'us'],
])(
  'an answer is final only if it is about this recipient: %s',
  (response, toRecipient, toMessage) => {
    const responseCode = Number(response.slice(0, 3));
    expect([
      causeOf({ code: 'EENVELOPE', command: 'RCPT TO', responseCode, response }),
      causeOf({ code: 'EMESSAGE', command: 'DATA', responseCode, response }),
    ]).toEqual([toRecipient, toMessage]);
  },
);

test('the Message-ID of a mail is found in what a report returns, and no other', () => {
  const mailId = 'b2a3b0f6-5a57-4c1e-9a64-0d3e9a1f7c55';
  const messageId = messageIdOf(mailId, 'https://awards.example:8443');
  expect(messageId).toBe(`<${mailId}@awards.example>`);
  expect(mailIdIn(`X-Entity-Ref-ID: ${messageId}\n`, 'https://awards.example')).toBe(mailId);
  expect(mailIdIn(messageId, 'https://awardsxexample')).toBeNull();
});
