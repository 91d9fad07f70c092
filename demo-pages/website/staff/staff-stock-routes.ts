import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { withAsciiDigits } from '#rules/ascii-digits.ts';
import type { Database } from '../../server/database/open-database.ts';
import { refunds, refundUnits } from '../payments/index.ts';
import {
  BODY_LIMIT,
  type Fields,
  homeSite,
  isActive,
  limitBody,
  RECORDS_PATH,
  readFields,
  renderPage,
  routeMethods,
  SITES,
  type Site,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { changeStock, giftStock, gifts, orderLines, orders, stockHolds } from '../shop/index.ts';
import { readStockTrail } from './order-trail.ts';
import { type StockForm, stockPage } from './pages/stock-page.tsx';
import type { StaffGuard } from './staff-guard.tsx';
import { type StaffMember, staffPageContext } from './staff-member.ts';
import type { StaffServices } from './staff-services.ts';
import type { StaffSession } from './staff-session.ts';

const TRAIL_ROWS = 50;
const MAX_NOTE = 200;
const COUNTRIES = new Map<string, Site>([
  ['au', SITES[0]],
  ['nz', SITES[1]],
]);

/** The stock of limited gifts, one page for each country, with the form that changes it. */
export function staffStockRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { staff, guarded }: { staff: StaffSession; guarded: StaffGuard },
): void {
  const { db, clock, log } = services;
  const path = `${RECORDS_PATH}/stock/:country`;
  const siteOf = (c: WebsiteContext) => {
    const site = COUNTRIES.get(c.req.param('country') ?? '');
    return site && isActive(site) ? site : undefined;
  };
  const subjectOf = (site: Site) => `stock ${site.code}`;

  const show = async (c: WebsiteContext, member: StaffMember, site: Site, form?: StockForm) => {
    const page = stockPage(staffPageContext(c, services), {
      site,
      stock: await readStock(db, site.code),
      trail: await readStockTrail(db, site.code, TRAIL_ROWS),
      formKey: await staff.formKey(member, subjectOf(site)),
      form,
      changed: c.req.query('changed'),
    });
    return c.html(renderPage(page), form ? 422 : 200);
  };

  const change = async (c: WebsiteContext, member: StaffMember) => {
    const site = siteOf(c);
    if (!site) return c.notFound();
    const fields = await readFields(c);
    const form = readForm(fields);
    const formKey = textField(fields, 'formKey');
    if (!(await staff.isFormKey(member, subjectOf(site), formKey)))
      form.problems.unshift({
        field: 'units',
        message: 'This form was open for too long. Check it and submit it again.',
      });
    if (form.problems.length > 0) return show(c, member, site, form);
    const { itemId, kind, note } = form;
    const units = Number(form.units);
    const seen = Number(textField(fields, `seen.${itemId}`) || Number.NaN);
    const request = { siteCountryCode: site.code, itemId, kind, units, seen, note, staff: member, formKey };
    const changed = await changeStock(db, request, clock());
    if ('problem' in changed) {
      form.problems.push({ field: 'units', message: changed.problem });
      return show(c, member, site, form);
    }
    log({ event: 'staff-area', stock: itemId, country: site.code, onHand: changed.onHand });
    return c.redirect(`${c.req.path}?changed=${encodeURIComponent(itemId)}`, 303);
  };

  app.use(path, limitBody(BODY_LIMIT));
  routeMethods(app, `${RECORDS_PATH}/stock`, {
    get: guarded('view-records', (c) =>
      c.redirect(`${RECORDS_PATH}/stock/${homeSite().code === 'AUS' ? 'au' : 'nz'}`, 303),
    ),
  });
  routeMethods(app, path, {
    get: guarded('view-records', (c, member) => {
      const site = siteOf(c);
      return site ? show(c, member, site) : c.notFound();
    }),
    post: guarded('change-stock', change),
  });
}

function readForm(fields: Fields): StockForm {
  const units = withAsciiDigits(textField(fields, 'units'));
  const kind = textField(fields, 'kind') === 'set' ? 'set' : 'add';
  const note = textField(fields, 'note').slice(0, MAX_NOTE);
  const form: StockForm = { itemId: textField(fields, 'itemId'), kind, units, note, problems: [] };
  const least = kind === 'add' ? 1 : 0;
  if (!/^\d{1,5}$/.test(units) || Number(units) < least)
    form.problems.push({ field: 'units', message: `Enter the units as a whole number from ${least} to 99999.` });
  return form;
}

/** A limited gift. The number in stock is `available` plus `promised`: the units on the shelf. */
export interface StockLine {
  itemId: string;
  name: string;
  variant: string;
  isWithdrawn: boolean;
  available: number;
  /** Reserved by payments that have begun. */
  promised: number;
  /** Paid for, without the units that returned with a refund. */
  sold: number;
}

/** The limited gifts of a country in the order of the shop. */
function readStock(db: Database, siteCountryCode: string): Promise<StockLine[]> {
  const ofGift = sql`${giftStock.siteCountryCode} and`;
  const promised = sql<number>`coalesce((select sum(${stockHolds.quantity}) from ${stockHolds}
    where ${stockHolds.siteCountryCode} = ${ofGift} ${stockHolds.itemId} = ${giftStock.itemId}), 0)::int`;
  const paid = sql`coalesce((select sum(${orderLines.quantity}) from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orders.status} in ('paid', 'reversed')
    and ${orders.siteCountryCode} = ${ofGift} ${orderLines.itemId} = ${giftStock.itemId}), 0)`;
  const returned = sql`coalesce((select sum(${refundUnits.quantity}) from ${refundUnits}
    join ${refunds} on ${refunds.id} = ${refundUnits.refundId}
    join ${orders} on ${orders.id} = ${refunds.refundableId}
    where ${refunds.status} = 'refunded'
    and ${orders.siteCountryCode} = ${ofGift} ${refundUnits.itemId} = ${giftStock.itemId}), 0)`;
  return db
    .select({
      itemId: gifts.itemId,
      name: gifts.name,
      variant: gifts.variant,
      isWithdrawn: gifts.isWithdrawn,
      available: giftStock.available,
      promised,
      sold: sql<number>`(${paid} - ${returned})::int`,
    })
    .from(giftStock)
    .innerJoin(gifts, and(eq(gifts.siteCountryCode, giftStock.siteCountryCode), eq(gifts.itemId, giftStock.itemId)))
    .where(eq(giftStock.siteCountryCode, siteCountryCode))
    .orderBy(asc(gifts.position), asc(gifts.itemId));
}
