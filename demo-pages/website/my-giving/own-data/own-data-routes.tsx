import { eq } from 'drizzle-orm';
import { type Message, message, type Shown } from '#locales/message.ts';
import { siteOfCountry } from '#rules/country.ts';
import { donorErrors } from '#rules/donations/donation-fields.ts';
import { detailOf } from '#rules/forms/form-input.ts';
import { isTicked } from '#rules/is-ticked.ts';
import ERROR_PAGE from '#texts/website/error-page';
import GIVING_DATA from '#texts/website/giving-data';
import { subscribers, unsubscribe } from '../../participation/index.ts';
import {
  errorSummary,
  type Fields,
  fieldsOf,
  HttpProblem,
  type Markup,
  NOTHING_SENT,
  type PageContext,
  pageContext,
  pageTexts,
  readFields,
  readLanguage,
  renderPage,
  type Site,
  sharedBySite,
  siteFor,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { type Donor, findDonor } from '../find-donor.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import type { MyGivingServices } from '../my-giving-services.ts';
import { donorSession } from '../sign-in/donor-session.ts';
import { changeDetails, changeLanguage, DETAIL_FIELDS, type DonorDetails, findDetails } from './donor-details.ts';
import { type ErasureProblem, erasePerson, erasureProblem } from './erase-person.ts';
import { type OwnDetailsPageData, ownDetailsPage } from './own-details-page.tsx';
import { collectPerson, findPerson } from './person-records.ts';

const LONGEST = 200;

/** A donor's own data: details, newsletter, download, erasure (D4.03). */
export const ownData = sharedBySite((services: MyGivingServices, site: Site) => {
  const { db, clock, participation } = services;
  const session = donorSession(services);
  const path = to(site, '/my-giving');
  const details = `${path}/details`;

  /** Restricts a handler to donors who are signed in. */
  const forDonor =
    (handle: (c: WebsiteContext, donor: Donor) => Promise<Response>) =>
    async (c: WebsiteContext): Promise<Response> => {
      const emailKey = await session.donorKey(c);
      const donor = emailKey === undefined ? undefined : await findDonor(db, emailKey);
      return donor ? handle(c, donor) : c.redirect(path, 303);
    };

  const show = async (c: WebsiteContext, donor: Donor, more: Partial<OwnDetailsPageData> = {}) => {
    const { emailKey, address } = donor;
    const typed: Record<string, string> = { ...(await findDetails(db, emailKey)) };
    const listed = await db.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
    const { done } = c.req.query();
    const data = {
      address,
      sent: { ...NOTHING_SENT, typed },
      subscribers: listed,
      language: donor.language,
      done: (['details', 'language', 'newsletter'] as const).find((each) => each === done),
      ...more,
    } as const;
    return c.html(renderPage(ownDetailsPage(await pageContext(c, services, site), data)), more.sent ? 422 : 200);
  };

  const save = async (c: WebsiteContext, donor: Donor) => {
    const typed = readDetails(await readFields(c));
    const known = { ...typed, customerEmailAddress: donor.address, readPrivacy: true };
    const errors = { ...tooLong(typed), ...donorErrors(known, site.code, '') };
    if (Object.keys(errors).length > 0)
      return show(c, donor, { sent: { ...NOTHING_SENT, typed: { ...typed }, errors }, done: undefined });
    await changeDetails(db, donor.emailKey, typed, clock());
    return c.redirect(`${details}?done=details`, 303);
  };

  const speak = async (c: WebsiteContext, { emailKey }: Donor) => {
    const language = readLanguage(textField(await readFields(c), 'language'));
    await changeLanguage(db, emailKey, language, clock());
    // The pages follow where the country has them.
    const next = siteFor(site.code, language);
    return c.redirect(`${to(next, '/my-giving/details')}?done=language`, 303);
  };

  const choose = async (c: WebsiteContext, { emailKey, address, language }: Donor) => {
    const fields = await readFields(c);
    const siteCountryCode = siteOfCountry(textField(fields, 'country'));
    const known = await findDetails(db, emailKey);
    if (!siteCountryCode || !known) throw new HttpProblem(400, message(ERROR_PAGE, 'openAgain'));
    if (textField(fields, 'wanted') === 'yes') {
      const { customerFirstName: firstName, customerLastName: lastName } = known;
      const person = { siteCountryCode, email: address, firstName, lastName, recaptchaToken: '' };
      await participation.join(person, undefined, language);
    } else {
      const listed = await db.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
      const here = listed.find((each) => each.siteCountryCode === siteCountryCode);
      if (here) await unsubscribe(db, here.id, clock());
    }
    return c.redirect(`${details}?done=newsletter`, 303);
  };

  const download = async (c: WebsiteContext, { emailKey, address }: Donor) => {
    const data = { address, collectedAt: new Date(clock()).toISOString(), ...(await collectPerson(db, emailKey)) };
    c.header('Content-Disposition', 'attachment; filename="my-giving.json"');
    return c.json(data);
  };

  const showErase = async (c: WebsiteContext, { emailKey, address }: Donor, more: Partial<ErasePageData> = {}) => {
    const { references } = await findPerson(db, emailKey);
    const data = { address, problem: await erasureProblem(db, emailKey, references), ...more };
    const status = more.error ? 422 : more.problem ? 409 : 200;
    return c.html(renderPage(erasePage(await pageContext(c, services, site), data)), status);
  };

  const erase = async (c: WebsiteContext, donor: Donor) => {
    const fields = await readFields(c);
    if (!isTicked(fields['confirmed'])) return showErase(c, donor, { error: message(GIVING_DATA, 'tickErase') });
    const problem = await erasePerson(db, donor.emailKey, siteFor(site.code, donor.language), clock());
    if (problem) return showErase(c, donor, { problem });
    await session.signOut(c);
    return c.redirect(`${path}?erased`, 303);
  };

  const endEverywhere = async (c: WebsiteContext, { emailKey }: Donor) => {
    await session.signOutEverywhere(c, emailKey);
    return c.redirect(`${path}?ended`, 303);
  };

  return {
    show: forDonor((c, donor) => show(c, donor)),
    save: forDonor(save),
    speak: forDonor(speak),
    choose: forDonor(choose),
    endEverywhere: forDonor(endEverywhere),
    download: forDonor(download),
    showErase: forDonor((c, donor) => showErase(c, donor)),
    erase: forDonor(erase),
  };
});

const readDetails = (fields: Fields): DonorDetails =>
  Object.fromEntries(DETAIL_FIELDS.map((name) => [name, detailOf(fields, name)])) as DonorDetails;

const tooLong = (details: DonorDetails): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([, value]) => value.length > LONGEST)
      .map(([name]) => [name, message(GIVING_DATA, 'tooLong', { limit: LONGEST })]),
  );

