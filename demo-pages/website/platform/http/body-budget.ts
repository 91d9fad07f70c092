import { message } from '#locales/message.ts';
import ERROR_PAGE from '#texts/website/error-page';
import type { ClientNetwork } from '../../../server/http/trusted-proxies.ts';
import { HttpProblem } from './http-problem.ts';

/** Smaller bodies are always accepted: people's own forms are smaller. */
export const SMALL_BODY = 16 * 1024;

interface BodyBudget {
  /** Reserves memory for a body that is about to be read, and returns a function that releases it. Throws a 503. */
  reserve(network: ClientNetwork, bytes: number): () => void;
}

/**
 * Limits the memory that unfinished request bodies may use in this process, in total and for one network: otherwise a
 * thousand stalled bodies would stay in memory until they time out.
 */
export function createBodyBudget({ total, perNetwork }: { total: number; perNetwork: number }): BodyBudget {
  const held = new Map<string, number>();
  let all = 0;
  return {
    reserve(network, bytes) {
      if (bytes <= SMALL_BODY) return () => {};
      const own = held.get(network) ?? 0;
      if (all + bytes > total || own + bytes > perNetwork)
        throw new HttpProblem(503, message(ERROR_PAGE, 'manyPeople'), {
          'Retry-After': '5',
        });
      all += bytes;
      held.set(network, own + bytes);
      return () => {
        all -= bytes;
        const left = (held.get(network) ?? 0) - bytes;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      };
    },
  };
}

/** The budget of this process: two dozen of the largest bodies at once, and four from one network. */
export const bodyBudget = createBodyBudget({ total: 24 * 1024 * 1024, perNetwork: 4 * 1024 * 1024 });
