import { describe, expect, it } from 'vitest';
import { loadLanguages, pageRenderer, renderContent, renderElement, renderPage } from './server.ts';

const NOW = Date.UTC(2029, 5, 20, 3);
const options = { now: NOW, sheets: '/elements/' };
const COUNTDOWN = '<countdown-timer end-date="2029-06-21T00:00:00">Soon</countdown-timer>';
/** A page with what a parser finds hard: no closing tags, CRLF, characters of two units, scripts, comments, a table. */
const PAGE = `<!doctype html>\r\n<html lang=en-NZ><head><title>Día 🌊</title><script>"<gift-item>"</script>
<body><!-- <gift-item> --><p>One<p>Two ${COUNTDOWN} <ul><li>a<li>b</ul>\r\n<table><tr><td>1</table>
<gift-item item-id="a" item-name='A "quoted" &amp; plain' price=30><b>fallback</b></gift-item>
<template><countdown-timer end-date="2030-01-01"></countdown-template></template></body></html>\r\n`;

const renderedTags = (html: string) =>
  [...html.matchAll(/<([a-z]+-[a-z-]+)[^>]* data-haven-drawn(?:="now")?>/g)].map(([, tag]) => tag);
/** A page without what was inserted. */
const withoutDrawings = (html: string) =>
  html
    .replaceAll(/ data-haven-drawn(="now")?/g, '')
    .replace('<html lang=en-NZ data-site-country-code="NZL">', '<html lang=en-NZ>')
    .replaceAll(/<template shadowrootmode="open">.*?<\/template>/gs, '')
    .replaceAll(/<template shadowrootmode="closed">.*?<\/template><div slot="haven-view">.*?<\/article><\/div>/gs, '');

async function throughStream(pieces: readonly (string | Uint8Array)[]): Promise<string> {
  const { readable, writable } = pageRenderer(options);
  const writer = writable.getWriter();
  void (async () => {
    for (const piece of pieces) await writer.write(piece);
    await writer.close();
  })();
  return await new Response(readable).text();
}

