import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { appeals, createDonationEffects } from '../../giving/index.ts';
import {
  BODY_LIMIT,
  limitBody,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { StaffMember } from '../staff-member.ts';
import { staffPageContext } from '../staff-page-context.ts';
import type { StaffServices } from '../staff-services.ts';
import { enterOfflineGift } from './acts/enter-offline-gift.ts';
import { parseOfflineGift } from './acts/parse-offline-gift.ts';
import { giftPath, OFFLINE_GIFT_PATH } from './donation-record-paths.ts';
import type { DonationRecordsArea } from './donation-records-area.ts';
import type { PostedForm } from './pages/act-form.tsx';
import { offlineGiftPage } from './pages/offline-gift-page.tsx';

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
