import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { appeals, createDonationEffects } from '../../giving/index.ts';
import {
  activeSites,
  BODY_LIMIT,
  formField,
  limitBody,
  type Markup,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { staffPage } from '../pages/staff-page.tsx';
import { type StaffMember, type StaffPageContext, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { enterOfflineGift, OFFLINE_METHODS, type OfflineField, parseOfflineGift } from './acts/enter-offline-gift.ts';
import { type DonationRecordsArea, giftPath, OFFLINE_GIFT_PATH } from './donation-records-area.ts';
import { actForm, dayField, noteField, type PostedForm, valuesOf } from './pages/act-form.tsx';

/** Gifts that did not come through the provider are entered by hand (D6.02). */
export function offlineGiftRoutes(app: Hono<WebsiteEnv>, services: StaffServices, area: DonationRecordsArea): void {
  const { db, clock, siteOrigin } = services;
  const { staff, guarded, staleProblem } = area;
  const subject = 'offline gift';

  const show = async (c: WebsiteContext, member: StaffMember, posted?: PostedForm) => {
    const { code, name, siteCountryCode } = appeals;
    const page = offlineGiftPage(staffPageContext(c, services), {
      formKey: await staff.formKey(member, subject),
      appeals: await db.select({ code, name, siteCountryCode }).from(appeals).orderBy(asc(name)),
      posted,
    });
    return c.html(renderPage(page), posted ? 422 : 200);
  };
  const enter = async (c: WebsiteContext, member: StaffMember) => {
    const fields = await readFields(c);
    const form = parseOfflineGift(fields, clock());
    const refuse = (problems: PostedForm['problems']) =>
      show(c, member, { name: 'offline-gift', typed: form.typed, problems });
    const formKey = textField(fields, 'formKey');
    const stale = await staleProblem(member, subject, formKey);
    if (stale || form.problems.length > 0) return refuse(stale ? [stale] : form.problems);
    const settings = { effects: createDonationEffects(services), siteOrigin, now: clock() };
    const result = await enterOfflineGift(db, { form, formKey, staff: member }, settings);
    if ('problem' in result) return refuse([result.problem]);
    const { subject: id } = 'done' in result ? result.done : result.again;
    return c.redirect(`${giftPath(id)}?done=entered`, 303);
  };

  app.use(OFFLINE_GIFT_PATH, limitBody(BODY_LIMIT));
  routeMethods(app, OFFLINE_GIFT_PATH, {
    get: guarded('enter-offline-gift', (c, member) => show(c, member)),
    post: guarded('enter-offline-gift', enter),
  });
}

interface OfflineGiftPageData {
  formKey: string;
  appeals: readonly { code: string; name: string; siteCountryCode: string }[];
  posted?: PostedForm | undefined;
}

/** The form for a gift by bank transfer, cheque or cash. */
function offlineGiftPage(context: StaffPageContext, { formKey, appeals, posted }: OfflineGiftPageData): Markup {
  const values = valuesOf(posted, 'offline-gift');
  const shared = (name: OfflineField, label: string, hint?: string) => ({
    name,
    label,
    value: values.textOf(name),
    autocomplete: 'off',
    error: values.errorOf(name),
    hint,
  });
  const optional = (name: OfflineField, label: string, hint?: string) =>
    formField({ ...shared(name, label, hint), optional: true });
  const fields = [
    formField({
      ...shared('siteCountryCode', 'Country'),
      options: activeSites().map(({ code, countryName, currency }) => ({
        value: code,
        label: `${countryName} (${currency})`,
      })),
    }),
    formField({ ...shared('amount', 'Amount', 'In the currency of that country.'), width: 'medium' }),
    formField({ ...shared('method', 'Payment method'), options: OFFLINE_METHODS }),
    dayField(shared('givenOn', 'Date received', 'In the current or previous tax year.')),
    <fieldset className="haven-fieldset">
      <legend className="haven-fieldset__legend">Donor</legend>
      {optional('customerFirstName', 'First name')}
      {formField({ ...shared('customerLastName', 'Last name', 'Or enter an organisation below.'), optional: true })}
      {optional('organisation', 'Organisation')}
      {formField({
        ...shared('customerEmailAddress', 'Email', 'If you enter one, we’ll email the receipt straight away.'),
        optional: true,
        type: 'email',
      })}
      {optional('customerPhoneNumber', 'Phone')}
      {optional('billingAddressStreet', 'Street')}
      {optional('billingAddressSuburb', 'Suburb or town')}
      {optional('billingAddressState', 'State')}
      {optional('billingAddressPostcode', 'Postcode')}
    </fieldset>,
    formField({
      ...shared('appeal', 'Appeal'),
      optional: true,
      options: [
        { value: '', label: 'None' },
        ...appeals.map(({ code, name, siteCountryCode }) => ({ value: code, label: `${name} (${siteCountryCode})` })),
      ],
    }),
    noteField(values, {
      id: 'note',
      label: 'Note',
      hint: 'For the audit trail, such as the bank statement line or cheque number.',
    }),
  ];
  return staffPage(context, {
    title: 'Enter a gift',
    lead:
      'Record a gift by bank transfer, cheque or cash. It gets a receipt number straight away and counts ' +
      'towards its appeal.',
    place: 'donations/offline-gift',
    problems: posted?.problems ?? [],
    main: actForm(OFFLINE_GIFT_PATH, formKey, fields, 'Enter gift'),
  });
}
