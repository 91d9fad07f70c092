import { asRecord, isRecord, textOf } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';
import type { UpdateAnswer, UpdateData } from './wallet-event.ts';

const AMOUNT = /^\d{1,12}(\.\d+)?$/;

/** The questions of one wallet to the merchant: one at a time, so that each answer belongs to exactly one of them. */
export interface UpdateQueue {
  /** Resolves with the merchant's answer, or with success when the merchant does not care. */
  ask(data: UpdateData): Promise<UpdateAnswer>;
  /** The merchant's answer; false, changing nothing, when no question waits. Throws for an answer of a wrong shape. */
  answer(answer: UpdateAnswer): boolean;
  /** Nobody needs the answers any more: what waits is answered with no. */
  clear(): void;
}

/** `announce` emits `update`; false when nobody listens. */
export function startUpdateQueue(announce: (data: UpdateData) => boolean): UpdateQueue {
  const waiting: [data: UpdateData, resolve: (answer: UpdateAnswer) => void][] = [];
  const next = () => {
    const [first] = waiting;
    if (first && !announce(first[0])) answer({ success: true });
  };
  const answer = (given: UpdateAnswer) => {
    const { success, body } = asRecord(given) as Partial<UpdateAnswer>;
    if (typeof success !== 'boolean') throw misuse('update: success must be a boolean');
    if (success && body?.amount !== undefined && !AMOUNT.test(textOf(body.amount))) {
      throw misuse('update: body.amount must be a number such as 19.99');
    }
    const ways = body?.shipping_options ?? [];
    if (!Array.isArray(ways) || !ways.every(isRecord)) throw misuse('update: body.shipping_options must be a list');
    const [, resolve] = waiting.shift() ?? [];
    resolve?.(body ? { success, body } : { success });
    if (resolve) next();
    return !!resolve;
  };
  return {
    ask: (data) =>
      new Promise((resolve) => {
        if (waiting.push([data, resolve]) === 1) next();
      }),
    answer,
    clear() {
      for (const [, resolve] of waiting.splice(0)) resolve({ success: false });
    },
  };
}
