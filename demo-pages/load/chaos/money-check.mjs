const PAID = `select id, transaction_id, total_minor, currency from website.orders where status = 'paid'
  union all select id, transaction_id, total_minor, currency from website.donations where status = 'paid'`;

const CHECKS = {
  'a payable with two charges': `select reference from sandbox.charges where status = 'complete' group by reference having count(*) > 1`,
  'a charge that nothing is paid by': `select c.id from sandbox.charges c left join (${PAID}) p on p.transaction_id = c.id
    where c.status = 'complete' and p.id is null`,
  'something paid without its charge': `select p.id from (${PAID}) p left join sandbox.charges c on c.id = p.transaction_id and c.status = 'complete'
    where c.id is null`,
  'a charge of another amount': `select p.id from (${PAID}) p join sandbox.charges c on c.id = p.transaction_id
    where c.amount_minor <> p.total_minor or c.currency <> p.currency`,
  'a paid order without exactly one receipt': `select o.id from website.orders o where o.status = 'paid'
    and (select count(*) from website.mails m where m.cause = 'order-receipt:' || o.id) <> 1`,
  'a paid gift without exactly one receipt': `select d.id from website.donations d where d.status = 'paid'
    and (select count(*) from website.mails m where m.cause like 'donation-receipt:' || d.id || ':%') <> 1`,
  'a paid gift without exactly one row of its ledger': `select d.id from website.donations d where d.status = 'paid'
    and (select count(*) from website.donation_ledger l where l.donation_id = d.id and l.entry = 'paid') <> 1`,
  'a gap in the receipt numbers': `select site_country_code from website.donations where receipt_number is not null
    group by 1 having count(*) <> max(receipt_number)`,
  'a payment without a result': `select id from website.payment_attempts where status = 'pending'`,
  'stock reserved without a payment': 'select order_id from website.stock_holds',
};

/**
 * What is wrong in the databases, one line a kind, and the acknowledged payments that are lost. `ask` runs a query.
 * `unknownCharges`: the ids of charges that staff were shown, because the site's database was put back to before them.
 */
export async function wrongMoney(ask, payers, unknownCharges = []) {
  const problems = [];
  for (const [what, query] of Object.entries(CHECKS)) {
    const rows = (await ask(query)).filter(({ id }) => !unknownCharges.includes(id));
    if (rows.length > 0) problems.push(`${rows.length} × ${what}, such as ${Object.values(rows[0])[0]}`);
  }
  const known = new Set((await ask(PAID)).map(({ transaction_id: id }) => id));
  const lost = payers.filter(({ transactionId }) => transactionId && !known.has(transactionId));
  if (lost.length > 0) problems.push(`${lost.length} × an acknowledged payment that is lost: ${lost[0].transactionId}`);
  const [{ charges }] = await ask(`select count(*)::int as charges from sandbox.charges where status = 'complete'`);
  return { problems, charges };
}
