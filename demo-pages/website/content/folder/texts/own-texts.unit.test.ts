import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import LISTINGS from '#texts/website/listings';
import { writeCharity } from '../../../../../scripts/generate/new-charity/write-charity.mjs';
import { setDemonstration } from '../../../app/testing/demonstration.ts';
import { welcomeMail } from '../../../participation/newsletter/newsletter-mails.ts';
import type { StoredSubscriber } from '../../../participation/newsletter/subscribe-people.ts';
import { type Language, pageTexts, siteFor } from '../../../platform/index.ts';
import { ContentFaultsError, readCharity } from '../read-charity.ts';
import { setCharity } from '../set-charity.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'haven-texts-')), 'awa');
  writeCharity(folder, { name: 'Awa Tupua', country: 'NZL', languages: ['fr', 'mi'] });
  mkdirSync(join(folder, 'texts'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await setDemonstration();
});

const write = (language: string, texts: unknown) =>
  writeFileSync(join(folder, `texts/${language}.json`), JSON.stringify(texts, null, 2));
const take = async () => setCharity(await readCharity(folder));
const faults = async () => {
  const error = await readCharity(folder).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentFaultsError)) throw new Error('There was no fault.');
  return error.faults.map(({ file, line, text }) => `${file}:${line} ${text}`);
};

const person = (language: Language) =>
  ({
    id: 's-1',
    joined: 1,
    email: 'a@example.org',
    firstName: 'Mere',
    siteCountryCode: 'NZL',
    language,
  }) as StoredSubscriber;
const subjectIn = (language: Language) => welcomeMail(person(language), 'https://awa.example', '/leave').subject;

describe('texts of a charity in place of the site’s', () => {
  it('change the subject of a mail, in the language that they are written in [O1.07]', async () => {
    await take();
    const before = { en: subjectIn('en'), fr: subjectIn('fr') };
    write('en', { 'newsletter-mail': { subject: 'Kia ora from {name}: one letter a month' } });
    await take();
    expect(subjectIn('en'), '[O1.07]').toBe('Kia ora from Awa Tupua: one letter a month');
    expect(subjectIn('fr'), '[O1.07] other languages keep their own').toBe(before.fr);
    write('fr', { 'newsletter-mail': { subject: 'Une lettre de {name} par mois' } });
    await take();
    expect(subjectIn('fr'), '[O1.07]').toBe('Une lettre de Awa Tupua par mois');
    rmSync(join(folder, 'texts'), { recursive: true });
    await take();
    expect(subjectIn('en'), 'and are gone with their file').toBe(before.en);
  });

  it('are refused with the line and what to write [O1.07]', async () => {
    write('en', {
      'newsletter-mail': { subjet: 'Welcome', subject: 'Welcome', heading: 'Hello {nam}', read: 7 },
      'newsleter-mail': {},
      layout: 'Skip',
    });
    expect(await faults(), '[O1.07]').toEqual([
      'texts/en.json:3 newsletter-mail.subjet is not known; did you mean subject?',
      'texts/en.json:4 newsletter-mail.subject: write {name} too: a value stands there',
      'texts/en.json:5 newsletter-mail.heading: {nam} is not known; known here: none',
      'texts/en.json:6 newsletter-mail.read: write a text in quotes',
      'texts/en.json:8 newsleter-mail is not known; did you mean newsletter-mail?',
      'texts/en.json:9 layout: write an object in braces, such as { "receipt": { "thanks": "…" } }',
    ]);
  });

  it('of a language that the site has not are refused by name', async () => {
    write('xx', { layout: { skip: 'X' } });
    expect(await faults()).toEqual([
      'texts/xx.json:1 the site has no language xx; known here: en, ar, es, fr, mi, vi, zh',
    ]);
  });

  it('that count have their forms', async () => {
    write('en', { listings: { newsCount: 'many' } });
    expect((await faults())[0]).toContain('write its forms, such as { "one": "{count} gift"');
    write('en', { listings: { newsCount: { one: 'A letter', other: '{count} letters', others: '' } } });
    expect(await faults()).toEqual(['texts/en.json:6 listings.newsCount.others is not known; did you mean other?']);
    write('en', { listings: { newsCount: { one: 'A letter', other: '{count} letters' } } });
    await take();
    const text = pageTexts(siteFor('NZL', 'en'), LISTINGS);
    expect([text('newsCount', { count: 1 }), text('newsCount', { count: 3 })]).toEqual(['A letter', '3 letters']);
  });
});
