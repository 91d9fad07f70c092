import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { defineKind, tagMarkup, typedCountry } from '../../content/index.ts';
import { previewContext, price, siteOf, to } from '../../platform/index.ts';
import { donationProvider } from '../donations/donation-provider.ts';
import { appealColumns, appealSchema } from './appeal-content.ts';
import { appealPage } from './appeal-page.tsx';
import { readProgress } from './appeal-progress.ts';
import { appeals } from './appeals-schema.ts';

/** Appeals: staff make them, and each has a page of its own that takes gifts. They end on their last day. */
export const APPEAL_KIND = defineKind({
  name: 'appeal',
  slug: 'appeals',
  title: 'Appeals',
  lead: 'Appeals people can give to. What each has raised is under Appeal results.',
  viewAct: 'view-donations',
  editAct: 'edit-appeal',
  key: {
    label: 'Code',
    help: 'Part of the page’s address, such as winter-2027. It can’t be changed later.',
    shape: /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
    message: 'Enter lower-case letters, digits and hyphens, such as winter-2027.',
  },
  schema: appealSchema,
  translated: ['name', 'summary', 'story', 'matchPartner'],
  titleOf: ({ name = '' }) => name,
  countryOf: typedCountry,
  async refuse(db, { key, values }) {
    // The lock of the partner's sum, so that no gift is matched between this look and the change.
    const [known] = await db.select().from(appeals).where(eq(appeals.code, key)).for('update');
    if (!known || values.matchCapMinor >= known.matchedMinor) return undefined;
    const added = price(known.matchedMinor, siteOf(known.siteCountryCode));
    return { field: 'matchCapMinor', message: `The partner has already matched ${added}. Enter that or more.` };
  },
  async goLive(tx, { key, values, now }) {
    const set = appealColumns(values);
    await tx
      .insert(appeals)
      .values({ code: key, ...set, createdAt: new Date(now) })
      // What the partner has added stays: only gifts change it.
      .onConflictDoUpdate({ target: appeals.code, set });
  },
  async preview(c, services, { key, values, now }) {
    const site = siteOf(values.siteCountryCode);
    const [figures] = await readProgress(services.db, [key]);
    const row = { code: key, ...appealColumns(values), matchedMinor: 0, createdAt: new Date(now) };
    const context = await previewContext(c, services, site, `/appeals/${key}`);
    return appealPage(context, {
      appeal: { ...row, matchedMinor: Math.round((figures?.matched ?? 0) * 100) },
      figures,
      provider: donationProvider(services, site),
      donationKey: randomUUID(),
      now,
    });
  },
  async facts(db, key, typed) {
    const site = siteOf(typedCountry(typed));
    const [figures] = await readProgress(db, [key]);
    const raised = price(Math.round((figures?.raised ?? 0) * 100), site);
    return {
      facts: figures ? [['Raised', `${raised} from ${figures.gifts} ${figures.gifts === 1 ? 'gift' : 'gifts'}`]] : [],
      links: figures ? [[to(site, `/appeals/${key}`), 'View page']] : [],
      tag: tagMarkup('appeal-progress', { appeal: key, 'site-country-code': site.code }),
    };
  },
});
