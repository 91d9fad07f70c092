import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, stopListening } from '../../server/http/listen.ts';
import { CHALLENGES_PER_MINUTE, POSTS_PER_MINUTE } from '../platform/forms/form-limits.ts';
import { FORMS, postForm, solve } from '../platform/forms/testing/post-form.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { subscribers } from './newsletter/newsletter-schema.ts';
import { FORM_BODY_LIMIT } from './participation-routes.ts';
import { petitionSignatures } from './petition/petition-schema.ts';
import { donorUpdates } from './update-details/update-details-schema.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  shop.now += 3_600_000;
  visitor = new Visitor(shop);
});
afterAll(() => shop.database.close());

const ALL = Object.keys(FORMS) as (keyof typeof FORMS)[];
const CHECKED = ALL.filter((form) => form !== 'bequest');

describe('the bot check of a form', () => {
  it.each(CHECKED)('of %s is needed, made for that form, and good once', async (form) => {
    const without = await postForm(visitor, form, { recaptchaToken: '' });
    expect([without.status, (await without.json()).errors]).toEqual([422, [expect.stringContaining('send it again')]]);
    const other = form === 'petition' ? 'subscribe' : 'petition';
    expect((await postForm(visitor, form, { recaptchaToken: await solve(visitor, other) })).status).toBe(422);
    const recaptchaToken = await solve(visitor, form);
    // An invalid form has not used its token.
    expect((await postForm(visitor, form, { recaptchaToken, firstName: '' })).status).toBe(422);
    expect((await postForm(visitor, form, { recaptchaToken })).status).toBe(200);
    expect((await postForm(visitor, form, { recaptchaToken })).status).toBe(422);
    const next = `${recaptchaToken.slice(0, recaptchaToken.lastIndexOf('.'))}.99999999`;
    expect((await postForm(visitor, form, { recaptchaToken: next })).status).toBe(422);
  });

  it('lets one of fifty posts with the same token through, in two processes', async () => {
    const recaptchaToken = await solve(visitor, 'petition');
    const websites = [shop.website, shop.startWebsite()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const sender = new Visitor(shop);
        sender.website = websites[n % 2];
        const fields = { ...FORMS.petition.fields, email: `one-token-${n}@example.org`, recaptchaToken };
        return sender.json(FORMS.petition.path, fields);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await shop.database.db.select().from(petitionSignatures);
    expect(rows.filter(({ email }) => email.startsWith('one-token'))).toHaveLength(1);
  });

  it('gives challenges for its own forms alone, so many a minute', async () => {
    expect((await visitor.send('/bot-check/challenge?action=customer')).status).toBe(400);
    const ask = () => visitor.send('/bot-check/challenge?action=petition');
    for (let n = 1; n < CHALLENGES_PER_MINUTE; n += 1) await ask();
    const limited = await ask();
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true]);
    shop.now += 60_000;
    const answer = await ask();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      challenge: expect.stringMatching(/^petition\.2\.\d+\.[\w-]{16}\.[\w-]{43}$/),
      difficulty: 2,
      expires: shop.now + 600_000,
    });
  });
});

describe('a flood', () => {
  it.each(ALL)('of %s is answered 429 from the limit on, and no other network suffers', async (form) => {
    const { path } = FORMS[form];
    for (let n = 0; n < POSTS_PER_MINUTE[form]; n += 1) expect((await visitor.json(path, {})).status).toBe(422);
    const late = await visitor.json(path, {});
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await late.json()).errors).toEqual([expect.stringContaining('try again in')]);
    const socket = { remoteAddress: '198.51.100.9' };
    const headers = { 'content-type': 'application/json', origin: 'http://127.0.0.1:8080' };
    const other = await shop.website.app.request(
      path,
      { method: 'POST', headers, body: '{}' },
      { incoming: { socket } },
    );
    expect(other.status).toBe(422);
    shop.now += 60_000;
    expect((await visitor.json(path, {})).status).toBe(422);
  });

  it.each(ALL)(
    'of %s is refused before its body is read; a page’s form is shown again until twice the limit',
    async (form) => {
      const { path } = FORMS[form];
      const limit = POSTS_PER_MINUTE[form];
      const isRead = async (accept: string) => {
        let isRead = false;
        const body = new ReadableStream(
          {
            pull(stream) {
              isRead = true;
              stream.enqueue(new TextEncoder().encode('firstName=Mere'));
              stream.close();
            },
          },
          { highWaterMark: 0 },
        );
        // As browsers send it; a body of unknown length is counted first.
        const headers = { accept, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '14' };
        const answer = await visitor.send(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
        return [answer.status, isRead];
      };
      for (let n = 0; n < limit; n += 1) await visitor.json(path, {});
      expect(await isRead('application/json')).toEqual([429, false]);
      expect(await isRead('text/html')).toEqual([429, true]);
      for (let n = 1; n < limit * 2; n += 1) await visitor.form(path, {});
      expect(await isRead('text/html')).toEqual([429, false]);
    },
  );
});

