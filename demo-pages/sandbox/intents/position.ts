import { isForm } from './instruction-lookup.ts';
import { ENDINGS, type Notice, notices } from './notices.ts';
import type { Script, ShowStep, Step } from './scenarios/scenario.ts';

/** What is still to be done before the checkout waits for its shopper again. */
export type Todo =
  | { to: string }
  | { notice: Notice }
  | { wait: number }
  /** An ISO time: nothing happens before it. */
  | { until: string }
  /** The end of a review: the payment is made, or refused; with the authentication that it stands on. */
  | { decide: true; authenticationId?: string };

/** `after` is the instruction that `todo` follows; of any other instruction the next is found when it is answered. */
export type Position = { after: number; todo: Todo[] };

export type Progress = 'open' | 'in_review' | 'paid' | 'succeeded' | 'failed' | 'expired';

/** How a step ended; `text` says to the shopper why it failed. */
export type Outcome = { name: string; text?: string };

const REVIEW_MS = 2000;

export const START: Position = { after: 0, todo: [{ to: 'start' }] };

/** A step by its id; the first one for `start`. */
export function stepOf({ steps }: Script, id: string): Step | undefined {
  return id === 'start' ? steps[0] : steps.find((step) => step.id === id);
}

/** What follows a step of the script that ended so. */
export function todoAfter(step: Step, { name, text }: Outcome): Todo[] {
  if ('wait' in step) return [{ to: step.on['success'] ?? 'end' }];
  // A merchant event ends every checkout, wherever it stands in the script.
  if (step.instruction === 'merchant_event.emit') return [{ to: 'finish' }];
  if (name === 'again') return [{ to: step.id }];
  const to = step.on[name] ?? 'retry';
  const failed: Todo[] = [{ notice: notices.failed(text) }];
  if (to === 'retry') return [...failed, { to: step.retryTo }];
  if (to === 'again') return name === 'success' || name === 'return' ? [{ to: step.id }] : [...failed, { to: step.id }];
  if (name === 'in_review') return [...reviewed(), { to }];
  return [{ to }];
}

const reviewed = (): Todo[] => [{ notice: notices.inReview() }, { wait: REVIEW_MS }, { decide: true }];

/** How a checkout whose time is over ends. */
export const expiry = (): Todo[] => [...ENDINGS.expired.map((notice) => ({ notice })), { to: 'finish' }];
/** How a checkout ends whose review refused the payment. */
export const refusal = (): Todo[] => [
  { notice: notices.refused() },
  ...ENDINGS.failed.map((notice) => ({ notice })),
  { to: 'finish' },
];

export type Move =
  | { kind: 'show'; step: ShowStep; rest: Todo[] }
  | { kind: 'notice'; notice: Notice; rest: Todo[] }
  | { kind: 'until'; rest: Todo[] }
  | { kind: 'decide'; authenticationId: string | null; rest: Todo[] }
  | { kind: 'finish' };

const asksToPay = ({ instruction }: ShowStep) => isForm(instruction) || instruction === 'payment_methods.show';

/** The next thing to do. Nobody is asked to pay again: forms that stand in the way of a paid checkout are passed by. */
export function nextMove(script: Script, todo: readonly Todo[], progress: Progress, now: Date): Move {
  let rest: Todo[] = [...todo];
  for (let hops = 0; hops <= script.steps.length + 1; hops += 1) {
    const head = rest.shift() ?? { to: 'end' };
    if ('notice' in head) return { kind: 'notice', notice: head.notice, rest };
    if ('decide' in head) return { kind: 'decide', authenticationId: head.authenticationId ?? null, rest };
    if ('wait' in head) return { kind: 'until', rest: [untilAfter(head.wait, now), ...rest] };
    if ('until' in head) {
      if (new Date(head.until) > now) return { kind: 'until', rest: [head, ...rest] };
      continue;
    }
    if (head.to === 'finish') return { kind: 'finish' };
    const step = stepOf(script, head.to);
    if (!step) {
      rest = ending(progress);
    } else if ('wait' in step) {
      rest = [{ wait: step.wait }, { to: step.on['success'] ?? 'end' }];
    } else if (progress !== 'open' && asksToPay(step)) {
      rest = [{ to: step.on['success'] ?? followerOf(script, step) }];
    } else {
      return { kind: 'show', step, rest: [] };
    }
  }
  // A script whose forms lead in a circle still ends for a shopper who has paid.
  return nextMove(script, ending(progress), progress, now);
}

const untilAfter = (wait: number, now: Date): Todo => ({ until: new Date(now.getTime() + wait).toISOString() });

function followerOf({ steps }: Script, step: Step): string {
  return steps[steps.indexOf(step) + 1]?.id ?? 'end';
}

function ending(progress: Progress): Todo[] {
  if (progress === 'in_review') return [...reviewed(), { to: 'end' }];
  const list = progress === 'paid' || progress === 'succeeded' ? ENDINGS.paid : ENDINGS.failed;
  return [...list.map((notice) => ({ notice })), { to: 'finish' }];
}
