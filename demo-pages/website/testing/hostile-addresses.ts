import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/database/project-root.ts';
import { startPlan } from '../giving/regular-giving/testing/giver.ts';
import { newVisitor, signedIn } from '../my-giving/testing/signed-in.ts';
import { STAFF_ROLES } from '../platform/audit/staff-acts.ts';
import { RECORDS_PATH } from '../platform/site/staff-paths.ts';
import { FILTER_FIELDS } from '../staff/giving/lists/record-filter.ts';
import { openStaff, signInAs } from '../staff/testing/sign-in-as.ts';
import { APPROVED_CARD, openShop, type Shop } from './open-shop.ts';
import { Visitor } from './shop-visitor.ts';

/** What has made servers fail: no text of a database, numbers and days out of range. */
export const WORST = [
  '%00',
  'a%00b.pdf',
  '%',
  '%ff',
  '-1',
  '0.pdf',
  '99999999999999999999',
  '99999.pdf',
  '2026-02-31',
  '9999-12-31',
];

/** What people, robots and attackers write into addresses, as it is sent. */
export const HOSTILE = [
  ...WORST,
  ...['', '0', '1e999', 'NaN', 'null', '2147483648', '0000.pdf', '2000.pdf', '10000.pdf', '99999999999999999999.pdf'],
  ...['%E0%A4%A', '%ED%A0%80', '%F0%9F%92%96', '%CC%81', '%E2%80%AE', '%0d%0aX-A:b', '%25%27%5F', '[]', '{}'],
  ...['..%2f..%2f..%2fetc%2fpasswd', "'%20or%201=1--", '__proto__', 'constructor', 'x'.repeat(6_000)],
  ...['0001-01-01', '0000-00-00', '999999-01-01', '+275760-09-14'],
];

/** Every name that the site reads from a query: those in its sources, and those of its lists. */
export const QUERY_NAMES: readonly string[] = (() => {
  const folder = join(projectRoot, 'demo-pages/website');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const named = sources.flatMap((text) => [...text.matchAll(/\.query\('([\w-]+)'\)/g)].map(([, name = '']) => name));
  const listings = [
    'keywords',
    'dateMin',
    'dateMax',
    'category',
    'location',
    'sort',
    'type',
    'topic',
    'date',
    'status',
  ];
  const others = ['kind', 'months', 'day', 'amount', 'id', 'key', 'actionId', 'locationId', '__proto__'];
  return [...new Set([...named, ...FILTER_FIELDS, ...listings, ...others])];
})();

/** Somebody with the paths that are theirs. Each test signs them in afresh: one of the addresses signs them out. */
export interface HostileVisitor {
  name: string;
  open(): Visitor | Promise<Visitor>;
  paths: RegExp;
}

/** A shop with a plan and an order, and everybody who can send addresses to it: donor, buyer and each role of staff. */
export async function openHostileShop(): Promise<{ shop: Shop; planId: string; visitors: HostileVisitor[] }> {
  const shop = await openShop();
  openStaff(shop);
  const { id: planId } = await startPlan(shop);
  const buyer = async () => {
    const visitor = new Visitor(shop);
    await visitor.pay(await visitor.order(), await shop.token(APPROVED_CARD));
    return visitor;
  };
  const records = new RegExp(`^${RECORDS_PATH}`);
  const visitors: HostileVisitor[] = [
    { name: 'nobody', open: () => newVisitor(shop), paths: /^/ },
    { name: 'a buyer', open: buyer, paths: /^\/(cart|checkout|orders|cards|gifts)/ },
    { name: 'a donor', open: () => signedIn(shop), paths: /^\/my-giving/ },
    ...STAFF_ROLES.map((role) => ({ name: role, open: () => signInAs(shop, role), paths: records })),
  ];
  return { shop, planId, visitors };
}

/** The paths of a method, from the app itself; those of New Zealand and of other languages are the same code. */
export const routesOf = (shop: Shop, method: 'GET' | 'POST'): string[] => [
  ...new Set(
    shop.website.app.routes
      .filter((route) => route.method === method && !/^\/(nz|(nz-)?(fr|es|vi|zh|ar|mi)|en-XA)(\/|$)/.test(route.path))
      .map(({ path }) => path)
      // It plays a provider under maintenance.
      .filter((path) => path !== '/v1/remote-action/configs')
      // Afterwards the other addresses would be asked by nobody.
      .sort((one, other) => Number(one.endsWith('/sign-out')) - Number(other.endsWith('/sign-out'))),
  ),
];

const PARAMETER = /:(\w+)(\{[^}]*\})?|\*/g;

/** A path with each of its parameters in turn as one of the texts, and the others as they should be. */
export function inPath(path: string, planId: string, texts: readonly string[]): string[] {
  const usual = (name: string | undefined) =>
    name === 'country' ? 'au' : name === 'id' && path.includes('/plans/') ? planId : 'orders';
  const parameters = path.match(PARAMETER) ?? [];
  return parameters.flatMap((_, at) =>
    texts.map((text) => {
      let seen = -1;
      return path.replaceAll(PARAMETER, (_whole, name?: string) => {
        seen += 1;
        return seen === at ? text : usual(name);
      });
    }),
  );
}

/** A path with all names of queries as each of the texts, and with names that are repeated or lists. */
export function inQuery(path: string, planId: string, texts: readonly string[]): string[] {
  const [address = path] = inPath(path, planId, ['orders']);
  const all = (text: string) => QUERY_NAMES.map((name) => `${name}=${text}`).join('&');
  const repeated = QUERY_NAMES.map((name) => `${name}[]=1&${name}=-1&${name}=2&${name}`).join('&');
  return [...texts.map(all), repeated].map((query) => `${address}?${query}`);
}

/** The addresses whose answer is a failure of the server. */
export async function failing(
  addresses: readonly string[],
  visitor: Visitor,
  method: 'GET' | 'POST',
): Promise<string[]> {
  const failed: string[] = [];
  const { cookie } = visitor;
  for (const address of addresses) {
    const response = await (method === 'GET' ? visitor.page(address) : visitor.form(address, {}));
    if (response.status >= 500) failed.push(`${response.status} ${method} ${address.slice(0, 120)}`);
    await response.body?.cancel();
    visitor.cookie = cookie;
  }
  return failed;
}
