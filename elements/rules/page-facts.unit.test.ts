import { afterEach, describe, expect, it, vi } from 'vitest';
import { pickedAddress } from './address/picked-address.ts';
import { reportEmailPermission, reportFormSubmitted, reportPetitionSign } from './analytics/report-form.ts';
import { readBotCheckSettings } from './bot-check/bot-check-settings.ts';
import { isTicked } from './is-ticked.ts';
import { safeHref } from './links/link-to.ts';
import { isPreviewPage } from './preview-page.ts';
import { countCharacters, excessCharacters } from './shop/ecard-message.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the bot check of a page', () => {
  const settings = (attributes: Record<string, string>) =>
    readBotCheckSettings({
      documentElement: { getAttribute: (name: string) => attributes[name] ?? null },
      head: { querySelector: () => null },
      baseURI: 'https://site.test/nz/',
    } as unknown as Document);

  it('is Google’s unless the page names a script of its own', () => {
    expect(settings({ 'data-bot-check-site-key': 'k1' })).toEqual({
      scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
      siteKey: 'k1',
      needsKey: true,
      integrity: '',
    });
    expect(settings({ 'data-bot-check-src': '../check.js', 'data-bot-check-integrity': 'sha384-abc' })).toEqual({
      scriptUrl: 'https://site.test/check.js',
      siteKey: '',
      needsKey: false,
      integrity: 'sha384-abc',
    });
  });
});

it('a tick box is ticked by true, 1, and what forms post for them', () => {
  for (const value of [true, 1, 'on', 'ON', 'true', 'Yes', ' 1 ']) expect(isTicked(value), String(value)).toBe(true);
  for (const value of [false, 0, 2, '', 'off', 'no', '11', 'only', 'non', null, undefined, {}, ['on']])
    expect(isTicked(value), String(value)).toBe(false);
});

it('a link leads to http and https alone, as it was written', () => {
  vi.stubGlobal('document', { baseURI: 'https://site.test/' });
  for (const url of ['/about', 'https://a.test/x', 'http://a.test']) expect(safeHref(url)).toBe(url);
  for (const url of ['', 'javascript:alert(1)', 'mailto:a@b.test']) expect(safeHref(url)).toBeUndefined();
});

it('a page is a preview when it is marked so, and never in Node', () => {
  expect(isPreviewPage()).toBe(false);
  const page = (name: string) => ({ documentElement: { hasAttribute: (attribute: string) => attribute === name } });
  vi.stubGlobal('document', page('data-haven-preview'));
  expect(isPreviewPage()).toBe(true);
  vi.stubGlobal('document', page('data-other'));
  expect(isPreviewPage()).toBe(false);
});

it('a message counts what people see, up to 500 characters', () => {
  expect(countCharacters('a👍b')).toBe(3);
  expect([excessCharacters('👍'.repeat(500)), excessCharacters('a'.repeat(501)), excessCharacters('')]).toEqual([
    0, 1, 0,
  ]);
});

it('a picked address fills the fields, a named state as its code', () => {
  const address = {
    streetAddress: '1 Elm St',
    suburb: 'Carlton',
    city: 'Melbourne',
    state: 'Victoria',
    postcode: '3053',
  };
  const fields = { street: '1 Elm St', suburb: 'Carlton', city: 'Melbourne', state: 'VIC', postcode: '3053' };
  const picked = (more: object, country: 'AUS' | 'NZL' = 'AUS') =>
    pickedAddress({ ...address, ...more } as Parameters<typeof pickedAddress>[0], country);
  expect(picked({})).toEqual(fields);
  expect(picked({ suburb: 'Carlton', city: 'Carlton' }).city, 'no city that repeats the suburb').toBe('');
  expect(picked({ suburb: 'Gore', city: 'Gore' }, 'NZL').city, 'a New Zealand address needs its town').toBe('Gore');
});

describe('the tag manager', () => {
  async function eventsOf(report: () => Promise<void>) {
    const entries: Record<string, unknown>[] = [];
    vi.stubGlobal('dataLayer', {
      push(entry: { eventCallback: () => void }) {
        entries.push(entry);
        entry.eventCallback();
      },
    });
    await report();
    return entries.map(({ eventCallback: _callback, eventTimeout: _timeout, ...entry }) => entry);
  }

  it('receives the result of a form, and nothing that was typed', async () => {
    expect(await eventsOf(() => reportFormSubmitted('petition', true))).toEqual([
      { event: 'form_submitted', form_name: 'petition', result: 'success' },
    ]);
    expect(await eventsOf(() => reportFormSubmitted('bequest', false))).toEqual([
      { event: 'form_submitted', form_name: 'bequest', result: 'failure' },
    ]);
  });

  it('receives the consent to news, with the form', async () => {
    expect(await eventsOf(() => reportEmailPermission('subscribe'))).toEqual([
      { event: 'email_permission', form_name: 'subscribe' },
    ]);
  });

  it('receives which petition was signed', async () => {
    expect(await eventsOf(() => reportPetitionSign({ nodeId: 'n1', counterTitle: 'Safe roads' }))).toEqual([
      { event: 'petition_sign', petition_id: 'n1', petition_name: 'Safe roads' },
    ]);
  });
});
