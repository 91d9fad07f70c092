import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/database/project-root.ts';
import { CHARGE_MOVES, CHARGE_STATUSES, type ChargeMove, capturedAmount, stateAfter } from './charge-life.ts';

const MOVES = Object.keys(CHARGE_MOVES) as ChargeMove[];
/** Every step, as `from --> to: event`. */
const STEPS = CHARGE_STATUSES.flatMap((from) =>
  MOVES.flatMap((move) => {
    const to = stateAfter(from, move);
    return to ? [`${from} --> ${to}: ${CHARGE_MOVES[move].event}`] : [];
  }),
);

describe('the life of a charge', () => {
  it('has these steps and no other', () => {
    expect(STEPS, '[P3.01]').toEqual([
      'pending --> authorised: charge.authorised',
      'pending --> complete: charge.paid',
      'pending --> failed: charge.failed',
      'pending_settlement --> complete: charge.paid',
      'authorised --> complete: charge.paid',
      'authorised --> cancelled: charge.cancelled',
      'authorised --> expired: charge.expired',
      'complete --> dishonoured: charge.dishonoured',
      'complete --> charged_back: charge.charged_back',
      'charged_back --> complete: charge.reinstated',
    ]);
  });

  it.each(['docs/payments/charges.md', 'demo-pages/sandbox/README.md'])('is drawn in %s', (path) => {
    const text = readFileSync(join(projectRoot, path), 'utf8');
    const drawn = text.match(/^ {2}[a-z_]+ --> [a-z_]+: charge\.[a-z_]+/gm) ?? [];
    expect(drawn.map((line) => line.trim()).sort(), '[P3.01]').toEqual([...STEPS].sort());
  });

  it('gives the merchant nothing before the capture, and then what was captured', () => {
    const money = { amountMinor: 5_000, capturedMinor: null };
    const of = (status: string, capturedMinor: number | null = null) =>
      capturedAmount({ ...money, status, capturedMinor });
    expect([of('authorised'), of('cancelled'), of('failed')]).toEqual([0, 0, 0]);
    expect([of('complete'), of('complete', 1_999), of('charged_back', 1_999)]).toEqual([5_000, 1_999, 1_999]);
  });
});
