import { eq } from 'drizzle-orm';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderBlocks } from '../../platform/http/render-blocks.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { appeals } from '../appeals/appeals-schema.ts';
import { donations } from './donations-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.database.db.update(appeals).set({ from: new Date(0) });
});
afterAll(() => shop.database.close());

type Element = DefaultTreeAdapterMap['element'];
const elementsIn = (node: DefaultTreeAdapterMap['node']): Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
    : [];
const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;
const textOf = (node: DefaultTreeAdapterMap['node']): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** The form of the donation's view, as a browser without scripts shows and posts it. */
async function viewOf(response: Response) {
  const page = await renderBlocks(await response.text(), shop.now);
  const view = elementsIn(parse(page)).find((element) => attribute(element, 'class') === 'donation-form') as Element;
  const elements = elementsIn(view);
  const fields: Record<string, string> = {};
  for (const element of elements) {
    const name = attribute(element, 'name');
    if (!name || element.tagName === 'button') continue;
    const type = attribute(element, 'type');
    if (/radio|checkbox/.test(type ?? '') && attribute(element, 'checked') === undefined) continue;
    const chosen = elementsIn(element).find((option) => attribute(option, 'selected') !== undefined);
    fields[name] = attribute(chosen ?? element, 'value') ?? (type === 'checkbox' ? 'on' : '');
  }
  const open = elements.find(
    ({ tagName, attrs }) => tagName === 'section' && !attrs.some(({ name }) => name === 'hidden'),
  );
  const inOpen = elementsIn(open as Element);
  const errors = Object.fromEntries(
    inOpen.flatMap((element) => {
      const error = inOpen.find((each) => attribute(each, 'id') === `${attribute(element, 'id')}-error`);
      return attribute(element, 'name') && error ? [[attribute(element, 'name'), textOf(error)]] : [];
    }),
  );
  const summary = inOpen.find((element) => attribute(element, 'class') === 'haven-error-summary');
  return {
    status: response.status,
    title: /<title>([^<]*)/.exec(page)?.[1],
    action: attribute(view, 'action'),
    method: attribute(view, 'method'),
    heading: inOpen.flatMap((element) =>
      attribute(element, 'class') === 'donation-form__title' ? [textOf(element)] : [],
    ),
    fields,
    errors,
    summary: summary && elementsIn(summary).flatMap((element) => (element.tagName === 'a' ? [textOf(element)] : [])),
    note: page.includes('<noscript><p class="donate__note">'),
  };
}

const DONOR = {
  customerFirstName: 'Mere',
  customerLastName: 'Ngata',
  customerEmailAddress: 'mere@example.org',
};
const rowOf = async (donationKey = '') => {
  const [row] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, donationKey));
  return row;
};

