import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { settleDue } from '../../app/advance-sandbox.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { chargeCustomer, saveCustomer } from '../../testing/saved-customers.ts';
import { type Action, act, begin, type ModelCharge, settle } from './testing/charge-model.ts';

const IS_SOAK = Boolean(process.env['SOAK']);
const WALKS = IS_SOAK ? 10_000 : 40;
/** Counting a source's charges is slow when there are thousands. */
const WALKS_A_TABLE = 250;
const DAY_MS = 86_400_000;
const AMOUNT = 5_000;
const CARDS: Readonly<Record<ModelCharge['card'], string>> = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  disputed: '4000000000000259',
  'refuses refunds': '4000000000005126',
};

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
const customers = new Map<string, string>();
let start = 0;
beforeAll(async () => {
  sandbox = await openSandbox();
  for (const [card, number] of Object.entries(CARDS)) {
    customers.set(card, (await saveCustomer(sandbox, { card: number })).id);
  }
  start = sandbox.clock.time;
});
afterAll(() => sandbox.close());

const minor = fc.constantFrom(null, null, 1, 1_999, 2_500, 2_500, AMOUNT, AMOUNT + 1);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('capture' as const), minor }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), minor }) },
);
const step = fc.oneof(
  { weight: 4, arbitrary: action },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('at once' as const), one: action, other: action }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      ms: fc.constantFrom(1, 7 * DAY_MS - 1, 7 * DAY_MS, 10 * DAY_MS),
      // The sandbox may be asked between the moment when something is due and the moment when it happens.
      isSettled: fc.boolean(),
    }),
  },
  // Of an earlier call of the walk: the same request again, twice at once, or another one under its key.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('again' as const), which: fc.nat(9), isSame: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const walk = fc.record({
  card: fc.constantFrom<ModelCharge['card']>(
    'approved',
    'approved',
    'approved',
    'disputed',
    'disputed',
    'refuses refunds',
    'declined',
  ),
  capture: fc.constantFrom(false, false, true),
  isTwice: fc.boolean(),
  steps: fc.array(step, { minLength: 2, maxLength: 5 }),
});

let key = 0;
/** A call with its key, and how it was answered. */
interface Call {
  path: string;
  body: object;
  key: string;
  answer: { status: number; body: unknown };
}

/** A charge at the sandbox on its walk, beside the model. */
class Walk {
  private readonly calls: Call[] = [];
  private constructor(
    private readonly id: string,
    private readonly since: number,
    private model: ModelCharge,
  ) {}

  static async begin(card: ModelCharge['card'], capture: boolean, isTwice: boolean): Promise<Walk> {
    const [last] = await rowsOf<{ sequence: number }>(
      sandbox.db,
      sql`select coalesce(max(sequence), 0)::float8 as sequence from sandbox.webhook_events`,
    );
    key += 1;
    const make = () =>
      chargeCustomer(sandbox, customers.get(card)!, { amount: '50.00', capture, reference: 'walk' }, `walk-${key}`);
    const [made, again] = await Promise.all([make(), isTwice ? make() : undefined]);
    if (again) expect(again.body, '[P3.01] equal charges at once').toEqual(made.body);
    const [row] = await rowsOf<{ id: string }>(
      sandbox.db,
      sql`select id from sandbox.charges where idempotency_key = ${`walk-${key}`}`,
    );
    expect(made.status).toBe(card === 'declined' ? 400 : 201);
    return new Walk(row!.id, last!.sequence, begin(card, AMOUNT, capture, sandbox.clock.time));
  }

  private async send({ path, body, key }: Pick<Call, 'path' | 'body' | 'key'>): Promise<Call['answer']> {
    const { status, body: answer } = await sandbox.server('POST', path, body, { 'idempotency-key': key });
    return { status, body: answer };
  }

  /** Sends an action under a new key, and returns `ok` or the code of the refusal. */
  private async call(asked: Action): Promise<string> {
    key += 1;
    const body = asked.kind === 'cancel' || asked.minor === null ? {} : { amount: (asked.minor / 100).toFixed(2) };
    const path = `/v1/charges/${this.id}/${asked.kind === 'refund' ? 'refunds' : asked.kind}`;
    const call = { path, body, key: `walk-${key}` };
    const answer = await this.send(call);
    const code = (answer.body as { error: { code: string } | null }).error?.code ?? 'ok';
    // Any other refusal happened before anything did, and leaves its key free.
    if (code === 'ok' || code === 'refund_refused') this.calls.push({ ...call, answer });
    return code;
  }