const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['right to left', 'مرحبا عائشة'],
  ['emoji', '👩🏽‍🚒🎈'],
  ['marks', 'Ngāti Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'],
  ['direction marks', 'a\u202eb'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a quote of SQL', "'; drop table website.subscribers; --"],
  ['a formula', '=HYPERLINK("https://evil.example")'],
  ['line ends', 'Mere\r\nBcc: all@example.org'],
  ['a NUL', 'Me\u0000re'],
  ['half a character', 'Mere\ud83d'],
  ['a long text', 'x'.repeat(100_000)],
  ['long emoji', '🎈'.repeat(50_000)],
  ['a template', '{{7*7}}<%= 7*7 %>'],
  ['prototype', '__proto__'],
];

describe.each(HOSTILE)('%s in every field', (_, text) => {
  it.each(CHECKED)('of %s is a clear refusal or stored as typed', async (form) => {
    const { fields } = FORMS[form];
    for (const name of Object.keys(fields).filter((key) => !/^(nodeId|siteCountryCode|recaptchaToken)$/.test(key))) {
      // A minute later the limits start again, so this is not counted as a flood.
      shop.now += 60_000;
      const answer = await postForm(visitor, form, { [name]: text });
      const body = await answer.json();
      if (answer.status === 422) expect([name, body.errors.length > 0]).toEqual([name, true]);
      else expect([name, answer.status]).toEqual([name, 200]);
      expect(JSON.stringify(body)).not.toMatch(/at \w+ \(|select |insert /i);
    }
  });
});

describe('what is stored', () => {
  const nameAfter = async (firstName: string) => {
    const email = `stored-${shop.now}-${Math.abs(firstName.length)}@example.org`;
    const answer = await postForm(visitor, 'subscribe', { firstName, email });
    const [row] = await shop.database.db.select().from(subscribers).where(eq(subscribers.email, email));
    return [answer.status, row?.firstName];
  };

  it('is a name as typed, on one line', async () => {
    for (const name of ['👩🏽‍🚒 عائشة', '<b>Mere</b>', "O'Neill; drop table", 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵']) {
      expect(await nameAfter(name)).toEqual([200, name]);
    }
    expect(await nameAfter('Mere\r\nBcc: all@example.org')).toEqual([200, 'Mere Bcc: all@example.org']);
    expect(await nameAfter('half \ud83d')).toEqual([200, 'half']);
    expect(await nameAfter('x'.repeat(200))).toEqual([200, 'x'.repeat(200)]);
    expect(await nameAfter('x'.repeat(201))).toEqual([422, undefined]);
  });

  it('never holds what a request adds to its fields', async () => {
    const extra = {
      id: 'mine',
      joined: 99,
      unsubscribedAt: '2020-01-01',
      createdAt: '1999-01-01T00:00:00Z',
      emailKey: 'other@example.org',
      __proto__: { admin: true },
      constructor: 'x',
    };
    await postForm(visitor, 'subscribe', { ...extra, email: 'mass@example.org' });
    const [row] = await shop.database.db.select().from(subscribers).where(eq(subscribers.email, 'mass@example.org'));
    expect(row).toMatchObject({ joined: 1, unsubscribedAt: null, emailKey: 'mass@example.org' });
    expect(row?.id).not.toBe('mine');
    await postForm(visitor, 'petition', { ...extra, email: 'mass@example.org' });
    const signed = await shop.database.db.select().from(petitionSignatures);
    expect(signed.find(({ email }) => email === 'mass@example.org')).toMatchObject({ createdAt: new Date(shop.now) });
    await shop.database.db.delete(donorUpdates);
    await postForm(visitor, 'update-details', { ...extra, isAdmin: true });
    expect(JSON.stringify(await shop.database.db.select().from(donorUpdates))).not.toMatch(/isAdmin|mine|1999/);
  });

  it('greets nobody with an advertisement', async () => {
    await shop.database.db.delete(mails);
    const names = ['Win now at evil.example', 'https://evil.example', 'x'.repeat(41), '<b>', 'Ngāti O’Neill-Smith Jr.'];
    for (const [n, firstName] of names.entries())
      await postForm(visitor, 'subscribe', { firstName, email: `ad${n}@example.org` });
    const texts = (await shop.database.db.select().from(mails)).map(({ text, html }) => text + html).join('');
    expect(texts).not.toMatch(/evil\.example|xxxx|&lt;b/);
    expect(texts).toContain('Hello Ngāti O’Neill-Smith Jr.,');
  });
});

describe('a post from elsewhere', () => {
  it.each(ALL)('to %s is refused: another site, a sandboxed frame, a program in a browser', async (form) => {
    const { path, fields } = FORMS[form];
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await visitor.json(path, fields, headers)).status).toBe(403);
    }
    const page = await visitor.send(path, {
      method: 'POST',
      headers: { origin: 'https://evil.example', accept: 'text/html', 'content-type': 'text/plain' },
      body: 'firstName=Eve',
    });
    expect([page.status, page.headers.get('content-type')]).toEqual([403, expect.stringContaining('text/html')]);
  });

  it.each([
    ['text/plain', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/json', '"x"', 400],
    ['application/json', '{"firstName":{"toString":1},"email":["a@b.org"],"subscribe":{}}', 422],
    ['application/x-www-form-urlencoded', '&&=&%zz=%', 422],
  ])('%s %s is answered %i in words', async (type, body, status) => {
    for (const form of ALL) {
      const headers = { accept: 'application/json', 'content-type': type };
      const answer = await visitor.send(FORMS[form].path, { method: 'POST', headers, body });
      expect([form, answer.status]).toEqual([form, status]);
      expect((await answer.json()).errors[0]).toEqual(expect.any(String));
    }
  });
});

