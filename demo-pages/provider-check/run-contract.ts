import { type CheckContext, createContext, type Part } from './check-context.ts';
import { type CheckFinding, findingOf } from './check-finding.ts';
import type { CheckSettings } from './check-settings.ts';
import { authorisationChecks } from './parts/authorisation-checks.ts';
import { chargeChecks } from './parts/charge-checks.ts';
import { customerChecks } from './parts/customer-checks.ts';
import { idempotencyChecks } from './parts/idempotency-checks.ts';
import { keyChecks } from './parts/key-checks.ts';
import { listChecks } from './parts/list-checks.ts';
import { hostedPageChecks } from './parts/page-checks.ts';
import { refundChecks } from './parts/refund-checks.ts';
import { threeDsChecks } from './parts/three-ds-checks.ts';
import { tokenChecks, tokenKindChecks } from './parts/token-checks.ts';
import { webhookChecks } from './parts/webhook-checks.ts';
import { readTestNumbers } from './test-numbers.ts';

export const CONTRACT_PARTS: readonly Part[] = [
  hostedPageChecks,
  tokenChecks,
  keyChecks,
  chargeChecks,
  idempotencyChecks,
  refundChecks,
  listChecks,
  customerChecks,
  tokenKindChecks,
  authorisationChecks,
  threeDsChecks,
  webhookChecks,
];

/** A check and what it found. */
export interface CheckResult {
  part: Part;
  title: string;
  finding: CheckFinding;
}

/** A run of the checks, with everything that a report must not show. */
export interface ContractRun {
  results: CheckResult[];
  secrets: string[];
}

/** Runs the checks one after the other, because some count what there is. Throws a sentence when it cannot begin. */
export async function runContract(settings: CheckSettings, fetch: typeof globalThis.fetch): Promise<ContractRun> {
  const names = CONTRACT_PARTS.map(({ name }) => name);
  const unknown = settings.only.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no part “${unknown}”. The parts are: ${names.join(', ')}.`);
  const numbers = await readTestNumbers(settings, fetch);
  const context = createContext(settings, numbers, fetch);
  const results: CheckResult[] = [];
  for (const part of CONTRACT_PARTS) {
    if (settings.only.length > 0 && !settings.only.includes(part.name)) continue;
    for (const { title, run } of part.checks) results.push({ part, title, finding: await findingFor(run, context) });
  }
  const { secretKey, otherSecretKey = '', webhook } = settings;
  return {
    results,
    secrets: [secretKey, otherSecretKey, webhook.secret, ...context.madeTokens, ...Object.values(numbers)],
  };
}

async function findingFor(run: (context: CheckContext) => Promise<void>, context: CheckContext): Promise<CheckFinding> {
  try {
    await run(context);
    return { state: 'spoken' };
  } catch (error) {
    return findingOf(error);
  }
}

/** Whether the site can take payments there: nothing is broken, and everything required is there and was reached. */
export const isFit = ({ results }: ContractRun): boolean =>
  results.every(({ part, finding }) => {
    if (finding.state === 'broken') return false;
    const isMissing = finding.state === 'not_spoken' || (finding.state === 'not_checked' && finding.isBlocked);
    return part.need === 'optional' || !isMissing;
  });
