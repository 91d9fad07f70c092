import type { Hono } from 'hono';
import {
  actOnce,
  BODY_LIMIT,
  homeSite,
  limitBody,
  type Mail,
  organisationOf,
  queueMail,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { StaffGuard } from '../staff-guard.tsx';
import { type StaffMember, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import type { StaffSession } from '../staff-session.ts';
import { ARRIVED_PATH, firstRunPage, TEST_MAIL_PATH } from './first-run-page.tsx';
import { FIRST_RUN_PATH } from './first-run-paths.ts';
import { readFirstRun, TEST_MAIL } from './first-run-steps.ts';

const STALE = 'This page was open for too long. Check it and try again.';
const FORMS = { test: 'first-run test', arrived: 'first-run arrived' } as const;

/** The list of what must be set before money is taken (O4.01), with its test mail. */
export function firstRunRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { staff, guarded }: { staff: StaffSession; guarded: StaffGuard },
): void {
  const { db, clock, siteOrigin } = services;
  const show = async (c: WebsiteContext, member: StaffMember, problem?: string) => {
    const keys = { test: await staff.formKey(member, FORMS.test), arrived: await staff.formKey(member, FORMS.arrived) };
    const data = { ...(await readFirstRun(services)), member, keys, done: c.req.query('done'), problem };
    return c.html(renderPage(firstRunPage(staffPageContext(c, services), data)), problem ? 422 : 200);
  };
  const act =
    (form: keyof typeof FORMS, outcome: 'sent' | 'arrived') => async (c: WebsiteContext, member: StaffMember) => {
      const formKey = textField(await readFields(c), 'formKey');
      if (!(await staff.isFormKey(member, FORMS[form], formKey))) return show(c, member, STALE);
      const now = clock();
      const result = await actOnce(db, { formKey, staff: member, now }, async (tx) => {
        if (outcome === 'sent') {
          const queued = await queueMail(tx, testMail(member, formKey, siteOrigin), now);
          if (queued === 'refused') return { problem: { field: 'main', message: 'Mails cannot go to your address.' } };
        } else if ((await readFirstRun({ ...services, db: tx })).testMail?.status !== 'sent') {
          return { problem: { field: 'main', message: 'No test mail has been handed over yet.' } };
        }
        return { action: 'first-run', siteCountryCode: null, subject: TEST_MAIL, outcome, detail: '' };
      });
      return 'problem' in result
        ? show(c, member, result.problem.message)
        : c.redirect(`${FIRST_RUN_PATH}?done=${outcome}`, 303);
    };
  app.use(`${FIRST_RUN_PATH}/*`, limitBody(BODY_LIMIT));
  routeMethods(app, FIRST_RUN_PATH, { get: guarded('set-up-site', (c, member) => show(c, member)) });
  routeMethods(app, TEST_MAIL_PATH, { post: guarded('set-up-site', act('test', 'sent')) });
  routeMethods(app, ARRIVED_PATH, { post: guarded('set-up-site', act('arrived', 'arrived')) });
}

/** A mail in the look of all others, to who is signed in. */
function testMail({ name, email }: StaffMember, formKey: string, siteOrigin: string): Mail {
  const site = homeSite();
  const charity = organisationOf(site).name;
  return {
    kind: TEST_MAIL,
    cause: `${TEST_MAIL}:${formKey}`,
    siteCountryCode: site.code,
    to: { name, address: email },
    subject: `A test mail of ${charity}`,
    body: [
      { heading: 'Mail works' },
      { text: `This mail has reached you, so the site of ${charity} can send receipts, cards and links to sign in.` },
      { button: 'Say that it has arrived', href: `${siteOrigin}${FIRST_RUN_PATH}#mail` },
    ],
    reason: 'You get this because you asked for a test mail in the staff area.',
  };
}
