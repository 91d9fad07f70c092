import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { countBacklog } from '../../../server/operations/operations-counts.ts';
import { mailPersonalData } from './mail-personal-data.ts';
import { mails } from './mail-schema.ts';
import { codeOf, createMailSender, isFinal, LEASE_MS, MAX_ATTEMPTS, waitAfter } from './mail-sender.ts';
import { createSmtpTransport, type MailTransport } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';

let database: OpenDatabase;
let now = 0;
const clock = () => now;
const entries: Record<string, unknown>[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = Date.parse('2026-11-21T00:00:00Z');
  entries.length = 0;
  await database.db.delete(mails);
});
afterAll(() => database.close());

const queue = async (count = 1, to = 'mere@example.org') => {
  for (let n = 1; n <= count; n += 1) {
    const mail = {
      kind: 'test',
      cause: `test:${n}`,
      siteCountryCode: 'AUS',
      to: { name: 'Mere “Ngā”', address: to },
      subject: `Mail ${n} – kia ora 🎈`,
      body: [{ text: 'A tent in your name.' }],
      reason: 'You asked.',
      unsubscribeUrl: 'https://haven.example/leave',
    } as const;
    await queueMail(database.db, mail, now);
  }
};
const stored = () => database.db.select().from(mails);
const senderWith = (transport?: MailTransport) =>
  createMailSender({ db: database.db, clock, log: (entry) => entries.push(entry), transport });
/** A transport with scripted answers that counts its mails. */
const scripted = (send: (id: string) => Promise<void> | void) => {
  const sent: string[] = [];
  const transport: MailTransport = {
    async send({ id }) {
      sent.push(id);
      await send(id);
    },
    close: () => {},
  };
  return { sent, transport };
};

describe('without a mail server', () => {
  it('keeps all mails that are due to look at', async () => {
    await queue(3);
    await database.db
      .update(mails)
      .set({ nextAttemptAt: new Date(now + 1) })
      .where(eq(mails.cause, 'test:3'));
    expect(await senderWith().deliver()).toBe(2);
    expect((await stored()).map(({ cause, status }) => `${cause} ${status}`).sort()).toEqual([
      'test:1 kept',
      'test:2 kept',
      'test:3 waiting',
    ]);
  });
});

