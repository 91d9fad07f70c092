import { PGlite } from '@electric-sql/pglite';

const CHECKS = {
  'an order with two charges': `select reference from sandbox.charges where status = 'complete' group by reference having count(*) > 1`,
  'a charge whose order is not paid': `select c.id from sandbox.charges c left join website.orders o on o.id = c.reference
    where c.status = 'complete' and (o.status is distinct from 'paid' or o.transaction_id is distinct from c.id)`,
  'a paid order without its charge': `select o.id from website.orders o left join sandbox.charges c on c.id = o.transaction_id and c.status = 'complete'
    where o.status = 'paid' and c.id is null`,
  'a charge whose amount differs from the order': `select o.id from website.orders o join sandbox.charges c on c.id = o.transaction_id
    where c.amount_minor <> o.total_minor or c.currency <> o.currency`,
  'an order whose lines do not add up': `select o.id from website.orders o where o.status = 'paid' and o.total_minor <>
    (select sum(l.price_minor * l.quantity) from website.order_lines l where l.order_id = o.id)`,
  'a paid order without exactly one receipt': `select o.id from website.orders o where o.status = 'paid'
    and (select count(*) from website.mails m where m.cause = 'order-receipt:' || o.id) <> 1`,
  'a payment without a result': `select id from website.payment_attempts where status = 'pending'`,
  'a refund without a result': `select id from website.refunds where status = 'asked'`,
  'a refund that the provider does not have': `select r.id from website.refunds r left join sandbox.charge_refunds p
    on p.id = r.refund_id and p.status = 'complete' and p.amount_minor = r.amount_minor and p.charge_id = r.charge_id
    where r.status = 'refunded' and p.id is null`,
  'a refund at the provider that was not requested, or was made twice': `select p.id from sandbox.charge_refunds p
    left join website.refunds r on r.refund_id = p.id where p.status = 'complete' and r.id is null`,
  'a charge whose refunded amount differs from its refunds': `select c.id from sandbox.charges c where c.refunded_minor <>
    coalesce((select sum(p.amount_minor) from sandbox.charge_refunds p where p.charge_id = c.id and p.status = 'complete'), 0)`,
  'a refund without exactly one mail': `select r.id from website.refunds r where r.status = 'refunded' and r.refundable_kind = 'order'
    and (select count(*) from website.mails m where m.cause = 'order-refund:' || r.id) <> 1`,
  'a refund without its two lines in the trail': `select r.refundable_id from website.refunds r group by r.refundable_id
    having 2 * count(*) <> (select count(*) from website.staff_actions a where a.subject = r.refundable_id and a.action = 'refund')`,
  'stock reserved without a payment': `select order_id from website.stock_holds`,
  'stock that does not add up': `select s.item_id from website.gift_stock s where s.site_country_code = 'AUS' and s.available +
    coalesce((select sum(l.quantity) from website.order_lines l join website.orders o on o.id = l.order_id
      where o.status = 'paid' and o.site_country_code = 'AUS' and l.item_id = s.item_id), 0) -
    coalesce((select sum(u.quantity) from website.refund_units u join website.refunds r on r.id = u.refund_id
      where r.status = 'refunded' and u.item_id = s.item_id), 0)
    <> case s.item_id when 'health-bicycle' then 6 when 'story-box' then 24 end + coalesce(($1::jsonb ->> s.item_id)::int, 0)`,
};

const SANDBOX_TABLES = {
  charges: 'id text, reference text, status text, amount_minor bigint, currency text, refunded_minor bigint',
  charge_refunds: 'id text, charge_id text, status text, amount_minor bigint',
};

/** Copies what the sandbox has in a database of its own beside the site's tables, so that a query can compare them. */
async function copySandbox(db, sandboxDir) {
  const sandbox = await PGlite.create(sandboxDir);
  await db.exec('drop schema if exists sandbox cascade; create schema sandbox');
  for (const [table, columns] of Object.entries(SANDBOX_TABLES)) {
    const { rows } = await sandbox.query(`select * from sandbox.${table}`);
    await db.exec(`create table sandbox.${table} (${columns})`);
    const copy = `insert into sandbox.${table} select * from jsonb_to_recordset($1::jsonb) as t(${columns})`;
    await db.query(copy, [JSON.stringify(rows)]);
  }
  await sandbox.close();
}

/**
 * Reads the stopped programs' databases: their inconsistencies, and the state of the acknowledged payments and refunds.
 * `added` is the number of units that were added to the stock of each gift.
 */
export async function readLedger(dataDir, { acknowledged, refunded, added }) {
  const db = await PGlite.create(dataDir);
  await copySandbox(db, `${dataDir}-sandbox`);
  const problems = [];
  for (const [what, query] of Object.entries(CHECKS)) {
    const { rows } = await db.query(query, query.includes('$1') ? [JSON.stringify(added)] : []);
    if (rows.length > 0) problems.push(`${rows.length} × ${what}, such as ${Object.values(rows[0])[0]}`);
  }
  for (const [orderId, transactionId] of acknowledged) {
    const { rows } = await db.query('select status, transaction_id from website.orders where id = $1', [orderId]);
    if (rows[0]?.status !== 'paid' || rows[0].transaction_id !== transactionId) {
      problems.push(`the payment ${transactionId} of ${orderId} was acknowledged and is lost`);
    }
  }
  for (const refundId of refunded) {
    const { rows } = await db.query('select status from website.refunds where id = $1', [refundId]);
    if (rows[0]?.status !== 'refunded')
      problems.push(`the refund ${refundId} was acknowledged and is ${rows[0]?.status}`);
  }
  const { rows } = await db.query(`select (select count(*) from website.orders where status = 'paid')::int as paid,
    (select count(*) from sandbox.charges where status = 'complete')::int as charges,
    (select count(*) from website.payment_attempts)::int as attempts,
    (select count(*) from website.refunds where status = 'refunded')::int as refunds,
    (select count(*) from sandbox.charge_refunds)::int as "providerRefunds"`);
  await db.close();
  return { ...rows[0], problems };
}
