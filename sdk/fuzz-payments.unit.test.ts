import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstructionToken } from './checkout/instruction-token.ts';
import { twoDecimals } from './client/minor-units.ts';
import { isText } from './client/record.ts';
import { base64url, jwt } from './client/testing/client-fakes.ts';
import { readFraudConfiguration } from './fraud/fraud-configuration.ts';
import { assertFraudOptions } from './fraud/fraud-options.ts';
import { parseFrameMessage } from './messaging/frame-message.ts';
import { anything, check, mapOf, must, odd, POISON, quietly, RUNS, refused, text } from './testing/fuzz.ts';
import { createEventFilter } from './three-ds/framed-events.ts';
import { readSecureResult } from './three-ds/secure-result.ts';
import { readSecureToken, readStandaloneContent } from './three-ds/secure-token.ts';
import { nextStep, type Stage, type StandaloneInputs } from './three-ds/standalone-step.ts';
import { readChargeToken } from './wallets/core/charge-token.ts';
import { compact } from './wallets/core/payment-method.ts';
import { startUpdateQueue } from './wallets/core/update-queue.ts';
import { setVendorScripts, vendorScriptSource } from './wallets/core/vendor-scripts.ts';
import { walletEventName } from './wallets/core/wallet-event.ts';
import { readOrder, repriced } from './wallets/core/wallet-order.ts';
import { readFlypayMessage } from './wallets/flypay/flypay-message.ts';
import { readFlypayV2Message } from './wallets/flypay-v2/flypay-v2-message.ts';
import { walletsOf } from './wallets/usable-wallets.ts';

quietly();

const json = (value: unknown) => JSON.parse(JSON.stringify(value, (_, v) => (typeof v === 'bigint' ? 1 : v)) ?? 'null');
const ascii = (value: unknown) => JSON.parse(JSON.stringify(json(value)).replace(/[^ -~]/g, '?'));
/** Texts that resemble tokens: cut, joined, encoded from claims of any shape. */
const tokens = (names: readonly string[]) => {
  const claims = mapOf([...names, 'meta']).map(ascii);
  const packed = claims.map((inner) => jwt({ meta: base64url({ ...inner, meta: inner }) }));
  const whole = fc.oneof(claims.map(jwt), packed, claims.map(base64url));
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 1, arbitrary: fc.tuple(whole, fc.nat(60)).map(([token, end]) => token.slice(0, end)) },
    { weight: 1, arbitrary: anything },
  );
};

