import type { Instruction } from '#sdk';
import type { InstructionSource } from '../session/session-state.ts';
import { Session } from '../session.ts';

/** A test's token: well formed, for the sandbox. `claims` are added to the environment. */
export function testingToken(claims: object = {}): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${part({ alg: 'none' })}.${part({ environment: 'sandbox', ...claims })}.c2ln`;
}

/** An instruction as the library parses it. */
export const testingInstruction = (
  name: string,
  payload: Record<string, unknown> = {},
  rest: Partial<Instruction> = {},
): Instruction => ({ name, payload, next_instruction: false, customisation: {}, ...rest });

interface Waiting<Value> {
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** A promise with its resolve and reject functions. */
export function deferred() {
  const ends = {} as Waiting<void>;
  const promise = new Promise<void>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return { promise, ...ends };
}

/** A session whose server is the test, which answers each request when and how it likes. */
export function testingSession(place: Pick<InstructionSource, 'fault' | 'isNamed' | 'apiOrigin'> = {}) {
  const asked: Waiting<Instruction>[] = [];
  const reported: (Waiting<unknown> & { event: string; payload: object })[] = [];
  const emitted: { name: string; detail: unknown; wasFinalised: boolean }[] = [];
  const fingerprints: { gatewayId: string; report(payload: Record<string, unknown>): void; isStopped: boolean }[] = [];
  const counts = { asked: 0, reported: 0 };
  let isDestroyed = false;
  const session = new Session(
    {
      token: testingToken(),
      env: { choice: 'sandbox', alias: undefined },
      widgetOrigin: 'https://widget-sandbox.paydock.com',
      ...place,
      nextInstruction: () => {
        counts.asked += 1;
        return new Promise((resolve, reject) => void asked.push({ resolve, reject }));
      },
      report: (event, payload) => {
        counts.reported += 1;
        return new Promise((resolve, reject) => void reported.push({ resolve, reject, event, payload }));
      },
      destroy: () => {
        isDestroyed = true;
      },
    },
    {
      emit: (name, detail) => void emitted.push({ name, detail, wasFinalised: session.store.get().isFinalised }),
      startFingerprint: (gatewayId, _credentials, report) => {
        const run = { gatewayId, report, isStopped: false };
        fingerprints.push(run);
        return () => {
          run.isStopped = true;
        };
      },
    },
  );
  /** Lets promises settle, without advancing fake clocks. */
  const settle = async () => {
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  };
  return {
    session,
    counts,
    emitted,
    events: () => emitted.map(({ name, detail }) => ({ name, detail })),
    asked,
    reported,
    fingerprints,
    settle,
    isDestroyed: () => isDestroyed,
    state: () => session.store.get(),
    turn: () => {
      const { step } = session.store.get();
      if (!step) throw new Error('No step is on screen.');
      return step.turn;
    },
    /** Answers the pending poll for an instruction. */
    async instruct(name: string, payload?: Record<string, unknown>, rest?: Partial<Instruction>) {
      const question = asked.shift();
      if (!question) throw new Error(`Nobody asked for ${name}.`);
      question.resolve(testingInstruction(name, payload, rest));
      await settle();
    },
    /** Answers the pending callback. */
    async accept() {
      reported.shift()?.resolve({});
      await settle();
    },
    async decline(error: unknown = new Error('500')) {
      reported.shift()?.reject(error);
      await settle();
    },
  };
}
