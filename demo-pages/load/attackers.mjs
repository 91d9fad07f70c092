/** Twenty scripts or more, from so many addresses, each in every way at once. A worker of `abuse.mjs`. */
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './ask.mjs';
import { hold } from './hold.mjs';

// Real ones have machines of their own: on this one they get what the servers leave. On Linux it is this thread's
// priority.
setPriority(0, 19);
const { site, provider, port, seconds, addresses } = workerData;
const SCRIPTS = Array.from({ length: Math.max(20, addresses) }, (_, index) => `127.66.0.${1 + (index % addresses)}`);
const end = Date.now() + seconds * 1000;
const seen = {};

const note = (what) => {
  seen[what] = (seen[what] ?? 0) + 1;
};
const send = (localAddress, path, { text, base = site, type = 'application/json', ...headers } = {}) =>
  ask(`${base}${path}`, {
    method: text === undefined ? 'GET' : 'POST',
    headers: { origin: site, accept: 'application/json', 'content-type': type, ...headers },
    text,
    localAddress,
    timeoutMs: 10_000,
  }).then(
    ({ status }) => note(status),
    () => note('no answer'),
  );
const FORM = '/umbraco/api/PetitionForm/SubmitPetition/';
const MB = 'x'.repeat(1_000_000);
const DEEP = '['.repeat(30_000);

/** What a script does again and again, each by itself. */
const ABUSES = [
  (from) => send(from, '/gifts'),
  (from) => send(from, `/gifts/${Math.random()}`),
  (from) => send(from, '/donate', { cookie: `haven_session=${Math.random()}` }),
  (from) => send(from, FORM, { text: JSON.stringify({ firstName: MB }) }),
  (from) => send(from, FORM, { text: DEEP }),
  (from) => send(from, '/umbraco/api/Donation/Submit', { text: JSON.stringify({ donationKey: 'x', paymentData: MB }) }),
  (from) => send(from, '/my-giving', { text: 'email=aroha%40example.org', type: 'application/x-www-form-urlencoded' }),
  (from) => send(from, '/cart', { text: '{"intent":"add","itemId":"solar-lamp","quantity":1}' }),
  (from) =>
    send(from, '/policy-reports', { text: '[{"type":"csp-violation","body":{}}]', type: 'application/reports+json' }),
  (from) =>
    send(from, '/v1/payment_sources/tokens', { base: provider, text: MB, 'x-user-public-key': 'pk_sandbox_haven' }),
  async (from) => {
    const socket = await hold(port, FORM, 200_000, { length: 900_000, localAddress: from });
    note('held');
    await wait(2_000);
    socket.destroy();
  },
  async (from) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    note('slow head');
    await wait(3_000);
    socket.destroy();
  },
];

await Promise.all(
  SCRIPTS.flatMap((from) =>
    ABUSES.map(async (abuse) => {
      while (Date.now() < end) await abuse(from);
    }),
  ),
);
parentPort.postMessage(seen);