describe('rendering pages on a server', () => {
  const rendered = renderPage(PAGE, options);

  it('renders the tags of a page and leaves the rest, to the byte [A1.07]', () => {
    expect(renderedTags(rendered)).toEqual(['countdown-timer', 'gift-item']);
    expect(withoutDrawings(rendered)).toBe(PAGE);
  });

  it('renders a page that streams, however it is cut, as it renders a whole one', async () => {
    const bytes = new TextEncoder().encode(PAGE);
    const single = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await throughStream(single)).toBe(rendered);
    expect(await throughStream([PAGE])).toBe(rendered);
    expect(await throughStream([...PAGE])).toBe(rendered);
  });

  it('hands on what comes before a tag while the tag still streams', async () => {
    const { readable, writable } = pageRenderer(options);
    const writer = writable.getWriter();
    const reader = readable.getReader();
    void writer.write('<p>before</p><countdown-timer end-date="2030-01-01">text');
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe('<p>before</p><countdown-timer end-date="2030-01-01"');
  });

  it('uses the country, the currency and the language of the page, else of the caller', () => {
    const hours = (html: string, more = {}) =>
      /part="hours">(\d+)/.exec(renderPage(html, { ...options, ...more }))?.[1];
    expect(hours(COUNTDOWN)).toBe('11');
    expect(hours(`<html lang="en-NZ">${COUNTDOWN}`)).toBe('09');
    expect(hours(`<html lang="en">${COUNTDOWN}`)).toBe('11');
    expect(hours(`<html data-site-country-code="NZL">${COUNTDOWN}`)).toBe('09');
    expect(hours(`<html lang="en-NZ"><main site-country-code="AUS">${COUNTDOWN}`)).toBe('11');
    expect(hours(COUNTDOWN, { siteCountryCode: 'NZL' })).toBe('09');
    expect(hours(COUNTDOWN, { lang: 'mi' })).toBe('09');
    expect(hours(`<html lang="en-AU">${COUNTDOWN}`, { lang: 'mi' })).toBe('11');
  });

  it('writes the country that a language names beside it, before a translator changes the language [W1.05]', () => {
    const root = (html: string) => /<html[^>]*>/.exec(renderPage(`${html}${COUNTDOWN}`, options))?.[0];
    expect(root('<html lang="en-NZ">')).toBe('<html lang="en-NZ" data-site-country-code="NZL">');
    expect(root('<html lang="mi">')).toBe('<html lang="mi" data-site-country-code="NZL">');
    expect(root('<html lang="zh-Hans-AU">')).toBe('<html lang="zh-Hans-AU" data-site-country-code="AUS">');
    expect(root('<html lang="en">'), 'no country').toBe('<html lang="en">');
    const given = '<html lang="en-AU" data-site-country-code="NZL">';
    expect(root(given), 'given').toBe(given);
    expect(renderPage('<main lang="en-NZ">', options), 'a part of a page').toBe('<main lang="en-NZ">');
  });

  it('uses no country of the language of a tag or of a part of the page [W1.05]', () => {
    const hours = (html: string) => /part="hours">(\d+)/.exec(html)?.[1];
    expect(hours(renderPage(`<html lang="en-NZ"><main lang="ar">${COUNTDOWN}`, options))).toBe('09');
    expect(hours(renderPage(`<html lang="en-AU"><main lang="mi">${COUNTDOWN}`, options))).toBe('11');
    const attributes = { 'end-date': '2029-06-21T00:00:00', lang: 'mi' };
    expect(hours(renderElement('countdown-timer', attributes, '', options))).toBe('11');
    expect(hours(renderElement('countdown-timer', attributes, '', { ...options, lang: 'en-NZ' }))).toBe('09');
  });

  it('renders in a language once it is loaded, and in English until then [A3.01]', async () => {
    const arabic = `<html lang="ar-AU">${COUNTDOWN}<emergency-banner banner-id="a"><p>x</p></emergency-banner>`;
    const before = renderPage(arabic, options);
    expect(before).toContain('>seconds<');
    await loadLanguages('ar');
    const after = renderPage(arabic, options);
    expect(after, 'a text of the view').toContain('ثوانٍ');
    expect(after, 'a text of an attribute that was left out').toContain('نداء طوارئ');
    expect(after).not.toContain('>seconds<');
    expect(
      renderPage(`<html lang="fr">${COUNTDOWN}`, options),
      'what is rendered does not depend on other pages',
    ).toContain('>seconds<');
    expect(renderPage(`<html lang="ar"><p lang="en">${COUNTDOWN}`, options)).toContain('>seconds<');
    const ended = renderPage(`<html lang="ar"><div><p><b lang="en">x</b></p></div>${COUNTDOWN}`, options);
    expect(ended, 'what has ended is around no later tag').toContain('ثوانٍ');
    expect(renderElement('countdown-timer', { 'end-date': '2030-01-01', lang: 'ar' }, '', options)).toContain('ثوانٍ');
  });

  it('renders the same twice, with ids that differ within a page', () => {
    expect(renderPage(PAGE, options)).toBe(rendered);
    const page = renderPage('<petition-form></petition-form>'.repeat(2), options);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves what works without it: the author’s own field, a tag that is rendered, one that the server cannot render', () => {
    const errors: unknown[] = [];
    for (const html of [
      '<quantity-stepper><input name="quantity"></quantity-stepper>',
      rendered,
      '<countdown-timer end-date="soon">Soon</countdown-timer>',
      '<video-block label="Film" src="/film.mp4"><a href="/film.mp4">Watch</a></video-block>',
      '<gift-item item-id="a" item-name="A" price="1"><template shadowrootmode="open">own</template></gift-item>',
    ]) {
      const page = renderPage(html, { ...options, onError: (error) => errors.push(error) });
      expect(page.replaceAll(' data-haven-waits', '')).toBe(html);
    }
    expect(errors).toEqual([]);
  });

  it('leaves a tag whose view throws, and reports the error', () => {
    const html = '<animated-counter value="5" locale="not a language">five</animated-counter>';
    const errors: string[] = [];
    const page = renderPage(html, { onError: (error, tag) => errors.push(`${tag}: ${(error as Error).name}`) });
    expect(page).toBe(html.replace('>five', ' data-haven-waits>five'));
    expect(errors).toEqual(['animated-counter: RangeError']);
  });

  it('renders only the tags that are asked for', () => {
    expect(renderedTags(renderPage(PAGE, { ...options, tags: ['gift-item'] }))).toEqual(['gift-item']);
  });

  it('brings the look along by links, or by style elements with the nonce of the page', () => {
    const page = `${COUNTDOWN}<appeal-progress></appeal-progress>`;
    expect(renderPage(page, options).match(/href="[^"]+"/g)).toEqual([
      'href="/elements/countdown-timer.css"',
      'href="/elements/haven-controls.css"',
      'href="/elements/appeal-progress.css"',
    ]);
    const sheets = (name: string) => `/sheets/${name}?v=2`;
    expect(renderPage(COUNTDOWN, { sheets })).toContain('href="/sheets/countdown-timer?v=2"');
    expect(renderPage(COUNTDOWN, { nonce: 'a"b' })).toMatch(/<style nonce="a&quot;b">[^<]*:host/);
    expect(renderPage('<drop-down options=\'["A"]\'></drop-down>'.repeat(2), options).match(/<link/g)).toHaveLength(1);
  });
});

