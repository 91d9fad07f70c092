import type { SandboxInstructionName } from './instruction-lookup.ts';
import { isForm } from './instruction-lookup.ts';
import type { Script, ShowStep, Step } from './scenarios/scenario.ts';

/** What remains to be done before the checkout waits for its shopper again. */
export type PendingStep =
  | { to: string }
  | { notice: Notice }
  | { wait: number }
  /** An ISO time: nothing happens before it. */
  | { until: string }
  /** The end of a review: the payment is made, with this authentication, or refused. */
  | { decide: true; authenticationId?: string };

/**
 * `todo` is known only for the instruction `after`; for any other instruction it is computed when its report arrives.
 */
export type Position = { after: number; todo: PendingStep[] };

export type Progress = 'open' | 'in_review' | 'paid' | 'succeeded' | 'failed' | 'expired';

/** How a step ended; `text` explains a failure to the shopper. */
export type StepOutcome = { name: string; text?: string };

const REVIEW_MS = 2000;

export const START: Position = { after: 0, todo: [{ to: 'start' }] };

/** A step by its id; the first one for `start`. */
export function stepOf({ steps }: Script, id: string): Step | undefined {
  return id === 'start' ? steps[0] : steps.find((step) => step.id === id);
}

/** What follows a step of the script with this outcome. */
export function stepsAfter(step: Step, { name, text }: StepOutcome): PendingStep[] {
  if ('wait' in step) return [{ to: step.on['success'] ?? 'end' }];
  // A merchant event ends every checkout, wherever it is in the script.
  if (step.instruction === 'merchant_event.emit') return [{ to: 'finish' }];
  if (name === 'again') return [{ to: step.id }];
  const to = step.on[name] ?? 'retry';
  const failed: PendingStep[] = [{ notice: notices.failed(text) }];
  if (to === 'retry') return [...failed, { to: step.retryTo }];
  if (to === 'again') return name === 'success' || name === 'return' ? [{ to: step.id }] : [...failed, { to: step.id }];
  if (name === 'in_review') return [...reviewed(), { to }];
  return [{ to }];
}

const reviewed = (): PendingStep[] => [{ notice: notices.inReview() }, { wait: REVIEW_MS }, { decide: true }];

/** How an expired checkout ends. */
export const expiry = (): PendingStep[] => [...ENDINGS.expired.map((notice) => ({ notice })), { to: 'finish' }];
/** How a checkout ends when its review refused the payment. */
export const refusalSteps = (): PendingStep[] => [
  { notice: notices.refused() },
  ...ENDINGS.failed.map((notice) => ({ notice })),
  { to: 'finish' },
];

export type Move =
  | { kind: 'show'; step: ShowStep; rest: PendingStep[] }
  | { kind: 'notice'; notice: Notice; rest: PendingStep[] }
  | { kind: 'until'; rest: PendingStep[] }
  | { kind: 'decide'; authenticationId: string | null; rest: PendingStep[] }
  | { kind: 'finish' };

const asksToPay = ({ instruction }: ShowStep) => isForm(instruction) || instruction === 'payment_methods.show';

/** The next thing to do. A paid checkout skips the forms that would request a payment again. */
export function nextMove(script: Script, todo: readonly PendingStep[], progress: Progress, now: Date): Move {
  let rest: PendingStep[] = [...todo];
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
  // A script whose forms form a loop still ends for a shopper who has paid.
  return nextMove(script, ending(progress), progress, now);
}

const untilAfter = (wait: number, now: Date): PendingStep => ({ until: new Date(now.getTime() + wait).toISOString() });

function followerOf({ steps }: Script, step: Step): string {
  return steps[steps.indexOf(step) + 1]?.id ?? 'end';
}

function ending(progress: Progress): PendingStep[] {
  if (progress === 'in_review') return [...reviewed(), { to: 'end' }];
  const list = progress === 'paid' || progress === 'succeeded' ? ENDINGS.paid : ENDINGS.failed;
  return [...list.map((notice) => ({ notice })), { to: 'finish' }];
}

/** An instruction that the sandbox adds itself: it needs no answer from the shopper. */
type Notice = { name: SandboxInstructionName; payload: Record<string, unknown>; next_instruction: boolean };

const message = (type: 'success' | 'error', title: string, text: string): Notice => ({
  name: 'generic.show_message',
  payload: { type, title, message: text },
  // The page shows it for a moment before it requests the next instruction; the flag would replace it immediately.
  next_instruction: false,
});

const merchantNotice = (status: 'success' | 'failure' | 'expired'): Notice => ({
  name: 'merchant_event.emit',
  payload: { status },
  next_instruction: false,
});

/** Messages for the shopper between the steps of a script. */
const notices = {
  failed: (text = 'The payment did not go through.') =>
    message('error', 'Payment not made', `${text} Nothing was charged. Please try again or choose another way to pay.`),
  inReview: () =>
    message(
      'success',
      'Payment received',
      'We are checking your payment. This takes a moment; please stay on this page.',
    ),
  refused: () => message('error', 'Payment not made', 'Your payment was checked and refused. Nothing was charged.'),
};

/** How a checkout ends when its script does not say. */
const ENDINGS = {
  paid: [message('success', 'Thank you', 'Your payment was made.'), merchantNotice('success')],
  failed: [merchantNotice('failure')],
  expired: [
    { name: 'disable_payment_method_event.emit', payload: { status: 'expired' }, next_instruction: true },
    merchantNotice('expired'),
  ],
} satisfies Record<string, Notice[]>;
