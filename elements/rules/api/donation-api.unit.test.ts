import { afterEach, describe, expect, it, vi } from 'vitest';
import { DONATION_FIELDS, type DonationSubmission } from '#rules/donations/donation-fields.ts';
import { fetchAppealProgress } from './appeal-api.ts';
import { besideSubmit, createDonationApi } from './donation-api.ts';
import { WebsiteApiError } from './website-api-error.ts';

const donation = Object.fromEntries(DONATION_FIELDS.map((name) => [name, name])) as unknown as DonationSubmission;
const good = { errors: [], transactionId: 'T1', receiptNumber: 'AU-1', amount: 75, currency: 'AUD', nextAction: '' };

/** Responds to every call with `body`, and returns the calls. */
function siteThat(body: unknown, status = 200) {
  const calls: { url: string; body: Record<string, unknown> | undefined; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const sent = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    calls.push({ url, body: sent, headers: new Headers(init?.headers) });
    return Response.json(body, { status });
  });
  return calls;
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof WebsiteApiError ? error.code : error),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the calls of a donation', () => {
  it('posts exactly its fields', async () => {
    const calls = siteThat(good);
    const response = await createDonationApi().submit({ ...donation, secret: 'page state' } as DonationSubmission, {
      botCheckToken: 't',
    });
    expect(response).toMatchObject({ transactionId: 'T1', receiptNumber: 'AU-1', fieldErrors: {} });
    expect(calls[0]?.url, '[D2.02] the address').toBe('/umbraco/api/Donation/Submit');
    expect(Object.keys(calls[0]?.body ?? {}), '[D2.02] the fields').toEqual([...DONATION_FIELDS]);
    expect(calls[0]?.headers.get('bot-check-token')).toBe('t');
  });

  it('reads a refusal with its fields', async () => {
    siteThat({ errors: ['No'], nextAction: 'details', fieldErrors: { customerEmailAddress: 'Wrong' } });
    expect(await createDonationApi().submit(donation)).toMatchObject({
      errors: ['No'],
      nextAction: 'details',
      fieldErrors: { customerEmailAddress: 'Wrong' },
    });
  });

  it('treats a response that says wait as an unknown outcome, also with status 202', async () => {
    siteThat({ ...good, nextAction: 'wait' });
    expect(await failureOf(createDonationApi().submit(donation))).toBe('undecided');
    siteThat({ ...good, nextAction: 'wait' }, 202);
    expect(await failureOf(createDonationApi().submit(donation))).toBe('undecided');
  });

  it('takes an unknown next action for none', async () => {
    siteThat({ ...good, nextAction: 'dance', fieldErrors: 'x' });
    expect(await createDonationApi().submit(donation)).toMatchObject({ nextAction: '', fieldErrors: {} });
  });

  it('requests the status and starts a wallet beside its address', async () => {
    const calls = siteThat({ ...good, state: 'paid', walletToken: 'w', walletChargeId: 'c' });
    const api = createDonationApi('/nz/api/Donation/Submit');
    expect(await api.status(donation)).toMatchObject({ state: 'paid', receiptNumber: 'AU-1' });
    expect(await api.startWallet(donation)).toEqual({
      errors: [],
      friendlyErrorMessage: '',
      walletToken: 'w',
      walletChargeId: 'c',
    });
    expect(calls.map(({ url }) => url)).toEqual(['/nz/api/Donation/Status', '/nz/api/Donation/StartWallet']);
    expect(Object.keys(calls[0]?.body ?? {})).toEqual(['donationKey', 'paymentData']);
    expect(calls[1]?.body).not.toHaveProperty('paymentData');
  });

  it.each([
    ['/a/Submit', '/a/Status'],
    ['/a/Submit/', '/a/Status/'],
    ['/a/Submit?site=nz', '/a/Status?site=nz'],
    ['https://x.example/a/Submit#top', 'https://x.example/a/Status#top'],
  ])('lies beside %s', (action, expected) => {
    expect(besideSubmit(action, 'Status')).toBe(expected);
  });
});

describe('the figures of appeals', () => {
  const winter = {
    code: 'winter',
    name: 'Winter',
    currency: 'AUD',
    raised: 10,
    matched: 5,
    goal: 100,
    gifts: 2,
    until: null,
  };

  it('come in one call for all codes', async () => {
    const calls = siteThat({ appeals: [winter] });
    expect(await fetchAppealProgress(['winter', 'no such'])).toEqual([winter]);
    expect(
      calls.map(({ url }) => url),
      '[D7.01] one call',
    ).toEqual(['/umbraco/api/Appeal/Progress?codes=winter%2Cno+such']);
  });
});

it('the figures are asked for beside a query of the page', async () => {
  const calls = siteThat({ appeals: [] });
  await fetchAppealProgress(['winter'], { action: '/figures?site=nz' });
  expect(calls.map(({ url }) => url)).toEqual(['/figures?site=nz&codes=winter']);
});

describe('a response about a donation', () => {
  const donation = { donationKey: 'k', paymentData: 't' } as DonationSubmission;

  it('may refuse with a status of its own', async () => {
    siteThat({ ...good, errors: ['Declined.'] }, 422);
    expect(await createDonationApi().submit(donation)).toMatchObject({ errors: ['Declined.'] });
  });

  it('that says to wait has its message', async () => {
    siteThat({ ...good, errors: ['Wait.'], nextAction: 'wait', friendlyErrorMessage: 'We are checking.' });
    await expect(createDonationApi().submit(donation)).rejects.toMatchObject({
      code: 'undecided',
      friendlyErrorMessage: 'We are checking.',
    });
  });

  it('has the sentences of fields as texts alone', async () => {
    for (const [fieldErrors, read] of [
      [null, {}],
      [{ amount: 'Too little.', other: 7 }, { amount: 'Too little.' }],
    ]) {
      siteThat({ ...good, fieldErrors });
      expect((await createDonationApi().submit(donation)).fieldErrors).toEqual(read);
    }
  });

  it.each(['paid', 'pending', 'refused', 'unreceived'])('says that it is %s', async (state) => {
    siteThat({ ...good, state });
    expect(await createDonationApi().status(donation)).toMatchObject({ state });
  });
});

it.each([
  ['/api/Donation/Submit/?next=/a/b', '/api/Donation/Status/?next=/a/b'],
  ['?a=/1', 'Status?a=/1'],
])('beside %s is %s', (action, status) => expect(besideSubmit(action, 'Status')).toBe(status));