describe('a body', () => {
  it('of 10 MB is refused before it is sent, and a sender is not waited for', async () => {
    const server = await listen(shop.website.app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${FORMS.petition.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
    // The announced body never arrives: an answer proves that the server did not wait for it.
    const answer = await new Promise<string>((resolve) => {
      socket.on('data', (data) => resolve(data.toString()));
      socket.write(`${head}Content-Length: ${10 * 1024 * 1024}\r\n\r\n{"firstName":"`);
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 10_000]);
    await stopListening(server);
  });

  it('may have the size of the limit, and a byte more is refused, announced or not', async () => {
    const bodyOf = (size: number) => `{"x":"${'y'.repeat(size - 8)}"}`;
    const send = async (size: number, announce: boolean) => {
      const body = bodyOf(size);
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(announce ? { 'content-length': String(size) } : {}),
      };
      return (await visitor.send(FORMS.subscribe.path, { method: 'POST', headers, body })).status;
    };
    expect(await send(FORM_BODY_LIMIT, true)).toBe(422);
    expect(await send(FORM_BODY_LIMIT + 1, true)).toBe(413);
    expect(await send(FORM_BODY_LIMIT, false)).toBe(422);
    expect(await send(FORM_BODY_LIMIT + 1, false)).toBe(413);
  });
});

describe('the log', () => {
  it('never holds what people typed', async () => {
    shop.entries.length = 0;
    const canary = 'canary.person@example.org';
    for (const form of ALL) {
      const fields = {
        firstName: 'Canaryname',
        lastName: 'Canaryname',
        email: canary,
        oldEmail: canary,
        subscriberEmail: canary,
      };
      await postForm(visitor, form, fields);
      await postForm(visitor, form, { ...fields, recaptchaToken: 'canarytoken' });
      await visitor.form(FORMS[form].path, fields);
      await visitor.send(`${FORMS[form].path}?email=${canary}`, { method: 'POST', body: canary });
    }
    await shop.website.deliverMails();
    await shop.website.tidy();
    expect(shop.entries.length).toBeGreaterThan(16);
    expect(JSON.stringify(shop.entries)).not.toMatch(/canary/i);
  });

  it('holds no statement and no value when the database fails', async () => {
    const { db } = shop.database;
    const broken = { ...shop.website };
    const recaptchaToken = await solve(visitor, 'petition');
    shop.entries.length = 0;
    const execute = db.execute.bind(db);
    const transaction = db.transaction.bind(db);
    const failure = Object.assign(new Error('insert into … values (canary@example.org)'), { code: '53100' });
    Object.assign(db, { transaction: () => Promise.reject(failure) });
    const answer = await postForm(visitor, 'petition', { recaptchaToken, email: 'canary@example.org' });
    Object.assign(db, { execute, transaction });
    expect([answer.status, broken.app === shop.website.app]).toEqual([500, true]);
    expect(await answer.text()).not.toContain('canary');
    expect(shop.entries.find(({ event }) => event === 'error')).toMatchObject({ code: '53100' });
    expect(JSON.stringify(shop.entries)).not.toContain('canary');
    // Nothing was used up: the same token is accepted when the database is back.
    expect((await postForm(visitor, 'petition', { recaptchaToken, email: 'canary@example.org' })).status).toBe(200);
  });
});