  /** Two calls at once end as one of them after the other. */
  private async callAtOnce(one: Action, other: Action): Promise<void> {
    const answers = await Promise.all([this.call(one), this.call(other)]);
    const now = sandbox.clock.time;
    const inOrder = (actions: readonly Action[]): [ModelCharge, string[]] => {
      let charge = this.model;
      const codes = actions.map((each) => {
        const [next, code] = act(charge, each, now);
        charge = next;
        return code;
      });
      return [charge, codes];
    };
    const [forwards, first] = inOrder([one, other]);
    const [backwards, second] = inOrder([other, one]);
    // A refund that is refused in the end has held its amount meanwhile.
    const isHeld = this.model.card === 'refuses refunds' && first.every((code) => code === 'refund_refused');
    const fits = (codes: string[]) =>
      codes.every((code, n) => code === answers[n] || (isHeld && answers[n] === 'refund_exceeds_charge'));
    const isForwards = fits(first);
    expect(isForwards || fits(second.toReversed()), `[P3.01] ${answers} is neither ${first} nor ${second}`).toBe(true);
    this.model = isForwards && !(fits(second.toReversed()) && (await this.isLike(backwards))) ? forwards : backwards;
  }

  private async repeat(which: number, isSame: boolean): Promise<void> {
    const call = this.calls[which % Math.max(this.calls.length, 1)];
    if (!call) return;
    if (isSame) {
      const answers = await Promise.all([this.send(call), this.send(call)]);
      expect(answers, '[P3.01] the stored answer').toEqual([call.answer, call.answer]);
      return;
    }
    const isCancel = call.path.endsWith('/cancel');
    const other = isCancel
      ? { ...call, path: call.path.replace('/cancel', '/capture') }
      : { ...call, body: { amount: '0.02' } };
    expect((await this.send(other)).status, '[P3.01] another body under the key').toBe(409);
  }

  async take(next: Step): Promise<void> {
    if (next.kind === 'at once') return this.callAtOnce(next.one, next.other);
    if (next.kind === 'again') return this.repeat(next.which, next.isSame);
    if (next.kind === 'time') return this.pass(next.ms, next.isSettled);
    const [model, code] = act(this.model, next, sandbox.clock.time);
    expect(await this.call(next), '[P3.01] the answer').toBe(code);
    this.model = model;
  }

  async pass(ms: number, isSettled: boolean): Promise<void> {
    sandbox.clock.time += ms;
    if (!isSettled) return;
    await settleDue(sandbox.db, sandbox.clock.now());
    this.model = settle(this.model, sandbox.clock.time);
  }

  private async read() {
    const [row] = await rowsOf<{ state: string; captured: number; refunded: number; events: string[] }>(
      sandbox.db,
      sql`select status as state, refunded_minor::int as refunded,
          case when status in ('complete', 'charged_back') then coalesce(captured_minor, amount_minor) else 0 end::int as captured,
          (select json_agg(type order by sequence) from sandbox.webhook_events where sequence > ${this.since}) as events
        from sandbox.charges where id = ${this.id}`,
    );
    return row;
  }

  private async isLike({ state, captured, refunded }: ModelCharge): Promise<boolean> {
    const row = await this.read();
    return row?.state === state && row.captured === captured && row.refunded === refunded;
  }

  async compare(): Promise<void> {
    const { state, captured, refunded, events } = this.model;
    expect(await this.read(), '[P3.01] the charge and the model').toEqual({ state, captured, refunded, events });
  }
}

describe('a charge', () => {
  it(`is as the model says after each step of ${WALKS} random walks`, { timeout: 3_600_000 }, async () => {
    const began = performance.now();
    let walks = 0;
    let steps = 0;
    const report = () => {
      const seconds = (performance.now() - began) / 1000;
      console.log(`${walks} walks, ${steps} steps in ${seconds.toFixed(0)} s: ${(walks / seconds).toFixed(0)}/s`);
    };
    await fc.assert(
      fc.asyncProperty(walk, async ({ card, capture, isTwice, steps: path }) => {
        if (walks % WALKS_A_TABLE === 0) await empty();
        walks += 1;
        sandbox.clock.time = start;
        const charge = await Walk.begin(card, capture, isTwice);
        await charge.compare();
        for (const next of path) {
          await charge.take(next);
          await charge.compare();
        }
        // Nothing is due when the next walk begins.
        await charge.pass(30 * DAY_MS, true);
        await charge.compare();
        steps += path.length + 2;
        if (IS_SOAK && walks % 1_000 === 0) report();
      }),
      { numRuns: WALKS, endOnFailure: true },
    );
  });
});

async function empty(): Promise<void> {
  await sandbox.db.execute(
    sql`truncate sandbox.charges, sandbox.charge_refunds, sandbox.idempotent_requests, sandbox.webhook_events cascade`,
  );
}