describe('rendering one tag on a server', () => {
  it('writes attributes as a page would, lists and objects as JSON [A1.07]', () => {
    const html = renderElement('drop-down', { options: ['A "b"'], disabled: true, name: undefined, label: 'A & B' });
    expect(html).toMatch(
      /^<drop-down options="\[&quot;A \\&quot;b\\&quot;&quot;\]" disabled="" label="A &amp; B" data-haven-drawn="now">/,
    );
    expect(html).toContain('<slot name="haven-view"></slot><slot hidden></slot>');
  });

  it('uses the settings for what only an administrator of the site sets [A6.01]', () => {
    const authored = {
      appeal: 'winter',
      'wallet-script': 'https://elsewhere.example/a.js',
      'Public-Key': 'pk_of_somebody',
      action: 'https://elsewhere.example/',
      'gateway-id': 'gateway_one',
    };
    const heard: string[] = [];
    const html = renderElement('donation-form', authored, '', {
      ...options,
      settings: { 'public-key': 'pk_of_the_site', 'no-such': 'x' },
      onError: (error, tag) => heard.push(`${tag}: ${(error as Error).message}`),
    });
    expect(html).toMatch(
      /^<donation-form appeal="winter" gateway-id="gateway_one" public-key="pk_of_the_site" data-haven-drawn/,
    );
    expect(html).not.toContain('elsewhere.example');
    expect(heard).toEqual([
      'donation-form: Left out, because only the settings of the site give it: wallet-script, Public-Key, action.',
    ]);
    expect(renderElement('donation-form', authored), 'a page of the administrator').toContain('elsewhere.example/a.js');
  });

  it('keeps the author’s content, in place of the view where that cannot be rendered', () => {
    const soon = '<b>Soon</b>';
    expect(renderContent('countdown-timer', { 'end-date': '2030-01-01' }, soon).endsWith(`</template>${soon}`)).toBe(
      true,
    );
    expect(renderElement('countdown-timer', { 'end-date': 'soon' }, soon)).toBe(
      `<countdown-timer end-date="soon" data-haven-waits>${soon}</countdown-timer>`,
    );
    expect(renderContent('unknown-tag', {}, soon)).toBe(soon);
  });

  it('gives each call ids of its own', () => {
    const prefixes = [1, 2].map(() => /<!--haven \w+ (\S+)-->/.exec(renderContent('petition-form'))?.[1]);
    expect(new Set(prefixes).size).toBe(2);
  });
});
