/**
 * Downloads all of a hundred thousand donations from a separate server, as CSV and as JSON lines, and prints how much
 * memory that took more than before (VmHWM). Linux only, because the memory figure comes from /proc.
 *
 *   npm run build && node demo-pages/load/export-memory.mjs [donations=100000] [limit in MB=100]
 *
 * Takes PORT and PROVIDER_PORT (8490 and 8491 unless set) and a data folder of its own. Fails above the limit, and when
 * a row is missing or comes twice.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ShopServer } from './shop-server.mjs';
import { Staff } from './staff.mjs';

const ROWS = Number(process.argv[2] ?? 100_000);
const LIMIT_MB = Number(process.argv[3] ?? 100);
process.env.NODE_OPTIONS = process.env.SERVER_NODE_OPTIONS ?? '';
process.chdir(new URL('../..', import.meta.url).pathname);
const folder = mkdtempSync(join(tmpdir(), 'haven-export-'));
const dataDir = join(folder, 'data');
const server = new ShopServer({
  port: Number(process.env.PORT ?? 8490),
  providerPort: Number(process.env.PROVIDER_PORT ?? 8491),
  dataDir,
  password: randomUUID(),
});

const SEED = `insert into website.donations (id, donation_key, site_country_code, currency, source, frequency, gift_minor, costs_minor,
  total_minor, status, customer_title, customer_first_name, customer_last_name, customer_phone_number, customer_email_address,
  email_key, organisation, billing_address_street, billing_address_suburb, billing_address_city, billing_address_state,
  billing_address_postcode, billing_address_country, receipt_number, given_on, paid_at, created_at)
select 'GIFT-' || lpad(n::text, 10, '0'), 'key ' || n, 'AUS', 'AUD', 'site', 'one-off', 5000 + n % 1000, 0, 5000 + n % 1000, 'paid',
  '', 'Ana' || n, 'Supporter-with-a-long-name', '', 'ana' || n || '@example.org', 'ana' || n || '@example.org',
  'An organisation of some length Pty Ltd', '', '', '', '', '', '', n, '2026-11-01', now(), now() - n * interval '1 second'
from generate_series(1, $1::int) n`;

const memory = (name) => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
};

/** Reads a download as it comes, without keeping it. Returns the number of rows and of different ids. */
const download = (path, cookie) =>
  new Promise((resolve, reject) => {
    const ids = new Set();
    let [rows, bytes, rest] = [0, 0, ''];
    get(`${server.site}${path}`, { headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}.`));
      response.setEncoding('utf8');
      response.on('data', (text) => {
        bytes += Buffer.byteLength(text);
        const lines = (rest + text).split('\n');
        rest = lines.pop();
        for (const line of lines) {
          const id = /GIFT-\d{10}/.exec(line)?.[0];
          if (!id) continue;
          rows += 1;
          ids.add(id);
        }
      });
      response.on('aborted', () => reject(new Error('The download broke.')));
      response.on('end', () => resolve({ rows, different: ids.size, bytes }));
    }).on('error', reject);
  });

try {
  // The first start makes the database; the rows are added while nobody else has it.
  await server.start();
  await server.stop();
  const database = await PGlite.create(dataDir);
  await database.query(SEED, [ROWS]);
  await database.close();
  await server.start();
  const staff = new Staff(server, server.password);
  await staff.signIn();
  // Everything that a small export needs is loaded before the figure is taken.
  await download('/back-office/records/donations/gifts/csv?text=Ana1', staff.cookie);
  for (const format of ['csv', 'jsonl']) {
    // Writing 5 makes the highest figure the present one.
    writeFileSync(`/proc/${server.child.pid}/clear_refs`, '5');
    const before = memory('VmRSS');
    const { rows, different, bytes } = await download(`/back-office/records/donations/gifts/${format}`, staff.cookie);
    const more = memory('VmHWM') - before;
    console.log(
      `${format}: ${rows} rows, ${Math.round(bytes / 1e6)} MB, ${more} MB more memory; the limit is ${LIMIT_MB} MB`,
    );
    if (rows !== ROWS || different !== ROWS || more > LIMIT_MB) process.exitCode = 1;
  }
} finally {
  server.child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
