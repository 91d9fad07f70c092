import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayDo, STAFF_ACTS, STAFF_ROLES, type StaffAct, type StaffRole } from '../platform/audit/staff-acts.ts';
import { RECORDS_PATH } from '../platform/site/staff-paths.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { actOf } from './staff-guard.tsx';
import { openStaff, type StaffVisitor, signInAs } from './testing/sign-in-as.ts';

interface StaffRoute {
  method: string;
  path: string;
  act: StaffAct | undefined;
}

/** Routes that are for people who have not signed in yet, or who sign out. */
const OPEN = [
  'GET ',
  'POST ',
  'GET /session',
  'POST /session',
  'POST /sign-out',
  'POST /passkey/options',
  'POST /passkey',
  'GET /first-account',
  'POST /first-account',
  'GET /set-up',
  'POST /set-up',
  'POST /set-up/passkey-options',
  'POST /set-up/passkey',
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
});
afterAll(() => shop.database.close());

/** Every route of the staff area, read from the app itself. */
const routes = (): StaffRoute[] =>
  shop.website.app.routes
    .filter(({ method, path }) => ['GET', 'POST'].includes(method) && path.startsWith(RECORDS_PATH))
    .map(({ method, path, handler }) => ({ method, path, act: actOf(handler as Parameters<typeof actOf>[0]) }));

const ask = ({ method, path }: StaffRoute, visitor: Visitor) => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'country' ? 'au' : 'none'));
  return method === 'GET' ? visitor.page(address) : visitor.form(address, {});
};

const titleOf = ({ method, path }: StaffRoute) => `${method} ${path.slice(RECORDS_PATH.length)}`;

describe('the matrix of roles and acts', () => {
  // The table is written twice, so that a change of who may do what is a change of two places.
  const EXPECTED: Record<StaffRole, StaffAct[]> = {
    reader: ['view-records', 'view-donations', 'own-account'],
    'supporter-care': [
      'view-records',
      'view-donations',
      'own-account',
      'resend-receipt',
      'stop-plan',
      'change-stock',
      'edit-appeal',
      'edit-petition',
      'edit-guide',
      'edit-gift',
      'edit-picture',
    ],
    finance: [
      'view-records',
      'view-donations',
      'own-account',
      'export-records',
      'refund',
      'enter-offline-gift',
      'reconcile',
      'resend-receipt',
    ],
    administrator: Object.keys(STAFF_ACTS) as StaffAct[],
  };

  it.each(STAFF_ROLES)('gives a %s no more than its work needs', (role) => {
    const acts = (Object.keys(STAFF_ACTS) as StaffAct[]).filter((act) => mayDo(role, act));
    expect(acts.toSorted(), '[D6.03] acts of the role').toEqual(EXPECTED[role].toSorted());
  });

  it('guards every route of the staff area but the way in and out', () => {
    const unguarded = routes().filter(({ act }) => act === undefined);
    expect(unguarded.map(titleOf).toSorted()).toEqual(OPEN.toSorted());
    expect(routes().length).toBeGreaterThan(OPEN.length + 10);
  });

  it('sends whoever has not signed in to the sign-in, on every guarded route', async () => {
    for (const route of routes().filter(({ act }) => act)) {
      const answer = await ask(route, new Visitor(shop));
      expect([titleOf(route), answer.status, answer.headers.get('location')]).toEqual([
        titleOf(route),
        303,
        RECORDS_PATH,
      ]);
    }
  });

  describe.each(STAFF_ROLES)('for a %s', (role) => {
    let visitor: StaffVisitor;
    beforeAll(async () => {
      visitor = await signInAs(shop, role);
    });

    it('opens what the role may do and answers 403 to everything else, on every route', async () => {
      for (const route of routes()) {
        if (!route.act) continue;
        const answer = await ask(route, visitor);
        expect(answer.status === 403, `[D6.03] ${role}: ${titleOf(route)} is refused`).toBe(!mayDo(role, route.act));
        expect(answer.status, `${titleOf(route)} has no fault`).toBeLessThan(500);
      }
    });
  });
});

describe('an act beyond the role', () => {
  it('is refused in plain words, logged, and in the audit trail', async () => {
    const reader = await signInAs(shop, 'reader', 'Rangi Reader');
    shop.entries.length = 0;
    const answer = await reader.form(`${RECORDS_PATH}/stock/au`, { units: '1' });
    const page = await answer.text();
    expect(answer.status, '[D6.03] beyond the role').toBe(403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('Your role is Reader, which may not update stock. Nothing was changed.');
    expect(page).toContain('Roles that may: Supporter care, Administrator.');
    expect(shop.entries, '[D6.03] logged').toContainEqual(
      expect.objectContaining({ event: 'staff-area', forbidden: 'change-stock', account: reader.account.id }),
    );
    const administrator = await signInAs(shop, 'administrator');
    const trail = await administrator.text(`${RECORDS_PATH}/staff-actions?who=${reader.account.id}&action=forbidden`);
    expect(trail, '[D6.02] in the trail').toMatch(
      /Rangi Reader<\/td>.*Refused: not allowed for the role.*change-stock.*POST \/back-office\/records\/stock\/au/s,
    );
  });

  it('is not offered in the navigation', async () => {
    const [reader, administrator] = [await signInAs(shop, 'reader'), await signInAs(shop, 'administrator')];
    expect(await reader.text(`${RECORDS_PATH}/orders`)).not.toContain(`${RECORDS_PATH}/accounts"`);
    expect(await administrator.text(`${RECORDS_PATH}/orders`)).toContain(`${RECORDS_PATH}/accounts"`);
  });

  it('counts from the next request on after the role was changed', async () => {
    const member = await signInAs(shop, 'reader');
    const administrator = await signInAs(shop, 'administrator');
    const path = `${RECORDS_PATH}/accounts/${member.account.id}`;
    const formKey = / name="formKey" value="([^"]*)"/.exec(await administrator.text(path))?.[1] ?? '';
    expect((await member.page(`${RECORDS_PATH}/orders/csv`)).status).toBe(403);
    const changed = await administrator.form(path, { change: 'role', role: 'finance', formKey });
    expect(changed.status).toBe(303);
    expect((await member.page(`${RECORDS_PATH}/orders/csv`)).status).toBe(200);
  });
});
