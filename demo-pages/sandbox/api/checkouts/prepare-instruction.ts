import { hashOf, prefixedId } from '../../core/index.ts';
import type { AdvanceContext } from './advance.ts';
import { authenticationScenario, beginAuthentication } from './authenticate.ts';
import { walletChargeFor } from './instruction-wallet.ts';
import type { InstructionRow, Intent, NewInstruction } from './intent-store.ts';
import type { ShowStep } from './scenarios/scenario.ts';
import type { StepResult } from './settle-report.ts';

/** Fields that are new for each instruction. */
export const tokenFields = (now: Date) => ({ jti: prefixedId('jti'), issuedAt: now });

/** The instruction for a step of the script, with the charge or authentication that it needs. */
export async function instructionOf(context: AdvanceContext, intent: Intent, step: ShowStep): Promise<NewInstruction> {
  const { db, clock, ownOrigin, pageOrigin } = context;
  const name = step.instruction;
  const attempt = String(intent.seq + 1);
  const wallet = { name, payload: step.payload, attempt };
  const walletChargeId = await walletChargeFor(db, intent, wallet, ownOrigin, clock.now());
  let authenticationId: string | null = null;
  if (name === 'canvas_3ds_form.show') {
    const tokenHash = intent.sourceHash ?? hashOf(`no source in ${intent.id}`);
    const scenario = (await authenticationScenario(db, intent, step, tokenHash)) ?? 'challenge';
    const request = { tokenHash, scenario, pageOrigin, browserDetails: null };
    authenticationId = await beginAuthentication(db, intent, request, clock.now());
  }
  return {
    ...tokenFields(clock.now()),
    name,
    step: step.id,
    phase: 'form',
    payload: step.payload,
    customisation: step.customisation ?? null,
    nextInstruction: step.next_instruction ?? null,
    walletChargeId,
    authenticationId,
  };
}

/** A second form of the same step: the security code of a saved card, or the issuer's challenge. */
export async function secondForm(
  { db, clock, pageOrigin }: AdvanceContext,
  intent: Intent,
  row: InstructionRow,
  settled: Extract<StepResult, { phase: string }>,
): Promise<NewInstruction> {
  const { sourceHash } = settled;
  const common = { ...tokenFields(clock.now()), step: row.step, customisation: row.customisation };
  return settled.phase === 'cvv'
    ? {
        ...common,
        name: 'card_form.show',
        phase: 'cvv',
        payload: settled.payload,
        savedSourceId: settled.savedSourceId,
      }
    : {
        ...common,
        name: 'canvas_3ds_form.show',
        phase: '3ds',
        payload: {},
        authenticationId: await beginAuthentication(
          db,
          intent,
          { tokenHash: sourceHash, scenario: settled.scenario, pageOrigin, browserDetails: row.browserDetails },
          clock.now(),
        ),
      };
}