describe('with a mail server', () => {
  it('sends each mail once, whoever else sends at the same time', async () => {
    await queue(12);
    const { sent, transport } = scripted(() => new Promise((resolve) => setImmediate(resolve)));
    const senders = [senderWith(transport), senderWith(transport), senderWith(transport)];
    const done = await Promise.all(senders.map((sender) => sender.deliver()));
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(new Set(sent).size).toBe(12);
    expect(sent).toHaveLength(12);
    expect((await stored()).every(({ status, finishedAt }) => status === 'sent' && finishedAt)).toBe(true);
  });

  it('tries again after a failure, later each time, and gives up in the end', async () => {
    await queue();
    const { sent, transport } = scripted(() => Promise.reject(Object.assign(new Error('x'), { responseCode: 451 })));
    const sender = senderWith(transport);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await sender.deliver()).toBe(1);
      const [mail] = await stored();
      expect(mail).toMatchObject({ status: 'waiting', attempts: attempt, lastError: '451', claimedBy: null });
      const due = mail?.nextAttemptAt.getTime() ?? 0;
      expect(due - now).toBeGreaterThanOrEqual(waitAfter(attempt, () => 0));
      expect(due - now).toBeLessThanOrEqual(waitAfter(attempt, () => 1));
      now = due - 1;
      expect(await sender.deliver()).toBe(0);
      now = due;
    }
    await sender.deliver();
    expect(await stored()).toMatchObject([{ status: 'failed', attempts: MAX_ATTEMPTS, finishedAt: new Date(now) }]);
    now += 86_400_000;
    expect([await sender.deliver(), sent.length]).toEqual([0, MAX_ATTEMPTS]);
  });

  it('sends a mail that was refused because of its sender, once that is mended', async () => {
    await queue();
    let isMended = false;
    const { transport } = scripted(() => {
      if (isMended) return;
      throw Object.assign(new Error('quota'), { responseCode: 550, command: 'MAIL FROM', response: '550 5.4.5 Quota' });
    });
    const sender = senderWith(transport);
    await sender.deliver();
    expect(await stored()).toMatchObject([{ status: 'waiting', lastError: '550 5.4.5' }]);
    expect(await countBacklog(database.db)['mailsRefused']!(), 'for the alert').toBe(1);
    for (let hour = 0; hour < 24; hour += 1) {
      now += 3_600_000;
      await sender.deliver();
    }
    isMended = true;
    now += 7 * 3_600_000;
    await sender.deliver();
    expect(await stored()).toMatchObject([{ status: 'sent', lastError: null }]);
    expect(await countBacklog(database.db)['mailsRefused']!()).toBe(0);
  });

  it('does not send a link that works no more', async () => {
    await queue();
    await database.db.update(mails).set({ kind: 'my-giving-link' });
    const { transport } = scripted(() => Promise.reject(Object.assign(new Error('x'), { responseCode: 451 })));
    const sender = senderWith(transport);
    for (let minute = 0; minute < 30; minute += 1) {
      await sender.deliver();
      now += 60_000;
    }
    expect(await stored()).toMatchObject([{ status: 'failed', lastError: '451' }]);
  });

  it('gives up at once when the server will never take it', async () => {
    await queue();
    const { transport } = scripted(() =>
      Promise.reject(Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' })),
    );
    await senderWith(transport).deliver();
    expect(await stored()).toMatchObject([{ status: 'failed', lastError: '550', attempts: 1 }]);
  });

  it('takes over from a sender that died, once its lease is over, with the same id', async () => {
    await queue();
    const dying = scripted(() => new Promise(() => {}));
    void senderWith(dying.transport).deliver();
    while (dying.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const next = scripted(() => {});
    now += LEASE_MS - 1;
    expect(await senderWith(next.transport).deliver()).toBe(0);
    now += 1;
    expect(await senderWith(next.transport).deliver()).toBe(1);
    expect(next.sent).toEqual(dying.sent);
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('leaves a mail alone that another sender has taken over', async () => {
    await queue();
    let fail: (error: Error) => void = () => {};
    const slow = scripted(() => new Promise((_, reject) => (fail = reject)));
    const first = senderWith(slow.transport).deliver();
    while (slow.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    now += LEASE_MS;
    await senderWith(scripted(() => {}).transport).deliver();
    fail(new Error('too late'));
    await first;
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
  });

  it('gives up a mail at which sender after sender died', async () => {
    await queue();
    await database.db.update(mails).set({ attempts: MAX_ATTEMPTS });
    const { sent, transport } = scripted(() => {});
    await senderWith(transport).deliver();
    expect([sent, (await stored())[0]?.status]).toEqual([[], 'failed']);
  });

  it('never writes an address, a name or a subject into the log', async () => {
    await queue(2);
    const quoting = Object.assign(new Error('550 <mere@example.org> unknown'), { code: 'EENVELOPE mere@example.org' });
    const { transport } = scripted((id) => (id < 'a' ? undefined : Promise.reject(quoting)));
    await senderWith(transport).deliver();
    expect(entries).toHaveLength(2);
    expect(JSON.stringify([entries, (await stored()).map(({ lastError }) => lastError)])).not.toMatch(
      /mere|Ngā|kia ora/i,
    );
  });
});

describe('over SMTP', () => {
  interface Received {
    from: string;
    to: string[];
    text: string;
  }
  /** A real mail server on loopback; `refuse` makes it reject a recipient. */
  type Refused = { command: 'MAIL FROM' | 'RCPT TO' | 'DATA'; code: number; text?: string };
  const withServer = async (
    refused: Refused | undefined,
    run: (url: string, received: Received[]) => Promise<void>,
  ) => {
    const received: Received[] = [];
    const refusalOf = (command: Refused['command']) =>
      refused?.command === command
        ? Object.assign(new Error(refused.text ?? 'no'), { responseCode: refused.code })
        : undefined;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_, __, done) => done(refusalOf('MAIL FROM')),
      onRcptTo: (_, __, done) => done(refusalOf('RCPT TO')),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refusal = refusalOf('DATA');
          if (refusal) return done(refusal);
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      await run(`smtp://127.0.0.1:${port}`, received);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  };
  const send = async (url: string) => {
    const transport = createSmtpTransport({ url, from: 'no-reply@haven.example' });
    await senderWith(transport).deliver();
    transport.close();
  };

  it('hands a mail over as it was written, with an id of its own', async () => {
    await queue();
    await withServer(undefined, async (url, received) => {
      await send(url);
      const [mail] = await stored();
      expect(mail?.status).toBe('sent');
      expect(received).toMatchObject([{ from: 'no-reply@haven.example', to: ['mere@example.org'] }]);
      const text = received[0]?.text ?? '';
      expect(text).toContain(`Message-ID: <${mail?.id}@haven.example>`);
      expect(text).toMatch(/^Auto-Submitted: auto-generated/m);
      expect(text).toMatch(/^List-Unsubscribe: <https:\/\/haven\.example\/leave>/m);
      expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
      expect(text).toMatch(/multipart\/alternative/);
    });
  });

  it('does not let a quoted address name a second person', async () => {
    await queue(1, '"a@example.org, all"@example.org');
    await withServer(undefined, async (url, received) => {
      await send(url);
      expect(received.flatMap(({ to }) => to)).not.toContain('a@example.org');
      expect(received.every(({ to }) => to.length === 1)).toBe(true);
    });
  });

  it('hands over exactly the address that was typed', async () => {
    // The library's server cannot parse a quoted address, so a plain listener records the SMTP commands.
    const lines: string[] = [];
    const listener = createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        const said = String(data);
        lines.push(...said.split('\r\n'));
        const isOver = said.startsWith('QUIT');
        const isText = !/^(EHLO|MAIL|RCPT|DATA|QUIT)/.test(said) && !said.endsWith('\r\n.\r\n');
        if (!isText) socket.write(said.startsWith('DATA') ? '354 go on\r\n' : isOver ? '221 bye\r\n' : '250 fine\r\n');
      });
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const at = listener.address();
    const typed = [
      '"a b"@example.org',
      '"a  b"@example.org',
      '"ab"@example.org',
      "o'neill+x@example.org",
      'A.B@example.org',
    ];
    for (const address of typed) {
      await database.db.delete(mails);
      const body = [{ text: 'x' }];
      const mail = { kind: 'test', cause: address, siteCountryCode: 'AUS', subject: 's', body, reason: 'r' } as const;
      await queueMail(database.db, { ...mail, to: { address }, replyTo: address }, now);
      lines.length = 0;
      await send(`smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`);
      expect((await stored())[0]?.status).toBe('sent');
      expect(lines).toContain(`RCPT TO:<${address}>`);
      for (const header of ['To', 'Reply-To'])
        expect(lines.map((line) => line.replace(/[<>]/g, ''))).toContain(`${header}: ${address}`);
    }
    await new Promise((resolve) => listener.close(resolve));
  });

  it.each([
    [{ command: 'RCPT TO', code: 451 }, 'waiting', '451'],
    [{ command: 'RCPT TO', code: 550 }, 'failed', '550'],
    [{ command: 'RCPT TO', code: 553, text: '5.1.3 non-ASCII address' }, 'failed', '553 5.1.3'],
    [{ command: 'MAIL FROM', code: 550, text: '5.4.5 Daily sending limit exceeded' }, 'waiting', '550 5.4.5'],
    [{ command: 'MAIL FROM', code: 530, text: '5.7.0 Must issue a STARTTLS command first' }, 'waiting', '530 5.7.0'],
    [{ command: 'DATA', code: 554, text: 'Message rejected: Email address is not verified' }, 'waiting', '554'],
  ] as const)('understands a server that says %j', async (refused, status, lastError) => {
    await queue();
    await withServer(refused, async (url, received) => {
      await send(url);
      expect(received).toEqual([]);
      expect(await stored()).toMatchObject([{ status, lastError }]);
    });
  });

  it('tries again when there is no server', async () => {
    await queue();
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = closed.address();
    await new Promise((resolve) => closed.close(resolve));
    await send(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 1, lastError: 'ESOCKET' }]);
  });
});

