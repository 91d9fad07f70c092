import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { donations } from '../giving/donations/donations-schema.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import { welcomeMail } from '../participation/newsletter/newsletter-mails.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { renderMail } from '../platform/mail/render-mail.tsx';
import { setOrganisation } from '../platform/organisation/organisation.ts';
import { organisationSchema } from '../platform/organisation/organisation-file.ts';
import { hasPage } from '../platform/pages/site-pages.ts';
import { readPdf } from '../platform/papers/testing/read-pdf.ts';
import { debitAgreement } from '../platform/site/debit-agreement.ts';
import { SITES, type Site, siteOf, TRANSLATED_SITES } from '../platform/site/sites.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { mailAttachments } from './mail-attachments.ts';
import { setDemonstration } from './testing/demonstration.ts';
import { demonstrationIn, factsIn } from './testing/words-of-demonstration.ts';

const BOTH = { legalName: 'Awa Tupua River Trust', phone: { number: '04 555 0100' } };
const RIVERS = organisationSchema.parse({
  name: 'Awa Tupua',
  countries: {
    AUS: { ...BOTH, abn: '12 345 678 901', dgr: 'endorsed' },
    NZL: {
      ...BOTH,
      ...{ charityNumber: 'CC12345', irdNumber: '123-456-789', donee: 'approved' },
      signatory: { name: 'Aroha Tane', role: 'Treasurer' },
    },
  },
});

/** The pages of the main journeys. */
const PAGES = [
  '/donate',
  '/gifts',
  '/cart',
  '/privacy',
  '/bequest',
  '/bequest/guide',
  '/newsletter',
  '/update-details',
];
/** What these show is the demonstration's own content, which is still code: only names and numbers count. */
const CONTENT_PAGES = ['/', '/petition', '/appeals', '/news', '/blog', '/media', '/events', '/search'];
/** Of the guides' first values, which are such content too. */
const GUIDE_TEAM = /bequests(-nz)?@haven\.example/g;
const ALL = [...SITES, ...TRANSLATED_SITES];

let shop: Shop;
beforeAll(async () => {
  setOrganisation(RIVERS);
  shop = await openShop();
});
afterAll(async () => {
  await shop.database.close();
  await setDemonstration();
});

const at = ({ prefix }: Site, path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);

describe.each(ALL)('the site of another charity at "$prefix"', (site) => {
  it('has pages without a word of the demonstration [O1.01]', async () => {
    const paths = [...PAGES, ...CONTENT_PAGES].filter((path) => hasPage(site, path));
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      const shown = await new Visitor(shop).text(at(site, path));
      const page = shown.replaceAll(GUIDE_TEAM, '');
      expect(page).toContain('– Awa Tupua</title>');
      const found = (CONTENT_PAGES.includes(path) ? factsIn : demonstrationIn)(page);
      expect([path, found], '[O1.01]').toEqual([path, []]);
    }
  });

  it('mails and receipts without a word of the demonstration [O1.01]', async () => {
    const { db } = shop.database;
    const post = gift({
      siteCountryCode: site.code,
      dedicationKind: 'memory',
      dedicationName: 'Tēvita',
      dedicationRecipientName: 'Mele',
      dedicationRecipientEmail: 'mele@example.org',
      dedicationMessage: '7',
      dedicationDesign: 'olive',
      paymentData: await shop.token(APPROVED_CARD),
    });
    const answer = await new Visitor(shop).json(DONATION_PATHS.submit, post, { 'content-language': site.lang });
    expect(await answer.json()).toMatchObject({ errors: [] });
    const [row] = await db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
    const sent = (await db.select().from(mails)).filter(({ cause }) => cause.includes(row!.id));
    expect(sent.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['donation-receipt', 'donation-card']));
    for (const { kind, subject, fromName, html, text } of sent)
      expect([kind, demonstrationIn([subject, fromName, html, text].join('\n'))], '[O1.01]').toEqual([kind, []]);
    const receipt = sent.find(({ kind }) => kind === 'donation-receipt')!;
    expect(receipt.text).toContain('Awa Tupua River Trust');
    const file = await mailAttachments(db)['donation-receipt']!(receipt.attachmentId!);
    const pdf = await readPdf(file!.content);
    expect(demonstrationIn(`${pdf.title}\n${pdf.text}`), '[O1.01] the paper').toEqual([]);
    const person = { ...{ id: 'a', email: 'mere@example.org', firstName: 'Mere', joined: 1 }, language: site.language };
    const welcome = welcomeMail(
      { ...person, siteCountryCode: site.code } as never,
      'https://a.example',
      'https://a.example',
    );
    expect(demonstrationIn(JSON.stringify([welcome, renderMail(welcome)])), '[O1.01]').toEqual([]);
  });
});

describe('the debit agreement of another charity', () => {
  it('has a version that follows its name and its phone [O1.01]', async () => {
    const versions = new Set<string>();
    for (const change of [{}, { name: 'Awa' }, { phone: '04 555 0101' }, { title: 'nothing that it names' }]) {
      const { name = 'Awa Tupua', phone = '04 555 0100' } = change as Record<string, string>;
      const entity = { ...RIVERS.countries.NZL!, phone: { number: phone } };
      setOrganisation({ ...RIVERS, name, countries: { ...RIVERS.countries, NZL: entity } });
      versions.add(debitAgreement(siteOf('NZL')).version);
    }
    setOrganisation(RIVERS);
    expect(versions.size, '[O1.01] the same text has the same version').toBe(3);
    const languages = TRANSLATED_SITES.filter(({ code }) => code === 'AUS').map((site) => debitAgreement(site).version);
    expect(new Set(languages), 'in every language').toEqual(new Set([debitAgreement(siteOf('AUS')).version]));
  });
});
