import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../website/platform/mail/mail-schema.ts';
import { openStaff, type StaffVisitor, signInAs } from '../website/staff/testing/sign-in-as.ts';
import { APPROVED_CARD, openShop, type Shop } from '../website/testing/open-shop.ts';
import { elementsOf } from '../website/testing/page-elements.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../website/testing/shop-visitor.ts';
import { type CorpusCase, countCases } from './corpus.ts';
import { sanitiserPayloads } from './sanitiser-payloads.ts';

let shop: Shop;
let staff: StaffVisitor;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  staff = await signInAs(shop, 'administrator');
});
afterAll(() => shop.database.close());

const MOST_CHARACTERS = 500;
/** A message as it is stored: its line breaks are a card’s own. */
const messageOf = (text: string) =>
  [...text].slice(0, MOST_CHARACTERS).join('').replaceAll(/\s+/g, ' ').trim() || 'A text of spaces alone';

/** Every page and mail that shows the text of a gift's card, by name. */
async function shownPages(text: string): Promise<Record<string, string>> {
  // So that no limit of posts a minute is met.
  shop.now += 60_000;
  const visitor = new Visitor(shop);
  await visitor.add('solar-lamp', 2);
  const card = {
    cardType: 'email',
    design: 'kites',
    recipientName: 'Mia',
    recipientEmailAddress: 'mia@example.org',
    senderName: 'Aroha',
    message: messageOf(text),
  };
  const signing = await visitor.json('/cart/e-cards', {
    cards: ['email', 'printable'].map((cardType, index) => ({
      ...card,
      cardType,
      instanceId: `solar-lamp-${index + 1}`,
    })),
  });
  if (signing.status >= 400) throw new Error(`The cards were refused: ${await signing.text()}`);
  const signed = await visitor.text('/cart/e-cards');
  await visitor.json(CUSTOMER_PATH, CUSTOMER);
  const orderId = await visitor.orderId();
  await visitor.pay(orderId, await shop.token(APPROVED_CARD));
  const thanks = await visitor.text('/thank-you');
  const path = /href="((?:\/nz)?\/orders\/[^"/]+\/[\w-]{32})"/.exec(thanks)?.[1] ?? '';
  const sent = (await shop.database.db.select().from(mails)).filter(({ cause }) => cause.includes(orderId));
  const pages = {
    'signing the cards': signed,
    'thank you': thanks,
    'the order': await visitor.text(path),
    'the cards to print': await visitor.text(`${path}/cards`),
    'the card in a browser': await visitor.text(/\/cards\/[^"<\s]+/.exec(mailOf(sent, 'e-card'))?.[0] ?? ''),
    'the mail with the card': mailOf(sent, 'e-card'),
    'the receipt': mailOf(sent, 'order-receipt'),
    'the order, for staff': await staff.text(`/back-office/records/orders/${orderId}`),
  };
  return pages;
}
const mailOf = (sent: (typeof mails.$inferSelect)[], kind: string) =>
  sent.find((each) => each.kind === kind)?.html ?? '';

it('stays text in every page and mail that shows a card’s message', async () => {
  const shapes = (pages: Record<string, string>) =>
    Object.entries(pages).map(([name, page]) => [name, elementsOf(page).map(({ shape }) => shape)] as const);
  const plain = await shownPages('With love');
  expect(Object.keys(plain).filter((name) => !plain[name]?.includes('With love'))).toEqual([
    'the receipt',
    'the order, for staff',
  ]);
  const right = new Map(shapes(plain));
  const cases: CorpusCase[] = [];
  for (const { id, payload } of await sanitiserPayloads()) {
    const pages = shapes(await shownPages(payload));
    const wrong = pages
      .filter(([name, shape]) => shape.join('\n') !== right.get(name)?.join('\n'))
      .map(([name]) => name);
    cases.push({ id, wrong: wrong.length > 0 ? `markup in ${wrong.join(', ')}: ${payload.slice(0, 200)}` : undefined });
  }
  expect(cases.length).toBeGreaterThan(200);
  expect(countCases('DOMPurify', 'message of a card', cases)).toEqual([]);
});
