import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import type { DonationSubmission } from '#rules/donations/donation-fields.ts';
import { donations } from '../giving/donations/donations-schema.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import {
  queueCardEnds,
  queueDebitNotice,
  queueLateGift,
  queuePlanChanged,
  queuePlanStarted,
  queueTryFailed,
} from '../giving/regular-giving/plan-mails.ts';
import { planMails, startPlan } from '../giving/regular-giving/testing/giver.ts';
import { signedIn } from '../my-giving/testing/signed-in.ts';
import { leaveLinkMail, welcomeMail } from '../participation/newsletter/newsletter-mails.ts';
import type { StoredSubscriber } from '../participation/newsletter/subscribe-people.ts';
import { petitionThanks } from '../participation/petition/commit-signatures.ts';
import type { PetitionSettings } from '../participation/petition/petitions.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import type { Mail } from '../platform/mail/queue-mail.ts';
import { renderMail } from '../platform/mail/render-mail.tsx';
import { readPdf } from '../platform/papers/testing/read-pdf.ts';
import { textsIn, unmarkedIn } from '../platform/site/languages/testing/texts-in.ts';
import { queueOrderMails, queueRefundMail } from '../shop/orders/order-mails.ts';
import { orders } from '../shop/orders/orders-schema.ts';

import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../testing/shop-visitor.ts';
import { mailAttachments } from './mail-attachments.ts';

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
    ['ar', 'AUS', 'ar', ' dir="rtl"', '75.00', 'إيصال تبرع', 'شكرًا لك، Aroha', 'إيصال تبرع'],
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
    const page = await (await visitor.form('/mi/donate', { part: 'gift', frequency: 'one-off', amount: '75' })).text();
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

describe('a monthly gift in the donor’s language', () => {
  it('keeps it for the months to come: every mail of a plan has a key for each text', async () => {
    const { db } = shop.database;
    const plan = await startPlan(shop, {}, APPROVED_CARD, 'en-XA');
    expect(plan.language, '[A3.04]').toBe('en-XA');
    const bank = { ...plan, method: 'bank' as const };
    const settings = { siteOrigin: 'https://haven.example', now: shop.now };
    const mandate = { reference: 'DEBIT-1', accepted_at: '2026', ip_address: '', agreement_version: '2026-11' };
    await queuePlanStarted(db, { ...bank, id: plan.id, mandate }, { ...settings, now: shop.now + 1 });
    for (const [index, code] of ['insufficient_funds', 'stolen_card', 'other'].entries())
      await queueTryFailed(
        db,
        plan,
        {
          mail: index === 0 ? 'first' : 'last',
          period: '2027-01',
          code,
          tryOn: index === 0 ? '2027-01-09' : undefined,
        },
        { ...settings, now: shop.now + index },
      );
    await queueLateGift(db, plan, { period: '2027-01', chargeOn: '2027-01-09' }, settings);
    await queueDebitNotice(db, bank, settings);
    await queueCardEnds(db, plan, { endsIn: '2027-02', endsOn: '2027-02-28' }, settings);
    for (const kind of ['amount', 'day', 'pause', 'resume', 'stop', 'source'] as const) {
      const change = { id: kind, planId: plan.id, at: new Date(), kind, words: 'x', translation: '7', actor: 'donor' };
      await queuePlanChanged(db, plan, { ...change, language: 'en-XA' }, settings);
    }
    const sent = await planMails(shop, plan.id);
    expect(new Set(sent.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
    for (const { kind, html, subject } of sent)
      expect(unmarkedIn(`${html}<p>${subject}</p>`), `[A3.01] ${kind}`).toEqual([]);
  });

  it('is seen and changed in Arabic, confirmed by a mail in Arabic, and stored in English for staff', async () => {
    const email = 'samira@example.org';
    const plan = await startPlan(shop, { customerEmailAddress: email }, APPROVED_CARD, 'ar');
    const donor = await signedIn(shop, email, '/ar');
    const base = `/ar/my-giving/plans/${plan.id}`;
    const asked = `${base}/change?kind=amount&amount=45`;
    const check = await donor.text(asked);
    const field = (name: string) => check.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '';
    expect(field('shown'), 'compared in English').toContain('You’ll give $45.00 AUD each month');
    const done = await donor.form(`${base}/change`, {
      kind: 'amount',
      amount: '45',
      key: field('key'),
      shown: field('shown'),
    });
    expect(done.status).toBe(303);
    const pages = [
      '/ar/my-giving',
      asked,
      base,
      `${base}/change?kind=amount&amount=1`,
      `${base}/change?kind=resume`,
      `${base}/card`,
      '/ar/my-giving/details',
      '/ar/my-giving/details/erase',
    ];
    const english = /(?![A-Z]+\b)[A-Za-z]{2,}/;
    const names =
      /Haven|Refugee Aid|Australia|JavaScript|Visa|Aroha|Ngata|AUD|\S+@\S+|English|Español|Français|Te reo Māori|Tiếng Việt|(PLAN|GIFT|AU)-\w+/g;
    for (const path of pages) {
      const page = await donor.text(path);
      expect(page, `[A3.04] ${path}`).toContain('<html lang="ar" dir="rtl"');
      const main = `<html>${page.slice(page.indexOf('<main'), page.indexOf('</main>'))}</html>`;
      const left = textsIn(main).filter((text) => english.test(text.replace(/<[^>]+>/g, '').replace(names, '')));
      expect(left, `[A3.01] ${path}`).toEqual([]);
    }
    const mail = (await planMails(shop, plan.id)).find(({ kind }) => kind === 'plan-changed-amount');
    expect(mail?.html, '[A3.04]').toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text, '[D4.02] in the words that were shown').toContain('تتبرع بمبلغ');
    expect(mail?.text, 'its link leads to the pages in Arabic').toContain(`/ar/my-giving/plans/${plan.id}/`);
  });

  it('follows a language that the donor chooses, for what comes later', async () => {
    const email = 'linh@example.org';
    const plan = await startPlan(shop, { customerEmailAddress: email }, APPROVED_CARD, 'en');
    const donor = await signedIn(shop, email);
    const answer = await donor.form('/my-giving/details/language', { language: 'vi' });
    expect(answer.headers.get('location'), '[A3.02] to the pages in it').toBe('/vi/my-giving/details?done=language');
    expect(await donor.text('/my-giving/details')).toContain('<option value="vi" selected="">Tiếng Việt</option>');
    const check = await donor.text(`/my-giving/plans/${plan.id}/change?kind=stop`);
    const key = check.match(/name="key" value="([^"]*)"/)?.[1] ?? '';
    await donor.form(`/my-giving/plans/${plan.id}/change`, { kind: 'stop', key });
    const mail = (await planMails(shop, plan.id)).find(({ kind }) => kind === 'plan-changed-stop');
    expect(mail?.subject, '[A3.02]').toBe('Khoản tặng hằng tháng đã dừng');
    expect(mail?.text, '[D4.02]').toContain('Khoản tặng hằng tháng dừng hôm nay');
  });
});

