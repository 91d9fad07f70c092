import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { SITES } from '../../platform/site/sites.ts';
import { mailOrderLink } from '../order-pages/find-order-routes.tsx';
import { queueEcardMails, queueOrderMails } from './order-mails.ts';

import { orders } from './orders-schema.ts';
import { haveCard, haveOrder, ORDER_ID } from './testing/have-order.ts';

const SETTINGS = { siteOrigin: 'https://haven.test', now: Date.parse('2026-11-21T13:30:01Z') };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(mails);
  await database.db.delete(orders);
});
afterAll(() => database.close());

const NEW_ZEALAND = { siteCountryCode: 'NZL', language: 'fr', currency: 'NZD' } as const;
/** How a mail of Australia ends: who sends it, and why. */
const endOf = (reason: string) => `
--
Haven Refugee Aid Australia · ABN 00 000 000 000 · a fictional agency; all numbers are illustrative.
${reason}
`;
const sent = () => database.db.select().from(mails).orderBy(mails.cause);
/** The text of a mail, whose signed links differ from database to database. */
const textOf = ({ text = '' }: { text?: string | undefined } = {}) =>
  text.replaceAll(/(HAV-\d+(\/solar-lamp-\d)?\/)[\w-]{32}/g, '$1signature');

describe('the mails of a paid order', () => {
  it('are its receipt and its complete email cards', async () => {
    const order = await haveOrder(database.db);
    await haveCard(database.db);
    await haveCard(database.db, { instanceId: 'solar-lamp-2', cardType: 'printable' });
    await queueOrderMails(database.db, order, SETTINGS);
    const [card, receipt, ...others] = await sent();
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      kind: 'e-card',
      toName: 'Mia',
      toAddress: 'mia@example.org',
      fromName: 'Kiri via Haven',
      subject: 'Kiri gave a gift in your name',
      nextAttemptAt: new Date(SETTINGS.now),
    });
    expect(textOf(card)).toBe(`Dear Mia,

> A light for you
> Kiri

Solar lamp, given in your name. The gift goes to a family who had to flee; this card is for you.

Open your card:
https://haven.test/cards/HAV-0123456789/solar-lamp-1/signature
${endOf('You’re receiving this email once, because Kiri gave us your address to send you this card. We don’t keep it for anything else.')}`);
    expect(card?.html, 'the picture says nothing').toContain(' alt=""');
    expect(receipt).toMatchObject({
      kind: 'order-receipt',
      siteCountryCode: 'AUS',
      toName: 'Aroha Ngata',
      toAddress: 'Aroha@Example.org',
      subject: 'Receipt for a gift: order HAV-0123456789',
    });
    expect(textOf(receipt)).toBe(`Thank you, Aroha

Your payment went through. Thanks to you, families who had to flee get what they need.

2 × Solar lamp (One): $79.00
1 × School kit (Two): $30.00

Your printable cards are ready, on A4 and on A5 paper.

Print your cards:
https://haven.test/orders/HAV-0123456789/signature/cards

Receipt for a gift

Haven Refugee Aid Australia

Receipt number: HAV-0123456789
Received from: Ms Aroha Ngata
Date: 22 November 2026
Amount of the gift: $109.00 AUD

This receipt is for a gift. The person you honour receives a card, and you receive nothing of material value in return.

Gifts of $2 or more are tax deductible in Australia.

Haven Refugee Aid is a fictional agency and this is a demonstration: all numbers and names are illustrative, and this receipt cannot be used for tax.

ABN: 00 000 000 000
Status: Deductible gift recipient

See your order and print the receipt:
https://haven.test/orders/HAV-0123456789/signature
${endOf('You’re receiving this email because you bought gifts in our shop.')}`);
  });

  it('in another language say in English what the tax office reads, and who signs', async () => {
    const order = await haveOrder(database.db, NEW_ZEALAND);
    await haveCard(database.db);
    await queueOrderMails(database.db, order, SETTINGS);
    const [, receipt] = await sent();
    const text = textOf(receipt);
    expect(text, 'no card is to be printed').not.toContain('Imprimer vos cartes');
    const english = text.slice(text.indexOf('La même chose'), text.indexOf('Voir votre commande')).trim();
    expect(english).toBe(`La même chose en anglais, pour l’administration fiscale :

Donation receipt HAV-0123456789, 22 November 2026

This is a donation. The person you honour receives a card, and you receive nothing of material value in return.

People who give $5 or more can claim a donation tax credit of 33.33 per cent from Inland Revenue.

Haven Refugee Aid is a fictional agency and this is a demonstration: all numbers and names are illustrative, and this receipt cannot be used for tax.

Charities Services registration: CC00000
IRD number: 000-000-000
Status: Approved donee organisation

Signed: Hine Paewai, Finance Manager, authorised to sign receipts`);
    // Four sentences, the registrations and the signature.
    expect(receipt?.html.match(/ lang="en" dir="ltr"/g)).toHaveLength(6);
  });
});

describe('the cards of an order', () => {
  it('that are not complete wait', async () => {
    const order = await haveOrder(database.db);
    await haveCard(database.db, { recipientEmailAddress: 'mia@' });
    await queueEcardMails(database.db, order, SETTINGS);
    expect(await sent()).toEqual([]);
  });

  it('name a gift that is no longer in the order as one', async () => {
    const order = await haveOrder(database.db);
    await haveCard(database.db, { instanceId: 'gone-1' });
    await queueEcardMails(database.db, order, SETTINGS);
    expect((await sent())[0]?.text).toContain('A gift, given in your name.');
  });
});

describe('the link to an order', () => {
  const ask = (orderId: string, email: string, now = SETTINGS.now) =>
    mailOrderLink(database.db, SITES[0], { orderId, email }, { ...SETTINGS, now });

  it('comes to the address of the order', async () => {
    await haveOrder(database.db, { customerEmailAddress: ' Aroha@Example.org ' });
    await ask('hav-0123456789', 'aroha@EXAMPLE.org');
    const [link] = await sent();
    expect(link).toMatchObject({
      kind: 'order-link',
      toName: 'Aroha',
      toAddress: 'Aroha@Example.org',
      subject: 'Your order HAV-0123456789',
    });
    expect(textOf(link)).toBe(`Hello Aroha,

Here is the link to your order, with its receipt and its cards.

See your order:
https://haven.test/orders/HAV-0123456789/signature
${endOf('You’re receiving this email because someone asked for the link to this order on our site.')}`);
  });

  it('comes once in ten minutes', async () => {
    await haveOrder(database.db);
    const begin = SETTINGS.now - (SETTINGS.now % 600_000);
    for (const later of [0, 599_999, 600_000]) await ask(ORDER_ID, 'aroha@example.org', begin + later);
    expect(await sent()).toHaveLength(2);
  });

  it.each([
    ['for another address', {}, 'kiri@example.org'],
    ['for an order of the other country', NEW_ZEALAND, 'aroha@example.org'],
    ['for an order that is not paid', { status: 'open', transactionId: null }, 'aroha@example.org'],
  ] as const)('does not come %s', async (_, values, email) => {
    await haveOrder(database.db, values);
    await ask(ORDER_ID, email);
    expect(await sent()).toEqual([]);
  });
});
