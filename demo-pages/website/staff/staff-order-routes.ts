import type { Hono } from 'hono';
import { findRefunds, parseRefund, type RefundForm, returnedUnits } from '../payments/index.ts';
import {
  BODY_LIMIT,
  limitBody,
  RECORDS_PATH,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { findLimitedItems, findOrder, findOrderLines, toOrderRefundable } from '../shop/index.ts';
import { readTrail } from './order-trail.ts';
import { refundCheckPage } from './pages/refund-views.tsx';
import { type StaffOrderData, staffOrderPage } from './pages/staff-order-page.tsx';
import type { StaffGuard } from './staff-guard.tsx';
import { type StaffMember, staffPageContext } from './staff-member.ts';
import type { StaffServices } from './staff-services.ts';
import type { StaffSession } from './staff-session.ts';

const TRAIL_ROWS = 200;
const STALE = 'This form was open for too long. Check it and submit it again.';

/** An order as staff see it, with the form for a refund. */
export function staffOrderRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { staff, guarded }: { staff: StaffSession; guarded: StaffGuard },
): void {
  const { db, refunds, log } = services;
  const path = `${RECORDS_PATH}/orders/:id`;
  const subjectOf = (orderId: string) => `refund ${orderId}`;

  const dataOf = async (c: WebsiteContext, member: StaffMember): Promise<StaffOrderData | undefined> => {
    const order = await findOrder(db, c.req.param('id') ?? '');
    if (!order) return undefined;
    const state = await findRefunds(db, toOrderRefundable(order));
    const returned = returnedUnits(state);
    const limited = await findLimitedItems(db, order.siteCountryCode);
    const lines = (await findOrderLines(db, order.id)).map((line) => ({
      ...line,
      returned: returned.get(line.itemId) ?? 0,
      isLimited: limited.has(line.itemId),
    }));
    return {
      order,
      lines,
      refunds: state,
      trail: await readTrail(db, TRAIL_ROWS, order.id),
      formKey: await staff.formKey(member, subjectOf(order.id)),
    };
  };
  const show = async (c: WebsiteContext, data: StaffOrderData, form?: RefundForm) =>
    c.html(renderPage(staffOrderPage(staffPageContext(c, services), data, form)), form ? 422 : 200);

  const refund = async (c: WebsiteContext, member: StaffMember) => {
    const data = await dataOf(c, member);
    if (!data) return c.notFound();
    const { order } = data;
    const fields = await readFields(c);
    const form = parseRefund(fields);
    const formKey = textField(fields, 'formKey');
    if (!(await staff.isFormKey(member, subjectOf(order.id), formKey)))
      form.problems.unshift({ field: 'amount', message: STALE });
    if (form.problems.length > 0) return show(c, data, form);
    const { amountMinor, reason, units } = form;
    const request = { refundable: { kind: 'order' as const, id: order.id }, amountMinor, units };
    if (textField(fields, 'step') !== 'refund') {
      const problem = await refunds.review(request);
      return problem
        ? show(c, data, { ...form, problems: [problem] })
        : c.html(renderPage(refundCheckPage(staffPageContext(c, services), data, { ...form, formKey })));
    }
    const begun = await refunds.ask({ ...request, formKey, reason, staff: member });
    if ('problem' in begun) return show(c, data, { ...form, problems: [begun.problem] });
    log({ event: 'staff-area', refund: begun.refund.id, order: order.id, status: begun.refund.status });
    return c.redirect(`${RECORDS_PATH}/orders/${encodeURIComponent(order.id)}?refund=${begun.refund.id}`, 303);
  };

  app.use(`${path}/refunds`, limitBody(BODY_LIMIT));
  routeMethods(app, path, {
    get: guarded('view-records', async (c, member) => {
      const data = await dataOf(c, member);
      return data ? show(c, { ...data, shownRefund: c.req.query('refund') }) : c.notFound();
    }),
  });
  routeMethods(app, `${path}/refunds`, { post: guarded('refund', refund) });
}
