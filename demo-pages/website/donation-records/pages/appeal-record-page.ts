import { html } from 'hono/html';
import type { AppealFigures } from '#website/api/appeal-schemas.ts';
import { decimalText } from '#website/money.ts';
import type { Appeal } from '../../appeals/find-appeals.ts';
import { dayIn } from '../../site/calendar-days.ts';
import { formField } from '../../site/form-field.ts';
import { type Markup, price, to } from '../../site/page-context.ts';
import { SITES, siteOf } from '../../site/sites.ts';
import type { TrailEntry } from '../../staff/order-trail.ts';
import { trailTable } from '../../staff/pages/trail-table.ts';
import { mayDo } from '../../staff/staff-acts.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import { APPEAL_IMAGES, type AppealFieldName, type TypedAppeal } from '../acts/parse-appeal.ts';
import { APPEAL_RECORDS_PATH, appealRecordPath, DONATION_RECORDS_PATH } from '../donation-record-paths.ts';
import { actForm, recordLink as link, type PostedForm, factRow as row, textArea, valuesOf } from './act-form.ts';
import { dayField } from './day-field.ts';
import { donationRecordsPage, doneAlert } from './donation-records-page.ts';

export interface AppealRecordData {
  /** Undefined for one that is to be created. */
  appeal: Appeal | undefined;
  figures?: AppealFigures | undefined;
  trail: readonly TrailEntry[];
  formKey: string;
  done?: string | undefined;
  posted?: PostedForm | undefined;
}

/** An appeal as staff see it, with the form that changes it; or the form for a new one. */
export function appealRecordPage(context: StaffPageContext, data: AppealRecordData): Markup {
  const { appeal, figures, trail, done, posted } = data;
  const mayEdit = context.member && mayDo(context.member.role, 'edit-appeal');
  const frame = { place: 'appeals', problems: posted?.problems ?? [] };
  if (!appeal)
    return donationRecordsPage(context, {
      ...frame,
      title: 'Create an appeal',
      lead: 'It has a page of its own, and takes gifts from its first day on.',
      main: appealForm(data),
    });
  const site = siteOf(appeal.siteCountryCode);
  const day = (moment: Date) => dayIn(site.code, moment.getTime());
  return donationRecordsPage(context, {
    ...frame,
    title: appeal.name,
    eyebrow: site.countryName,
    outcome: done ? doneAlert('Appeal saved', 'Its page shows it now.') : '',
    main: html`<dl class="haven-facts records-facts">
${row('Code', appeal.code)}${row('Goal', price(appeal.goalMinor, site))}
${figures ? html`${row('Raised', price(Math.round(figures.raised * 100), site))}${row('Gifts', String(figures.gifts))}` : ''}
${row('From', day(appeal.from))}${row('Until', appeal.until ? day(new Date(appeal.until.getTime() - 1)) : 'Without an end')}
${appeal.matchPercent > 0 ? html`${row('Matching', `${appeal.matchPercent} % by ${appeal.matchPartner}`)}${row('Matched', `${price(appeal.matchedMinor, site)} of ${price(appeal.matchCapMinor, site)}`)}` : ''}
</dl>
<p class="records-after">${link(to(site, `/appeals/${appeal.code}`), 'The page of the appeal')}, ${link(`${DONATION_RECORDS_PATH}/days?appeal=${appeal.code}`, 'its sums by day')}, ${link(`${DONATION_RECORDS_PATH}/gifts?appeal=${appeal.code}`, 'its gifts')}</p>
${mayEdit ? html`<section class="records-part" id="edit"><h2>Change this appeal</h2>${appealForm(data)}</section>` : ''}
<section class="records-part"><h2>Audit trail</h2><p>Times are UTC, the newest first.</p>${trailTable(trail)}</section>`,
  });
}

function typedOf({ siteCountryCode, from, until, ...appeal }: Appeal): TypedAppeal {
  const country = siteOf(siteCountryCode).code;
  return {
    code: appeal.code,
    siteCountryCode,
    name: appeal.name,
    summary: appeal.summary,
    story: appeal.story,
    image: appeal.image,
    goal: decimalText(appeal.goalMinor),
    from: dayIn(country, from.getTime()),
    until: until ? dayIn(country, until.getTime() - 1) : '',
    matchPercent: String(appeal.matchPercent),
    matchCap: decimalText(appeal.matchCapMinor),
    matchPartner: appeal.matchPartner,
  };
}

function appealForm({ appeal, formKey, posted }: AppealRecordData): Markup {
  const values = valuesOf(posted, 'appeal');
  const stored = appeal && typedOf(appeal);
  const shared = (name: AppealFieldName, label: string, hint?: string) => ({
    name,
    label,
    hint,
    value: values.textOf(name, stored?.[name] ?? ''),
    autocomplete: 'off',
    error: values.errorOf(name),
  });
  const area = (name: 'summary' | 'story', label: string, hint: string, rows: number, maxLength: number) =>
    textArea({
      id: name,
      name,
      label,
      hint,
      rows,
      maxLength,
      value: shared(name, label).value,
      error: values.errorOf(name),
    });
  const country = SITES.map(({ code, countryName }) => ({ value: code, label: countryName }));
  const fields: (Markup | '')[] = [
    appeal
      ? ''
      : formField({
          ...shared('code', 'Code', 'Part of the page’s address, such as winter-2027. It stays for ever.'),
          width: 'medium',
        }),
    appeal ? '' : formField({ ...shared('siteCountryCode', 'Country'), options: country }),
    formField(shared('name', 'Name')),
    area('summary', 'Summary', 'In a sentence or two.', 2, 300),
    area('story', 'Text of the page', 'An empty line begins a paragraph.', 8, 4_000),
    formField({ ...shared('image', 'Drawing'), options: APPEAL_IMAGES }),
    formField({ ...shared('goal', 'Goal'), width: 'medium' }),
    dayField(shared('from', 'First day')),
    dayField({ ...shared('until', 'Last day'), optional: true }),
    formField({
      ...shared('matchPercent', 'Matching in per cent', '100 doubles each gift; 0 is none.'),
      width: 'short',
      inputmode: 'numeric',
      optional: true,
    }),
    formField({ ...shared('matchCap', 'Most that the partner adds'), width: 'medium', optional: true }),
    formField({ ...shared('matchPartner', 'Partner', 'As the page names them.'), optional: true }),
  ];
  return actForm(
    appeal ? appealRecordPath(appeal.code) : `${APPEAL_RECORDS_PATH}/new`,
    formKey,
    fields,
    appeal ? 'Save' : 'Create the appeal',
  );
}
