import { PGlite } from '@electric-sql/pglite';

const CHECKS = {
  'an order with two charges': `select reference from provider.charges where status = 'complete' group by reference having count(*) > 1`,
  'a charge whose order is not paid': `select c.id from provider.charges c left join website.orders o on o.id = c.reference
    where c.status = 'complete' and (o.status is distinct from 'paid' or o.transaction_id is distinct from c.id)`,
  'a paid order without its charge': `select o.id from website.orders o left join provider.charges c on c.id = o.transaction_id and c.status = 'complete'
    where o.status = 'paid' and c.id is null`,
  'a charge over another amount than the order': `select o.id from website.orders o join provider.charges c on c.id = o.transaction_id
    where c.amount_minor <> o.total_minor or c.currency <> o.currency`,
  'an order whose lines do not add up': `select o.id from website.orders o where o.status = 'paid' and o.total_minor <>
    (select sum(l.price_minor * l.quantity) from website.order_lines l where l.order_id = o.id)`,
  'a paid order without exactly one receipt': `select o.id from website.orders o where o.status = 'paid'
    and (select count(*) from website.mails m where m.cause = 'order-receipt:' || o.id) <> 1`,
  'a payment without an end': `select id from website.payment_attempts where status = 'pending'`,
  'stock held by nobody': `select order_id from website.stock_holds`,
  'stock that does not add up': `select s.item_id from website.gift_stock s where s.site_country_code = 'AUS' and s.available +
    coalesce((select sum(l.quantity) from website.order_lines l join website.orders o on o.id = l.order_id
      where o.status = 'paid' and o.site_country_code = 'AUS' and l.item_id = s.item_id), 0)
    <> case s.item_id when 'health-bicycle' then 6 when 'story-box' then 24 end`,
};

/** Reads the stopped server's database: what is wrong in it, and what the acknowledged payments became. */
export async function readLedger(dataDir, acknowledged) {
  const db = await PGlite.create(dataDir);
  const problems = [];
  for (const [what, query] of Object.entries(CHECKS)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) problems.push(`${rows.length} × ${what}, such as ${Object.values(rows[0])[0]}`);
  }
  for (const [orderId, transactionId] of acknowledged) {
    const { rows } = await db.query('select status, transaction_id from website.orders where id = $1', [orderId]);
    if (rows[0]?.status !== 'paid' || rows[0].transaction_id !== transactionId) {
      problems.push(`the payment ${transactionId} of ${orderId} was acknowledged and is lost`);
    }
  }
  const { rows } = await db.query(`select (select count(*) from website.orders where status = 'paid')::int as paid,
    (select count(*) from provider.charges where status = 'complete')::int as charges,
    (select count(*) from website.payment_attempts)::int as attempts`);
  await db.close();
  return { ...rows[0], problems };
}