describe('the donation form without scripts', () => {
  it.each([
    ['/donate', '/donate', '', 'AUD'],
    ['/nz/donate', '/nz/donate', '', 'NZD'],
    ['/appeals/winter-appeal', '/donate', 'winter-appeal', 'AUD'],
  ])('takes the gift at %s, then the details, and ends at a reference', async (path, action, appeal, currency) => {
    const visitor = new Visitor(shop);
    const gift = await viewOf(await visitor.page(path));
    expect([gift.method, gift.action], 'never to an answer for scripts').toEqual(['post', action]);
    expect(gift.heading).toEqual(['Your gift']);
    expect(gift.fields).toMatchObject({
      part: 'gift',
      frequency: 'one-off',
      amount: '75',
      monthlyAmount: '30',
      appeal,
    });

    const chosen = { ...gift.fields, frequency: 'monthly', monthlyAmount: '45', coverCosts: 'on' };
    const details = await viewOf(await visitor.form(action, chosen));
    expect([details.status, details.heading]).toEqual([200, ['Your details']]);
    expect(details.errors, 'nothing is wrong before it is typed').toEqual({});
    expect(details.note, '[D1.14] how to go on').toBe(true);
    expect(details.fields, 'the gift stays').toMatchObject({
      donationKey: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      ...{ part: 'details', frequency: 'monthly', monthlyAmount: '45', coverCosts: 'on', appeal },
    });

    const typed = { ...details.fields, ...DONOR, customerEmailAddress: 'mere', organisation: 'Acme' };
    const refused = await viewOf(await visitor.form(action, typed));
    expect([refused.status, refused.heading]).toEqual([422, ['Your details']]);
    expect(refused.title).toMatch(/^Error: /);
    const sentences = [
      'Enter your email address, like name@example.org.',
      'Tick the box to say that you have read the privacy notice.',
    ];
    expect(refused.errors, '[D1.14] errors beside their fields').toEqual({
      customerEmailAddress: `Error: ${sentences[0]}`,
      readPrivacy: `Error: ${sentences[1]}`,
    });
    expect(refused.summary).toEqual(sentences);
    expect(refused.fields).toMatchObject(typed);

    const right = { ...refused.fields, ...DONOR, readPrivacy: 'on' };
    const taken = await visitor.form(action, right);
    expect(taken.status).toBe(303);
    const reference = taken.headers.get('location') ?? '';
    expect(reference).toMatch(new RegExp(`^${action}/reference/GIFT-`));
    expect(await visitor.text(reference), '[D1.14] no dead end').toContain('Nothing has been charged yet');
    expect(await rowOf(details.fields['donationKey'])).toMatchObject({
      frequency: 'monthly',
      giftMinor: 4_500,
      organisation: 'Acme',
      appealCode: appeal || null,
      currency,
    });
  });

  it('says beside the amount what is wrong with it, and nothing else', async () => {
    const visitor = new Visitor(shop);
    const gift = await viewOf(await visitor.page('/donate'));
    const refused = await viewOf(await visitor.form('/donate', { ...gift.fields, otherAmount: '4.99' }));
    const message = 'Enter an amount from $5 to $10,000, such as 75 or 62.50.';
    expect([refused.status, refused.heading, refused.errors, refused.summary], '[D1.14] [D1.05]').toEqual([
      422,
      ['Your gift'],
      { otherAmount: `Error: ${message}` },
      [message],
    ]);
    expect(refused.fields['otherAmount'], 'as it was typed').toBe('4.99');
    const details = await viewOf(await visitor.form('/donate', { ...refused.fields, otherAmount: '$62.50' }));
    expect([details.heading, details.fields['otherAmount']]).toEqual([['Your details'], '$62.50']);
  });

  it('goes back to the gift, and on again, with everything that was typed', async () => {
    const visitor = new Visitor(shop);
    const gift = await viewOf(await visitor.page('/donate'));
    const details = await viewOf(await visitor.form('/donate', gift.fields));
    const back = await viewOf(await visitor.form('/donate', { ...details.fields, ...DONOR, back: 'gift' }));
    expect([back.status, back.heading, back.errors]).toEqual([200, ['Your gift'], {}]);
    const again = await viewOf(await visitor.form('/donate', { ...back.fields, amount: '145' }));
    expect(again.heading).toEqual(['Your details']);
    expect(again.errors).toEqual({});
    expect(again.fields, '[D1.02]').toMatchObject({ ...DONOR, amount: '145' });
  });

  it('shows the fields of a dedication once its kind is chosen', async () => {
    const visitor = new Visitor(shop);
    const gift = await viewOf(await visitor.page('/donate'));
    const fields = { ...gift.fields, ...DONOR, part: 'details', readPrivacy: 'on', dedicationKind: 'memory' };
    const refused = await viewOf(await visitor.form('/donate', fields));
    expect(Object.keys(refused.errors)).toEqual(['dedicationName']);
    const taken = await visitor.form('/donate', { ...refused.fields, dedicationName: 'Ruth' });
    expect(taken.status).toBe(303);
    expect(await rowOf(refused.fields['donationKey'])).toMatchObject({ dedication: { kind: 'memory', name: 'Ruth' } });
  });

  it('writes what was typed as text, whatever it is', async () => {
    const name = '"><script>alert(1)</script>';
    const refused = await new Visitor(shop).form('/donate', { part: 'details', amount: '75', customerFirstName: name });
    const page = await renderBlocks(await refused.clone().text(), shop.now);
    expect(page).not.toContain('<script>alert');
    expect((await viewOf(refused)).fields['customerFirstName']).toBe(name);
  });
});
