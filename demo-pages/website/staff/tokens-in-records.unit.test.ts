import { afterAll, beforeAll, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import { startPlan } from '../giving/regular-giving/testing/giver.ts';
import { mailedLinks, newVisitor } from '../my-giving/testing/signed-in.ts';
import { STAFF_ROLES } from '../platform/audit/staff-acts.ts';
import { postForm } from '../platform/forms/testing/post-form.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { RECORDS_PATH as PATH } from '../platform/site/staff-paths.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { INVITATION_KIND } from './accounts/invitations.ts';
import { withoutLinks } from './pages/mail-page.tsx';
import { RECORD_LISTS } from './record-lists.ts';
import { openStaff, signInAs } from './testing/sign-in-as.ts';

let shop: Shop;
let planId: string;
let orderId: string;
/** Texts whose holder can act as somebody else. */
let secrets: string[];
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  ({ id: planId } = await startPlan(shop));
  const buyer = new Visitor(shop);
  orderId = await buyer.order();
  await buyer.pay(orderId, await shop.token(APPROVED_CARD));
  await buyer.form('/orders', { orderId, email: 'aroha@example.org' });
  const card = { dedicationRecipientName: 'Ana', dedicationRecipientEmail: 'ana@example.org', dedicationMessage: '' };
  const paymentData = await shop.token(APPROVED_CARD);
  await newVisitor(shop).json(DONATION_PATHS.submit, gift({ paymentData, dedicationKind: 'honour', ...card }));
  await postForm(newVisitor(shop), 'subscribe');
  await newVisitor(shop).form('/newsletter/unsubscribe', { email: 'mere@example.org' });
  await newVisitor(shop).form('/my-giving', { email: 'aroha@example.org' });
  await mailedLinks(shop);
  while ((await shop.website.deliverMails()) > 0);
  const written = await shop.database.db.select().from(mails);
  secrets = [
    ...new Set(
      written
        .filter(({ kind }) => kind !== INVITATION_KIND)
        .flatMap(({ text, html, unsubscribeUrl }) => [
          ...`${text} ${html} ${unsubscribeUrl}`.matchAll(/https?:[^\s"<]+/g),
        ])
        .flatMap(([url]) => url.split(/[/?&;=]/))
        .filter((part) => /^[\w-]{32,}$/.test(part)),
    ),
  ];
});
afterAll(() => shop.database.close());

it.each(STAFF_ROLES)('a %s sees no link that acts for a donor, a buyer or a subscriber', async (role) => {
  const written = await shop.database.db.select().from(mails);
  const kinds = new Set(written.map(({ kind }) => kind));
  for (const kind of ['my-giving-link', 'plan-started', 'order-link', 'newsletter-welcome'])
    expect([...kinds], 'there is a mail of this kind').toContain(kind);
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  const member = await signInAs(shop, role);
  const paths = [
    ...RECORD_LISTS.flatMap(({ slug }) => [`/${slug}`, `/${slug}/csv`]),
    ...written.flatMap(({ id }) => [`/mails/${id}`, `/mails/${id}/html`]),
    ...[
      `/orders/${orderId}`,
      '/donations',
      '/regular-gifts',
      `/regular-gifts/${planId}`,
      '/failures',
      '/staff-actions',
    ],
  ];
  for (const path of paths) {
    const page = await member.text(`${PATH}${path}`);
    expect(
      secrets.filter((secret) => page.includes(secret)),
      `[D6.03] ${path}`,
    ).toEqual([]);
  }
  const shown = await member.text(`${PATH}/mails/${written.find(({ kind }) => kind === 'plan-started')?.id}/html`);
  expect(shown, 'the rest of the mail is there').toContain('Aroha');
  expect(shown).not.toContain('href=');
});

it('leaves the host of an address, in text and in HTML', () => {
  expect(
    withoutLinks({
      text: 'See:\nhttp://127.0.0.1:8080/my-giving/plans/PLAN-1/abc\n\nHTTPS://x.org?key=1 and http://x.org.',
      html: '<a href="http://x.org/a?b=1&amp;key=2" style="color:red">See</a> http://x.org/a&amp;b <img src="http://x.org/a.png">',
    }),
  ).toEqual({
    text: 'See:\nhttp://127.0.0.1:8080/…\n\nHTTPS://x.org/… and http://x.org.',
    html: '<a style="color:red">See</a> http://x.org/… <img src="http://x.org/…">',
  });
});