describe('the plan of retries', () => {
  it('goes on for three days', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => waitAfter(n + 1, () => 0));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThan(80);
  });

  it('doubles up to six hours', () => {
    const plan = Array.from({ length: 12 }, (_, n) => waitAfter(n + 1, () => 0) / 1000);
    expect(plan.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(plan.slice(-2)).toEqual([21_600, 21_600]);
    expect(waitAfter(1, () => 1)).toBe(33_000);
  });

  it.each([
    [{ responseCode: 550, code: 'EENVELOPE', command: 'RCPT TO' }, '550', true],
    [{ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 <mere@example.org>: unknown' }, '550 5.1.1', true],
    [{ responseCode: 550, command: 'RCPT TO', response: '550-5.1.10 Recipient not found' }, '550 5.1.10', true],
    [{ responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 Mailbox full' }, '552 5.2.2', true],
    [{ responseCode: 450, command: 'RCPT TO' }, '450', false],
    // An address that is not ASCII, at a server without SMTPUTF8.
    [{ responseCode: 553, command: 'RCPT TO', response: '553 5.1.3 non-ASCII address' }, '553 5.1.3', true],
    [{ responseCode: 550, command: 'DATA', response: '550 5.6.7 Non-ASCII address' }, '550 5.6.7', true],
    // Refusals of the sender, which people can mend.
    [{ responseCode: 550, command: 'MAIL FROM', response: '550 5.4.5 Daily limit exceeded' }, '550 5.4.5', false],
    [{ responseCode: 550, command: 'RCPT TO', response: '550 5.4.5 Daily limit exceeded' }, '550 5.4.5', false],
    [{ responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 Relay access denied' }, '554 5.7.1', false],
    [{ responseCode: 550, command: 'RCPT TO', response: '550 5.1.8 Bad sender' }, '550 5.1.8', false],
    [{ responseCode: 530, command: 'RCPT TO', response: '530 Authentication required' }, '530', false],
    [{ responseCode: 554, command: 'DATA', response: '554 Email address is not verified' }, '554', false],
    [{ responseCode: 530, command: 'MAIL FROM', response: '530 5.7.0 Must issue STARTTLS' }, '530 5.7.0', false],
    [{ responseCode: 499 }, '499', false],
    [{ responseCode: 500 }, '500', false],
    // A wrong password can be corrected.
    [{ responseCode: 535, code: 'EAUTH' }, '535', false],
    [{ code: 'ETIMEDOUT' }, 'ETIMEDOUT', false],
    [{ code: 'mere@example.org' }, 'unknown', false],
    [null, 'unknown', false],
  ])('reads %j', (error, code, final) => expect([codeOf(error), isFinal(error)]).toEqual([code, final]));
});

it('mails that are over are deleted after a while, and those that wait never', async () => {
  await queue(2);
  await database.db
    .update(mails)
    .set({ status: 'kept', finishedAt: new Date(now) })
    .where(eq(mails.cause, 'test:1'));
  const days90 = 90 * 86_400_000;
  await mailPersonalData.forget?.(database.db, now + days90);
  expect(await stored()).toHaveLength(2);
  await mailPersonalData.forget?.(database.db, now + days90 + 1);
  expect((await stored()).map(({ cause }) => cause)).toEqual(['test:2']);
});
