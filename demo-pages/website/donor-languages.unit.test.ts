import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#website/api/donation-paths.ts';
import type { DonationSubmission } from '#website/donations/donation-fields.ts';
import { donations } from './donations/donations-schema.ts';
import { gift } from './donations/testing/gift.ts';
import { mails } from './mail/mail-schema.ts';
import { mailAttachments } from './mail-attachments.ts';
import { readPdf } from './receipts/testing/read-pdf.ts';
import { unmarkedIn } from './site/languages/testing/texts-in.ts';
import { APPROVED_CARD, openShop, type Shop } from './testing/open-shop.ts';
import { Visitor } from './testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

/** Gives on a page of this language; returns the gift's row and its receipt mail. */
async function give(lang: string, changes: Partial<DonationSubmission> = {}) {
  const { db } = shop.database;
  const post = gift({ ...changes, paymentData: await shop.token(APPROVED_CARD) });
  const answer = await new Visitor(shop).json(DONATION_PATHS.submit, post, { 'content-language': lang });
  expect(await answer.json()).toMatchObject({ errors: [] });
  const [row] = await db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
  const all = await db.select().from(mails);
  const ofGift = all.filter(({ cause }) => cause.includes(row!.id));
  return { row: row!, mail: ofGift.find(({ kind }) => kind === 'donation-receipt')!, ofGift };
}
const paper = async ({ attachmentId }: typeof mails.$inferSelect) => {
  const file = await mailAttachments(shop.database.db)['donation-receipt']!(attachmentId!);
  return readPdf(file!.content);
};

describe('a gift in the donor’s language', () => {
  it.each([
    ['mi-NZ', 'NZL', 'mi', '', '$75.00 NZD', 'Rihīti koha', 'Ngā mihi, Aroha', 'Rihīti koha'],
    ['ar', 'AUS', 'ar', ' dir="rtl"', '75.00', 'إيصال تبرع', 'شكرًا لك، Aroha', 'Receipt for a gift'],
    ['zh-Hans-AU', 'AUS', 'zh-Hans', '', 'AU$75.00', '捐款收据', 'Aroha，谢谢您', 'Receipt for a gift'],
    ['vi', 'AUS', 'vi', '', '75,00', 'Biên nhận khoản tặng', 'Cảm ơn Aroha', 'Biên nhận khoản tặng'],
    ['fr', 'NZL', 'fr', '', '75,00', 'Reçu de don', 'Merci, Aroha', 'Reçu de don'],
    ['es', 'AUS', 'es', '', '75,00', 'Recibo de un donativo', 'Gracias, Aroha', 'Recibo de un donativo'],
  ] as const)('on a page in %s: mail and receipt', async (lang, country, written, dir, sum, title, thanks, onPaper) => {
    const { mail } = await give(lang, { siteCountryCode: country });
    expect(mail.html, '[A3.04] the language and its direction').toContain(`<html lang="${written}"${dir}>`);
    expect(mail.subject, '[A3.02] the title of the receipt').toContain(title);
    expect(mail.text, '[A3.02]').toContain(thanks);
    expect(mail.text, '[A3.05] the sum as the language writes it').toContain(sum);
    expect(mail.text, '[D5.01] the claim in English too').toMatch(
      country === 'AUS' ? /tax-deductible gift of \$75\.00 AUD to/ : /donation of \$75\.00 NZD to/,
    );
    const pdf = await paper(mail);
    expect(pdf.title, 'the PDF, in English where its letters cannot be set').toContain(onPaper);
    expect(pdf.text, '[D5.01]').toMatch(/This receipt is for a (tax-deductible gift|donation) of \$75\.00/);
  });

  it('is English on an English page, in an unknown language, and without any', async () => {
    for (const lang of ['en-NZ', 'tlh', '', '"><script>']) {
      const { row, mail } = await give(lang);
      expect(row.language, '[A3.04] unknown languages are English').toBe('en');
      expect(mail.html).toContain('<html lang="en-AU">');
      expect(mail.text).not.toContain('in English, for the tax office');
    }
  });

  it('has no text without a key', async () => {
    const { mail, ofGift } = await give('en-XA', {
      coverCosts: true,
      total: 76.65,
      dedicationKind: 'memory',
      dedicationName: 'Tēvita',
      dedicationRecipientName: 'Mele',
      dedicationRecipientEmail: 'mele@example.org',
      dedicationMessage: '7',
      dedicationDesign: 'olive',
    });
    expect(ofGift.map(({ kind }) => kind)).toContain('donation-card');
    for (const { kind, html } of ofGift) expect(unmarkedIn(html), `[A3.01] ${kind}`).toEqual([]);
    expect(unmarkedIn(`<html><title>${mail.subject}</title></html>`), '[A3.01] the subject').toEqual([]);
  });

  it('is in Māori for a gift that was written down without JavaScript at /mi', async () => {
    const visitor = new Visitor(shop);
    const page = await visitor.text('/mi/donate');
    const donationKey = page.match(/name="donationKey" value="([^"]+)"/)?.[1] ?? '';
    await visitor.form('/mi/donate', {
      donationKey,
      frequency: 'one-off',
      amount: '75',
      customerFirstName: 'Aroha',
      customerLastName: 'Ngata',
      customerEmailAddress: 'aroha@example.org',
      readPrivacy: 'true',
    });
    const [row] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, donationKey));
    expect(row?.language, '[A3.04]').toBe('mi');
  });
});
