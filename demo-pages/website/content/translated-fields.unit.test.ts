import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postForm } from '../platform/forms/testing/post-form.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { openStaff, type StaffVisitor, signInAs } from '../staff/testing/sign-in-as.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { edit, editForm } from './testing/edit-content.ts';

const CONTENT = '/back-office/records/content';
const PETITION = {
  ...{ siteCountryCode: 'AUS', title: 'A bus to the school', counterTitle: 'neighbours have signed', goal: '1,500' },
  ...{ postcode: 'optional', mobile: 'not-asked', location: 'not-asked', act: 'publish' },
};
const IN_FRENCH = { 'title@fr': 'Un bus pour l’école', 'counterTitle@fr': 'voisins ont signé' };

let shop: Shop;
let staff: StaffVisitor;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  staff = await signInAs(shop, 'administrator', 'Ada Admin');
});
afterAll(() => shop.database.close());

const page = (path: string) => new Visitor(shop).text(path);
const makePetition = (key: string, title = PETITION.title) =>
  edit(staff, `${CONTENT}/petitions/new`, { key, ...PETITION, ...IN_FRENCH, title });

describe('what staff translate', () => {
  it('is on the pages and in the mails of that language; other pages say that it is English [A3.01]', async () => {
    expect((await makePetition('1701')).status).toBe(303);
    const french = await page('/fr/petitions/1701');
    expect(french).toContain('<h1>Un bus pour l’école</h1>');
    expect(french).toMatch(/<petition-form [^>]*counter-title="voisins ont signé"/);
    expect(french).not.toContain('A bus to the school');
    expect(await page('/es/petitions/1701')).toContain('<h1><span lang="en" dir="ltr">A bus to the school</span></h1>');
    expect(await page('/petitions/1701')).toContain('<h1>A bus to the school</h1>');
    const visitor = new Visitor(shop);
    expect((await postForm(visitor, 'petition', { nodeId: '1701', pageLanguage: 'fr' })).status).toBe(200);
    const [thanks] = await shop.database.db.select().from(mails).where(eq(mails.kind, 'petition-thanks'));
    expect(thanks?.subject).toContain('Un bus pour l’école');
  });

  it('is a field of each text and language in the form, in the history and in the difference', async () => {
    // A title of its own: the same sentence is shown as another petition translates it.
    await makePetition('1702', 'A boat to the school');
    const form = await editForm(staff, `${CONTENT}/petitions/1702`);
    expect(form).toMatchObject(IN_FRENCH);
    const shown = await staff.text(`${CONTENT}/petitions/1702`);
    expect(shown).toMatch(/<summary>Translation: <span lang="ar" dir="rtl">العربية<\/span><\/summary>/);
    expect(shown).toMatch(/lang="zh-Hans" dir="ltr"[^>]* name="title@zh"/);
    const changed = await edit(staff, `${CONTENT}/petitions/1702`, { 'title@fr': '', act: 'publish' });
    expect(changed.status).toBe(303);
    expect(await staff.text(`${CONTENT}/petitions/1702`)).toContain('Français: Title');
    expect(await page('/fr/petitions/1702')).toContain('<span lang="en" dir="ltr">A boat to the school</span>');
  });

  it('is marked for a check once its English text has changed, until it is translated again', async () => {
    const path = `${CONTENT}/petitions/1704`;
    const marked = async () => (await staff.text(path)).match(/English has changed: check|translated: [^.]*\./g) ?? [];
    await makePetition('1704');
    expect(await marked()).toEqual([]);
    await edit(staff, path, { title: 'A tram to the school', act: 'publish' });
    await edit(staff, path, { goal: '1,600', act: 'publish' });
    expect(await marked()).toEqual(['English has changed: check', 'translated: Title.']);
    await edit(staff, path, { 'title@fr': 'Un tram pour l’école', act: 'draft' });
    expect(await marked()).toEqual([]);
  });

  it('is refused where the text itself would be: too long, or of several lines', async () => {
    await makePetition('1703');
    const path = `${CONTENT}/petitions/1703`;
    const refused = await edit(staff, path, { 'title@mi': 'x'.repeat(101), 'title@vi': 'một\nhai', act: 'publish' });
    expect(refused.status).toBe(422);
    const shown = await refused.text();
    expect(shown).toContain('Enter at most 100 characters.');
    expect(shown).toContain('Enter one line.');
    expect(shown, 'the closed part with the fault is open').toMatch(/<details class="records-translation" open="">/);
  });

  it('is that of gifts with their sizes, also of cached pages, in the cart too', async () => {
    expect(await page('/fr/gifts/solar-lamp')).toContain('Lampe solaire');
    const changes = { 'name@fr': 'Lampe du soleil', 'size1.variant@fr': 'Une lampe', act: 'publish' };
    expect((await edit(staff, `${CONTENT}/gifts/solar-lamp`, changes)).status).toBe(303);
    const gift = await page('/fr/gifts/solar-lamp');
    expect(gift).toContain('<h1 class="haven-gift-card__name">Lampe du soleil</h1>');
    expect(gift).toMatch(/<gift-item [^>]*item-name="Lampe du soleil"[^>]*item-variant="Une lampe"/);
    expect(await page('/gifts/solar-lamp')).toContain('<h1 class="haven-gift-card__name">Solar lamp</h1>');
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1, '/fr');
    expect(await visitor.text('/fr/cart')).toContain('>Lampe du soleil</a>');
  });

  it('is that of appeals, with their paragraphs', async () => {
    const path = `${CONTENT}/appeals/winter-appeal`;
    expect(await page('/vi/appeals/winter-appeal')).toContain(
      '<h1><span lang="en" dir="ltr">One warm room</span></h1>',
    );
    const changes = { 'name@vi': 'Một căn phòng ấm', 'story@vi': 'Một.\n\nHai.', act: 'publish' };
    expect((await edit(staff, path, changes)).status).toBe(303);
    const appeal = await page('/vi/appeals/winter-appeal');
    expect(appeal).toContain('<h1>Một căn phòng ấm</h1>');
    expect(appeal).toContain('<div class="prose"><p>Một.</p><p>Hai.</p></div>');
  });
});
