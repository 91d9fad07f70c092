import { authenticationShape } from '../answer-shapes.ts';
import type { CheckContext, Part } from '../check-context.ts';
import { BrokenAnswer, NotChecked } from '../check-finding.ts';
import { expectDone, expectRefused, expectSpoken, expectValue, readData } from '../expect-answer.ts';

/** What a page tells of its browser. */
const BROWSER = {
  name: 'chrome',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '1080',
  screen_width: '1920',
  time_zone: '-660',
  color_depth: '24',
};

const begin = async ({ page, settings: { currency } }: CheckContext, token: string, amount = '10.00') =>
  expectSpoken(
    await page('POST', '/v1/charges/3ds', { amount, currency, token, _3ds: { browser_details: BROWSER } }),
    'The beginning of an authentication',
  );

function secureToken({ token, numbers: { threeDs } }: CheckContext): Promise<string> {
  if (threeDs) return token(threeDs);
  throw new NotChecked('Give the number of a test card that 3-D Secure approves without a challenge: --three-ds-card.');
}

/** The id of an authentication that the bank approved without asking. */
async function authenticate(context: CheckContext, token: string): Promise<string> {
  const answer = await begin(context, token);
  const { id, token: secure } = readData(authenticationShape, answer)._3ds;
  const { content } = decoded(secure ?? '') as { content?: unknown };
  if (!id || typeof content !== 'string')
    throw new BrokenAnswer(
      'The token of the authentication cannot be read.',
      'resource.data._3ds must have an id, and a token that is base64 JSON {format, content, charge_3ds_id}.',
      answer.exchange,
    );
  const { calls, settings } = context;
  const headers = { 'x-access-token': content, origin: settings.pageOrigin };
  const body = { charge_3ds_id: id };
  const processed = await calls.send('POST', '/v1/charges/standalone-3ds/process', { body, headers });
  const { status } = (expectSpoken(processed, 'The authentication').data ?? {}) as { status?: unknown };
  expectValue(processed, 'resource.data.status', status, 'success');
  return id;
}

export const threeDsChecks: Part = {
  name: '3ds',
  need: 'optional',
  checks: [
    {
      title: 'a card that asks for 3-D Secure is not charged without it, and its token stays usable',
      async run(context) {
        const used = await secureToken(context);
        expectSpoken(await begin(context, used), 'The beginning of an authentication');
        const refused = await context.charge({ token: used, _3ds: { required: true } });
        expectRefused(refused, 'A charge without the authentication that it needs', '3ds_required');
        const id = await authenticate(context, used);
        expectDone(await context.charge({ token: used, _3ds: { id } }), 'A charge after its authentication');
      },
    },
    {
      title: 'an authentication is good for one charge, of its own amount',
      async run(context) {
        const used = await secureToken(context);
        const id = await authenticate(context, used);
        const other = await context.charge({ token: used, amount: '11.00', _3ds: { id } });
        expectRefused(other, 'A charge of 11.00 with an authentication of 10.00', '3ds_mismatch');
      },
    },
    {
      title: 'a card that is not enrolled needs none',
      async run(context) {
        const answer = await begin(context, await context.token());
        expectValue(answer, 'resource.data.status', readData(authenticationShape, answer).status, 'not_enrolled');
      },
    },
  ],
};

function decoded(token: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
