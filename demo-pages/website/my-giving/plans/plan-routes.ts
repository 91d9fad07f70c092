import { randomUUID } from 'node:crypto';
import GIVING_PLAN from '#texts/website/giving-plan';
import {
  changePlan,
  considerChange,
  factsOf,
  findPlanChanges,
  type PlanChangeRequest,
  readPlan,
  refusalText,
  type SayChange,
} from '../../giving/index.ts';
import {
  type Fields,
  HttpProblem,
  isSigned,
  markTranslated,
  pageContext,
  pageTexts,
  readFields,
  renderPage,
  type Site,
  sharedBySite,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { MyGivingServices } from '../my-giving-services.ts';
import { donorSession } from '../sign-in/donor-session.ts';
import { checkChangePage, readChange } from './check-change-page.tsx';

import { type OpenedPlan, type PlanPageData, planPage } from './plan-page.tsx';
import { sourceHandlers } from './source-routes.tsx';

/** A form's key, made by the page that it is on. */
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** What the link of a mail may change: it says nothing about who opened it. */
const BY_LINK: ReadonlySet<PlanChangeRequest['kind']> = new Set(['pause', 'resume', 'stop']);

/** Finds the plan that a request may see; undefined for everybody else's. */
export type OpenPlan = (c: WebsiteContext) => Promise<OpenedPlan | undefined>;

/**
 * The pages of a monthly gift: for its donor who is signed in, and for whoever has the signed link of a mail about it.
 */
export const plans = sharedBySite((services: MyGivingServices, site: Site) => {
  const { db } = services;
  const session = donorSession(services);
  const path = to(site, '/my-giving');
  const openOwn: OpenPlan = async (c) => {
    const emailKey = await session.donorKey(c);
    const plan = emailKey === undefined ? undefined : await readPlan(db, c.req.param('id') ?? '');
    return plan?.emailKey === emailKey && plan
      ? { plan, base: `${path}/plans/${plan.id}`, isSigned: false }
      : undefined;
  };
  const openSigned: OpenPlan = async (c) => {
    const [id, signature] = [c.req.param('id') ?? '', c.req.param('signature') ?? ''];
    const plan = (await isSigned(db, 'plan', id, signature)) ? await readPlan(db, id) : undefined;
    return plan?.siteCountryCode === site.code
      ? { plan, base: `${path}/plans/${id}/${signature}`, isSigned: true }
      : undefined;
  };
  // Without a session the donor signs in first; a link that is not ours is no page at all.
  return {
    own: planHandlers(services, site, openOwn, (c) => c.redirect(path, 303)),
    signed: planHandlers(services, site, openSigned, (c) => c.notFound()),
  };
});

function planHandlers(
  services: MyGivingServices,
  site: Site,
  open: OpenPlan,
  refuse: (c: WebsiteContext) => Response | Promise<Response>,
) {
  const { db, siteOrigin, clock, bankGatewayId } = services;

  const show = async (c: WebsiteContext, opened: OpenedPlan, more: Partial<PlanPageData> = {}) => {
    const changes = await findPlanChanges(db, opened.plan.id);
    const changed = changes.find(({ id }) => id === `${opened.plan.id}:${c.req.query('changed')}`);
    // The debit agreement binds in English, so a bank account is given on the English page.
    const data = { ...opened, changes, changed, hasBank: bankGatewayId !== '' && site.language === 'en', ...more };
    return c.html(renderPage(planPage(await pageContext(c, services, site), data)), more.error ? 422 : 200);
  };

  const check = async (
    c: WebsiteContext,
    opened: OpenedPlan,
    asked: PlanChangeRequest,
    { say, isNew }: { say: SayChange; isNew: boolean },
  ) => {
    const data = { ...opened, asked, say, isNew, key: randomUUID() };
    return c.html(renderPage(checkChangePage(await pageContext(c, services, site), data)), isNew ? 409 : 200);
  };

  /** Reads the change of a form, and answers one that is wrong. */
  const read = (fields: Fields, { isSigned: byLink }: OpenedPlan) => {
    const asked = readChange(fields, site.lang);
    if (!asked || ('kind' in asked && byLink && !BY_LINK.has(asked.kind)))
      throw new HttpProblem(400, pageTexts(site, GIVING_PLAN)('notHere'));
    return asked;
  };

  const ask = async (c: WebsiteContext, opened: OpenedPlan) => {
    const asked = read(c.req.query(), opened);
    if ('error' in asked)
      return show(c, opened, {
        error: { field: asked.field, message: asked.error },
        typedAmount: c.req.query('amount') ?? '',
      });
    const planned = considerChange(asked)(opened.plan, await factsOf(db, opened.plan, clock()));
    if ('problem' in planned)
      return show(c, opened, { error: { message: markTranslated(refusalText(planned, site)) } });
    return check(c, opened, asked, { say: planned.say, isNew: false });
  };

  const confirm = async (c: WebsiteContext, opened: OpenedPlan) => {
    const fields = await readFields(c);
    const asked = read(fields, opened);
    const key = textField(fields, 'key');
    if ('error' in asked || !KEY.test(key)) throw new HttpProblem(400, 'Open the page again. Nothing was changed.');
    const { plan, base } = opened;
    const result = await changePlan(db, plan.id, considerChange(asked), {
      siteOrigin,
      now: clock(),
      kind: asked.kind,
      changeId: `${plan.id}:${key}`,
      actor: 'donor',
      // Stopping takes one confirmation, whatever has happened meanwhile.
      shown: asked.kind === 'stop' ? undefined : textField(fields, 'shown'),
    });
    if (result.result === 'changed') return c.redirect(`${base}?changed=${key}`, 303);
    if (result.result === 'differs') return check(c, opened, asked, { say: result.say, isNew: true });
    return show(c, opened, { error: { message: markTranslated(refusalText(result, site)) } });
  };

  const opening =
    (handle: (c: WebsiteContext, opened: OpenedPlan) => Promise<Response>) => async (c: WebsiteContext) => {
      const opened = await open(c);
      return opened ? handle(c, opened) : refuse(c);
    };
  return {
    page: { get: opening((c, opened) => show(c, opened)) },
    change: { get: opening(ask), post: opening(confirm) },
    ...sourceHandlers(services, site, opening),
  };
}
