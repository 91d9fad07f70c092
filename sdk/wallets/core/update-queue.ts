import { asRecord, asText, isRecord } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';
import type { UpdateAnswer, UpdateData } from './wallet-event.ts';

const AMOUNT = /^\d{1,12}(\.\d+)?$/;

/** The pending updates of one wallet: one at a time, so that each answer belongs to exactly one of them. */
export interface UpdateQueue {
  /** Resolves with the merchant's answer, or with success if the merchant has no handler. */
  ask(data: UpdateData): Promise<UpdateAnswer>;
  /**
   * Sets the merchant's answer; false, without effect, if no update is pending. Throws for an answer of a wrong shape.
   */
  answer(answer: UpdateAnswer): boolean;
  /** Rejects pending updates, because their answers are no longer needed. */
  clear(): void;
}

/** `announce` emits `update`; false if there is no handler. */
export function startUpdateQueue(announce: (data: UpdateData) => boolean): UpdateQueue {
  const waiting: [data: UpdateData, resolve: (answer: UpdateAnswer) => void][] = [];
  const next = () => {
    const [first] = waiting;
    if (first && !announce(first[0])) answer({ success: true });
  };
  const answer = (given: UpdateAnswer) => {
    const { success, body } = asRecord(given) as Partial<UpdateAnswer>;
    if (typeof success !== 'boolean') throw misuse('update: success must be a boolean');
    if (success && body?.amount !== undefined && !AMOUNT.test(asText(body.amount))) {
      throw misuse('update: body.amount must be a number such as 19.99');
    }
    const ways = body?.shipping_options ?? [];
    if (!Array.isArray(ways) || !ways.every(isRecord)) throw misuse('update: body.shipping_options must be a list');
    const answered = waiting.shift();
    answered?.[1](body ? { success, body } : { success });
    next();
    return !!answered;
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
