import { z } from 'zod';
import { defineKind, line, offeredChoice, placeField } from '../../content/index.ts';
import { previewContext, siteOf } from '../../platform/index.ts';
import { CATEGORY_ID, findCategories } from './categories.ts';
import { findGifts } from './find-gifts.ts';
import { giftsPage } from './gifts-page.tsx';

const categorySchema = z.object({
  name: line({ label: 'Name', most: 60, missing: 'Enter the name of the category.' }),
  place: placeField(),
  offered: offeredChoice(),
});

export type CategoryValues = z.output<typeof categorySchema>;

/** The categories of the shop, in both countries. */
export const CATEGORY_KIND = defineKind({
  name: 'category',
  slug: 'categories',
  title: 'Gift categories',
  lead: 'What the shop sorts gifts by. A gift has one of them.',
  viewAct: 'view-records',
  editAct: 'edit-gift',
  key: {
    label: 'Category code',
    help: 'Part of the shop’s addresses, such as water. It can’t be changed later.',
    shape: CATEGORY_ID,
    message: 'Enter letters, digits and hyphens, such as water.',
  },
  schema: categorySchema,
  translated: ['name'],
  initial: { offered: 'offered', place: '100' },
  titleOf: ({ name = '' }) => name,
  countryOf: () => 'AUS',
  isOfAllCountries: true,
  retired: (typed) => ({ ...typed, offered: 'retired' }),
  async refuse(db, { key }) {
    const same = (await findCategories(db)).find(({ id }) => id.toLowerCase() === key.toLowerCase() && id !== key);
    return same && { field: 'key', message: `${same.id} is the same in the shop’s addresses. Enter another code.` };
  },
  async preview(c, services, { key, values }) {
    const site = siteOf('AUS');
    const known = await findCategories(services.db);
    const category = { id: key, name: values.name, place: values.place, isOffered: values.offered === 'offered' };
    const categories = [...known.filter(({ id }) => id !== key), category].sort((a, b) => a.place - b.place);
    const gifts = (await findGifts(services.db, 'AUS')).filter(({ categoryId }) => categoryId === key);
    const shown = gifts.map((gift) => ({ ...gift, category: values.name }));
    const context = await previewContext(c, services, site, '/gifts');
    return giftsPage(context, { gifts: shown, categories, filter: { q: '', category, sort: '' } });
  },
});