interface ErasePageData {
  address: string;
  problem?: ErasureProblem | undefined;
  /** The box was not ticked. */
  error?: Shown | undefined;
}

function problemNotice(problem: ErasureProblem, site: Site): Markup {
  const text = pageTexts(site, GIVING_DATA);
  if (problem === 'payment_runs') return notice('warning', text('paymentTitle'), text('paymentRuns'));
  const stop = <a href={to(site, '/my-giving')}>{text('stopFirst')}</a>;
  return notice('warning', text('planGoesTitle'), text.rich('planGoes', { stop }));
}

/** What is erased and what stays, before it is confirmed. */
function erasePage(context: PageContext, { address, problem, error }: ErasePageData): Markup {
  const { site } = context;
  const base = to(site, '/my-giving');
  const text = pageTexts(site, GIVING_DATA);
  const { tick } = fieldsOf('erase', { ...NOTHING_SENT, errors: error ? { confirmed: error } : {} }, site);
  const whose = (
    <strong className="giving-address" dir="ltr">
      {address}
    </strong>
  );
  return givingLayout(context, {
    title: text('eraseTitle'),
    menu: '/details',
    mainClass: 'page-main--narrow',
    hasErrors: error !== undefined,
    main: (
      <>
        {problem && problemNotice(problem, site)}
        <div className="page-head">
          <h1>{text('eraseTitle')}</h1>
          <p className="lead">{text.rich('eraseLead', { address: whose })}</p>
        </div>
        {errorSummary(error ? [{ message: error, field: 'erase-confirmed' }] : [], { site })}
        <div className="prose">
          <h2>{text('whatGoes')}</h2>
          <p>{text('whatGoesText')}</p>
          <h2>{text('whatStays')}</h2>
          <p>{text('whatStaysText')}</p>
        </div>
        {problem !== 'plan_goes_on' && (
          <form className="haven-form" method="post" action={`${base}/details/erase`} noValidate>
            {tick('confirmed', text('confirm'), true)}
            <div className="haven-actions">
              <button className="haven-button haven-button--danger">{text('erase')}</button>
              <a className="haven-button haven-button--quiet" href={`${base}/details`}>
                {text('keep')}
              </a>
            </div>
          </form>
        )}
      </>
    ),
  });
}
