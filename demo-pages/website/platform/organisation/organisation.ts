import type { SiteCountryCode } from '#rules/country.ts';
import ORGANISATION from '#texts/website/organisation';
import { langOf } from '../site/languages/house-languages.ts';
import { type OwnWords, ownWords } from '../site/languages/own-words.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { activateSites, type Site } from '../site/sites.ts';
import type { AustralianFacts, NewZealandFacts, OrganisationFacts } from './organisation-file.ts';
import { templateValues } from './template-values.ts';

/** What an Australian receipt must name. */
export interface AustralianRegistration {
  abn: string;
}

/** What a receipt of New Zealand must name. */
export interface NewZealandRegistration {
  charityNumber: string;
  irdNumber: string;
  /** Who signs receipts. */
  signatory: { name: string; role: string };
}

/** The organisation as a site's pages, mails and papers name it, in the site's language. */
export interface Organisation {
  name: string;
  /** The name in few letters, where one is given. */
  shortName: string;
  /** What it does, for search engines. */
  description: string;
  /** What single pages say of it; empty where it says nothing. */
  texts: Record<'front' | 'donate' | 'spending' | 'bequest', string>;
  country: string;
  greeting: string;
  acknowledgement: string;
  acknowledgementLang: string;
  /** The name under which it is registered. */
  legalName: string;
  registration: AustralianRegistration | NewZealandRegistration;
  /** The name and the number by which it is registered. */
  registered: string;
  /** Whether gifts can be claimed from the country's tax office. */
  isClaimable: boolean;
  /** `registered`, and what the site is a demonstration of. */
  legal: string;
  /** What may be claimed for a gift; empty where nothing may. */
  tax: string;
  /** With spaces that do not break: a number stays on its line. */
  phone: string;
  /** Where gifts are transferred to; empty where they are not. */
  bank: string;
  /** What a receipt of a demonstration says; empty on a charity's own. */
  demonstration: string;
  /** What a page of a demonstration says beside made-up people and figures; empty on a charity's own. */
  madeUp: string;
}

let current: OrganisationFacts | undefined;
let unwritten: readonly string[] = [];
let named = new Map<string, Organisation>();
let version = 0;

/**
 * Gives the site the charity that it belongs to: at the start, and whenever its folder has changed. `templateFiles`:
 * files of the folder in which words of the template are left.
 */
export function setOrganisation(facts: OrganisationFacts, templateFiles: readonly string[] = []): void {
  current = facts;
  unwritten = [...templateValues(facts), ...templateFiles];
  named = new Map();
  version += 1;
  activateSites(Object.keys(facts.countries) as SiteCountryCode[], facts.languages);
}

/** What the folder says of the organisation, once it has been read. */
export const organisationFacts = (): OrganisationFacts | undefined => current;

/** Values of organisation.json and files of the folder that nobody has written since the template. */
export const unwrittenParts = (): readonly string[] => unwritten;

/** Whether visitors are asked before anything of another company loads. */
export const asksConsent = (): boolean => current?.consent === 'ask';

/** Counts the changes of the organisation: pages from before one are rendered again. */
export const organisationVersion = (): number => version;

/** The organisation of a site, in its language. */
export function organisationOf(site: Site): Organisation {
  const key = `${site.code} ${site.language}`;
  let organisation = named.get(key);
  if (!organisation) {
    if (!current) throw new Error('No content folder has been read: the site belongs to nobody yet.');
    organisation = inSite(current, site);
    named.set(key, organisation);
  }
  return organisation;
}

function inSite(facts: OrganisationFacts, site: Site): Organisation {
  const { name, shortName = name, description, texts, demonstration, countries } = facts;
  const text = pageTexts(site, ORGANISATION);
  const { language, dir } = site;
  // What has no country of its own, such as a mail to staff, names a country that is on.
  const code = countries[site.code] ? site.code : countries.AUS ? 'AUS' : 'NZL';
  const wordsOf = (words?: OwnWords) => ownWords(site, words);
  const isTranslated = (words: OwnWords = {}) => language !== 'en' && words[language] !== undefined;
  // Numbers with spaces keep their order within text from right to left (U+2066 to U+2069).
  const apart = (part: string) => (dir === 'rtl' ? `\u2066${part}\u2069` : part);
  const ofBoth = (facts: AustralianFacts | NewZealandFacts, number: string) => {
    const registered = text(`registered${code}`, { name: facts.legalName, number });
    const note = wordsOf(demonstration?.note);
    const country = text(`country${code}`);
    const said = (words?: OwnWords) => wordsOf(words).replaceAll('{country}', country);
    return {
      name,
      shortName,
      description: said(description) || name,
      texts: {
        front: said(texts?.front),
        donate: said(texts?.donate),
        spending: said(texts?.spending),
        bequest: said(texts?.bequest),
      },
      country,
      greeting: wordsOf(facts.greeting),
      acknowledgement: wordsOf(facts.acknowledgement),
      acknowledgementLang: isTranslated(facts.acknowledgement) ? langOf(language) : `en-${code.slice(0, 2)}`,
      legalName: facts.legalName,
      registered,
      legal: note ? `${apart(registered)} · ${note}` : apart(registered),
      phone: apart(facts.phone.number.replaceAll(' ', '\u00A0')),
      demonstration: wordsOf(demonstration?.receipt),
      madeUp: wordsOf(demonstration?.page),
    };
  };
  const { AUS, NZL } = countries;
  if (AUS && code === 'AUS') {
    const { abn, bank } = AUS;
    const isClaimable = AUS.dgr === 'endorsed';
    return {
      ...ofBoth(AUS, abn),
      registration: { abn },
      isClaimable,
      tax: isClaimable ? text('taxAUS') : '',
      bank: bank ? text('bank', { bsb: apart(bank.bsb), account: apart(bank.account) }) : '',
    };
  }
  const { charityNumber, irdNumber, signatory, donee, bank = '' } = NZL as NewZealandFacts;
  const isClaimable = donee === 'approved';
  return {
    ...ofBoth(NZL as NewZealandFacts, charityNumber),
    registration: { charityNumber, irdNumber, signatory },
    isClaimable,
    tax: isClaimable ? text('taxNZL') : '',
    bank: bank && apart(bank),
  };
}