describe('a signature and a subscription', () => {
  const petition: PetitionSettings = {
    ...{ nodeId: '1201', siteCountryCode: 'AUS', title: 'Let families be together', counterTitle: '' },
    ...{ goal: 20_000, onPaper: 0, fields: [], page: '/petition', until: undefined },
  };
  const subscriber: StoredSubscriber = {
    id: 'x',
    siteCountryCode: 'AUS',
    emailKey: '',
    email: 'mele@example.org',
    firstName: 'Mele',
    lastName: '',
    language: 'en-XA',
    source: 'newsletter',
    joined: 1,
    subscribedAt: new Date(),
    unsubscribedAt: null,
  };
  const htmlOf = (mail: Mail) => `${renderMail(mail).html}<p>${mail.subject}</p>`;

  it('are answered in the language of the page: no text without a key', () => {
    const signer = { id: 'x', email: 'mele@example.org', firstName: 'Mele', language: 'en-XA' } as const;
    const page = htmlOf(petitionThanks({ ...petition, title: '7' }, signer, 'https://haven.example'));
    expect(unmarkedIn(page), '[A3.01] petition').toEqual([]);
    for (const mail of [
      welcomeMail(subscriber, 'https://haven.example', 'https://haven.example/leave'),
      leaveLinkMail(subscriber, 'https://haven.example/leave', 0),
    ])
      expect(unmarkedIn(htmlOf(mail)), '[A3.01] newsletter').toEqual([]);
  });

  it('lead to the page in that language where there is one', () => {
    const signer = { id: 'x', email: 'mele@example.org', firstName: 'Mele', language: 'ar' } as const;
    const { text, html } = renderMail(petitionThanks(petition, signer, 'https://haven.example'));
    expect(text, '[A3.01]').toContain('مرحبًا Mele،');
    expect(text).toContain('https://haven.example/ar/petition');
    expect(html, '[A3.04]').toContain('dir="rtl"');
  });
});

describe('an order in the buyer’s language', () => {
  it.each(['AUS', 'NZL'] as const)('in %s: every text of its mails has a key', async (siteCountryCode) => {
    const { db } = shop.database;
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await visitor.json(CUSTOMER_PATH, CUSTOMER, { 'content-language': 'en-XA' });
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.language, '[A3.04]').toBe('en-XA');
    // The same order of the other country: its wording differs.
    const sold = { ...order!, id: `${orderId}-${siteCountryCode}`, siteCountryCode };
    const settings = { siteOrigin: 'https://haven.example', now: shop.now };
    await queueOrderMails(db, sold, settings);
    const refund = { id: `r-${sold.id}`, chargeId: '', amountMinor: 100, finishedAt: null, refundId: '7' } as never;
    await queueRefundMail(db, sold, refund, { refundedMinor: 100 } as never, settings);
    const all = await db.select().from(mails);
    const ofOrder = all.filter(({ cause }) => cause.includes(orderId));
    expect(ofOrder.length).toBeGreaterThanOrEqual(3);
    for (const { kind, html, subject } of ofOrder) {
      const written = `${html}<p>${subject}</p>`.replace(/Solar lamp \([^)]*\)/g, '').replaceAll(orderId, '');
      expect(
        unmarkedIn(
          written
            .replaceAll('-NZL', '')
            .replaceAll('-AUS', '')
            .replace(/\bch\w*_[\w-]+/g, ''),
        ),
        `[A3.01] ${kind}`,
      ).toEqual([]);
    }
  });
});