describe(`${RUNS} times whatever comes in`, { timeout: 60_000 }, () => {
  it('as a charge token gives gateway, charge and credentials, or one refusal [S5.08]', () => {
    check(
      fc.property(tokens(['gateway', 'charge', 'credentials']), (token) => {
        const refusal = refused(() => {
          const { gateway, charge, credentials } = readChargeToken(token);
          must(typeof gateway.type === 'string' && typeof gateway.mode === 'string');
          must(typeof charge === 'object' && typeof credentials === 'object');
          must(
            !walletsOf(gateway.type).length ||
              /^(stripe|paypal|flypay|flypay_?v2|afterpay|mastercard)$/i.test(gateway.type),
          );
        });
        if (refusal) must(refusal.message === 'Invalid charge token');
      }),
    );
  });

  it('as an order of a wallet is a price that can be paid, or a refusal that names what is missing', () => {
    const price = fc.oneof(fc.double(), fc.constantFrom('10.5', '1e3', '-1', '0', 'x'), odd);
    check(
      fc.property(price, odd, odd, price, (amount, currency, country, next) => {
        refused(() => {
          const charge = { amount, currency } as object;
          const token = { gateway: { type: '', mode: '' }, charge, credentials: {} };
          const order = readOrder({ token, meta: { country: country as string } });
          must(/^\d+\.\d\d$/.test(order.amount));
          must(/^\d+\.\d\d$/.test(repriced(order, { amount: next as string }).amount));
          must(twoDecimals(order.amount) === order.amount);
        });
      }),
    );
  });

  it('as the answer to an update is refused, or answers one question once', () => {
    const answer = fc.oneof(
      fc.record({ success: odd, body: fc.oneof(odd, mapOf(['amount', 'shipping_options'])) }, { requiredKeys: [] }),
      anything,
    );
    check(
      fc.property(answer, (given) => {
        const answers: unknown[] = [];
        const queue = startUpdateQueue(() => true);
        queue.ask({}).then((reported) => answers.push(reported));
        const refusal = refused(() => must(queue.answer(given as never)));
        must(!refusal || /^update: /.test(refusal.message));
        // A rejected answer leaves the question pending; an accepted one removes it.
        must(queue.answer({ success: false }) === !!refusal);
      }),
    );
  });

  it('as a message of a wallet means something known or nothing', () => {
    const said = fc.oneof(
      mapOf(['event', 'reference_id', 'data', 'height', 'isPaymentSuccessful', 'orderId', 'error', 'accessToken']),
      fc.constantFrom(...POISON).map((event) => ({ event, reference_id: 'r1' })),
    );
    const known = ['unavailable', 'update', 'payment_success', 'payment_in_review', 'payment_error'];
    check(
      fc.property(said, fc.constantFrom('payment_successful', 'resize', 'update'), (fields, event) => {
        const message = parseFrameMessage(JSON.stringify(json({ event, ...fields })));
        const meaning = message && readFlypayMessage(message, { widgetId: 'r1' });
        if (meaning && 'event' in meaning) must(known.includes(meaning.event));
        const { outcome, tokens: signIn } = readFlypayV2Message(json(fields), 'o1');
        must(!outcome || 'isPaymentSuccessful' in fields || 'error' in fields);
        must(!signIn);
      }),
    );
    check(
      fc.property(anything, (name) => {
        const refusal = refused(() => must(typeof walletEventName(name) === 'string'));
        must(!refusal || refusal.message === 'invalid wallet event');
      }),
    );
  });

  it('as a payment or an address of a script is made safe or refused', () => {
    check(
      fc.property(anything, (value) => {
        const kept = compact(json(value));
        must(
          kept === undefined ||
            !/:(null|""|\{\}|\[\])/.test(JSON.stringify(kept).replace(/"(?:[^"\\]|\\.)*"(?!:)/g, '"s"')),
        );
      }),
    );
    const address = fc
      .tuple(
        fc.constantFrom('http', 'https', 'javascript', 'data', 'blob', ''),
        fc.constantFrom('a.test', 'localhost', '127.0.0.1.evil.test'),
        text,
      )
      .map(([a, b, c]) => `${a}://${b}/${c}`);
    check(
      fc.property(fc.oneof(address, anything), fc.constantFrom('apple', 'paypal', 'x', ...POISON), (src, name) => {
        refused(() => {
          setVendorScripts({ [name]: src } as never);
          must(/^https:|^http:\/\/localhost\//.test(vendorScriptSource(name as 'apple').src));
        });
      }),
    );
    setVendorScripts({});
  });

  it('as a 3-D Secure token or answer is decoded or refused, and its addresses are web addresses', () => {
    check(
      fc.property(tokens(['format', 'content', 'charge_3ds_id', 'service_type', 'initialization_url']), (token) => {
        refused(() => {
          const { content } = readSecureToken(token as string);
          if (isText(content)) readStandaloneContent(content);
        });
        if (isText(token)) refused(() => must(readStandaloneContent(token).initialization_url !== ''));
      }),
    );
    const link = fc.oneof(
      fc.constantFrom('javascript:x', 'https://a.test', '//b.test', 'http://c.test', 'data:,x'),
      odd,
    );
    const answer = fc.record(
      { status: fc.constantFrom('pending', 'success', 'x'), challenge: odd, challenge_url: link, secondary_url: link },
      { requiredKeys: [] },
    );
    check(
      fc.property(fc.oneof(answer, anything), link, (data, secondary) => {
        refused(() => {
          const { challengeUrl, pollUrl } = readSecureResult(data, 'https://widget.test', secondary as string);
          for (const url of [challengeUrl, pollUrl]) must(!url || url.startsWith('https://'));
        });
      }),
    );
  });

  it('as the word of an issuer’s frame ends an authentication at most once', () => {
    const stages: readonly Stage[] = ['method', 'processing', 'polling', 'reading', 'ended'];
    const kinds = fc.constantFrom<keyof StandaloneInputs>('frame', 'poll');
    check(
      fc.property(fc.constantFrom(...stages), kinds, fc.oneof(text, odd), (stage, kind, word) => {
        const [next, event] = nextStep(stage, kind, word);
        must(stages.includes(next));
        // Only a stage that waits for a frame or a poll can change, and an event always ends the authentication.
        if (stage === 'ended' || stage === 'processing' || stage === 'reading') must(next === stage && !event);
        must(!event || next === 'ended');
      }),
    );
    const event = fc.constantFrom(
      'chargeAuth',
      'chargeAuthSuccess',
      'chargeAuthReject',
      'chargeAuthCancelled',
      ...POISON,
    );
    check(
      fc.property(fc.array(fc.tuple(event, odd), { maxLength: 6 }), (messages) => {
        const isNew = createEventFilter('c1');
        const received = messages.filter(([name, status]) => isNew({ event: name, widget_id: 'c1', status }));
        must(received.filter(([name]) => name !== 'chargeAuth').length <= 1);
        must(
          received.findIndex(([name]) => name !== 'chargeAuth') % received.length !== received.length ||
            !received.length,
        );
        must(received.every(([name]) => !POISON.includes(name)));
      }),
    );
  });

  it('as options of a fraud service, its configuration or an instruction token is taken or refused', () => {
    const options = fc.oneof(
      mapOf(['environmentId', 'alias', 'mode', 'siteId', 'providerId', 'csp', 'cookieLifetime']),
      fc.record({ environmentId: text, mode: fc.constantFrom('test', 'live'), siteId: text, cookieLifetime: odd }),
      anything,
    );
    check(
      fc.property(options, anything, (given, answer) => {
        refused(() => {
          const taken = assertFraudOptions(given);
          must(typeof taken.environmentId === 'string' && taken.environmentId !== '');
          readFraudConfiguration(answer, taken);
        });
      }),
    );
    check(
      fc.property(tokens(['environment']), (token) => {
        const refusal = refused(() => must(['sandbox', 'production', 'staging'].includes(readInstructionToken(token))));
        expect(refusal?.message ?? '').toMatch(/^(Invalid instruction token\.)?$/);
      }),
    );
  });
});
