import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { decimalText } from '#rules/money.ts';
import {
  area,
  countryChoice,
  day,
  defineKind,
  drawingsOf,
  line,
  money,
  optionalDay,
  picture,
  placePicture,
  refusePicture,
  type Typed,
  tagMarkup,
  typedCountry,
  whole,
} from '../../content/index.ts';
import { addCalendarDays, dayIn, instantOf, laterOf, previewContext, price, siteOf, to } from '../../platform/index.ts';
import { donationProvider } from '../donations/donation-section.tsx';
import { readProgress } from './appeal-progress.ts';
import { appealPage } from './appeal-routes.tsx';
import { appeals } from './appeals-schema.ts';
import type { Appeal } from './find-appeals.ts';

const fields = z.object({
  siteCountryCode: countryChoice('Choose the country of the appeal.'),
  name: line({ label: 'Name', most: 100, missing: 'Enter the name of the appeal.' }),
  summary: area({
    label: 'Summary',
    help: 'In a sentence or two.',
    rows: 2,
    most: 300,
    missing: 'Enter what the appeal is for, in a sentence or two.',
  }),
  story: area({
    label: 'Page text',
    help: 'Leave an empty line between paragraphs.',
    rows: 8,
    most: 4_000,
    missing: 'Enter the text of the appeal’s page.',
  }),
  image: picture({
    label: 'Picture',
    help: 'A drawing, or one that was uploaded under Pictures.',
    missing: 'Choose one of the drawings or pictures.',
  }),
  goalMinor: money({ label: 'Goal', least: 1, message: 'Enter the goal in dollars, such as 80,000.' }),
  from: day({ label: 'First day', message: 'Enter the first day of the appeal.' }),
  until: optionalDay({ label: 'Last day', message: 'Enter the last day of the appeal, or leave it empty.' }),
  matchPercent: whole({
    label: 'Matching (per cent)',
    help: '100 doubles each gift. 0 means no matching.',
    least: 0,
    most: 1_000,
    empty: 0,
    message: 'Enter the matching percentage, from 0 to 1000. 100 doubles each gift.',
  }),
  matchCapMinor: money({
    label: 'Matching limit',
    empty: 0,
    message: 'Enter the matching limit in dollars, such as 40,000.',
  }),
  matchPartner: line({
    label: 'Matching partner',
    help: 'As shown on the page.',
    most: 100,
    missing: 'Enter the matching partner.',
    isOptional: true,
  }),
});

const WITH_MATCHING = 'With matching, enter the partner and the limit.';

const appealSchema = fields.superRefine((values, context) => {
  const { from, until, matchPercent, matchCapMinor, matchPartner } = values;
  const refuse = (field: keyof typeof values, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (until !== null && until < from) refuse('until', 'Enter a last day that is on or after the first day.');
  if (matchPercent > 0 && matchCapMinor === 0) refuse('matchCapMinor', WITH_MATCHING);
  if (matchPercent > 0 && matchPartner === '') refuse('matchPartner', WITH_MATCHING);
});

type AppealValues = z.output<typeof appealSchema>;

/** The columns that the values write. Days are those of the appeal's country. */
function appealColumns({ from, until, ...values }: AppealValues) {
  const start = (at: string) => new Date(instantOf(values.siteCountryCode, at, '00:00'));
  return { ...values, from: start(from), until: until === null ? null : start(addCalendarDays(until, 1)) };
}

/** The texts of the form for an appeal that is in the table. */
export function appealFields(appeal: Omit<Appeal, 'createdAt' | 'matchedMinor'>): Typed {
  const { code } = siteOf(appeal.siteCountryCode);
  return {
    siteCountryCode: code,
    name: appeal.name,
    summary: appeal.summary,
    story: appeal.story,
    image: appeal.image,
    goalMinor: decimalText(appeal.goalMinor),
    from: dayIn(code, appeal.from.getTime()),
    until: appeal.until ? dayIn(code, appeal.until.getTime() - 1) : '',
    matchPercent: String(appeal.matchPercent),
    matchCapMinor: decimalText(appeal.matchCapMinor),
    matchPartner: appeal.matchPartner,
  };
}

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
  choices: async (db) => ({ image: await drawingsOf(db, 'appeal') }),
  retired(typed, now) {
    const yesterday = addCalendarDays(dayIn(typedCountry(typed), now), -1);
    const { from = yesterday, until } = typed;
    if (until && until <= yesterday) return typed;
    return { ...typed, from: laterOf(from, yesterday) === yesterday ? from : yesterday, until: yesterday };
  },
  async refuse(db, { key, values }) {
    const gone = await refusePicture(db, 'appeal', values.image);
    if (gone) return gone;
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
      picture: await placePicture(services.db, values.image, '16:9'),
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
