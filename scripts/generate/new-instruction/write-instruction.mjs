import { addToList, checkName, constantCase, writeRoom } from '../new-room/write-room.mjs';

/**
 * Writes a new instruction's step in the checkout and what the sandbox knows of it, and adds each to its list. Returns
 * the files that were written or changed. Throws an error for people when the name cannot be used.
 */
export function writeInstruction(root, name) {
  checkName(name);
  const constant = constantCase(name);
  const instructions = 'demo-pages/sandbox/api/checkouts';
  return [
    ...writeRoom(root, `checkout-widget/steps/${name}`, stepTemplates(name)),
    addToList(root, 'checkout-widget/instruction-list.ts', {
      name: `${constant}_INSTRUCTION`,
      path: `./steps/${name}/${name}-instruction.ts`,
      opening: 'export const WIDGET_INSTRUCTIONS',
    }),
    ...writeRoom(root, `${instructions}/instructions/${name}`, { [`sandbox-${name}.ts`]: sandboxTemplate(name) }),
    addToList(root, `${instructions}/sandbox-instructions.ts`, {
      name: constant,
      path: `./instructions/${name}/sandbox-${name}.ts`,
      opening: 'export const SANDBOX_INSTRUCTIONS',
    }),
  ];
}

const wire = (name) => `${name.replaceAll('-', '_')}.show`;
const words = (name) => name.replaceAll('-', ' ');

/** The files of a new step by name: small, whole and tested, to be changed into what the step is to be. */
function stepTemplates(name) {
  const constant = constantCase(name);
  return {
    [`${name}-instruction.ts`]: `import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { payload, readText } from '#checkout/payload-readers.ts';

export const ${constant}_INSTRUCTION = {
  name: '${wire(name)}',
  file: '${name}/${name}-step',
  title: 'About ${words(name)}',
  hasGoBack: true,
  overlay: 0,
  payload: payload({ text: readText }, { text: '' }),
} as const satisfies StepDescriptor;
`,
    [`${name}-step.tsx`]: `import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import type { StepProps } from '#checkout/steps/step.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';

/** Shows a text; its button reports the step as done. */
export function Step({ payload, isBusy, isOver, report }: StepProps<'${wire(name)}'>) {
  const t = useTexts(STAGE_TEXTS);
  const done = () => void report('callback.child_widget.status', { status: 'success' });
  return (
    <>
      <p>{payload.text}</p>
      <button className="pay-button" type="button" disabled={isBusy || isOver} onClick={done}>
        {t('next')}
      </button>
    </>
  );
}
`,
    [`${name}.unit.test.ts`]: `import { expect, it } from 'vitest';
import { readKnownInstruction } from '#checkout/instructions.ts';
import { STEP_TABLE } from '#checkout/steps/step-table.ts';

const INSTRUCTION = { name: '${wire(name)}', instruction_token: '', next_instruction: false, customisation: {} };
const read = (payload: Record<string, unknown>) => readKnownInstruction({ ...INSTRUCTION, payload })?.payload;

it('has a step', () => {
  expect(STEP_TABLE['${wire(name)}'].title).toBe('About ${words(name)}');
});

it('reads its payload, and counts a field that does not fit as absent', () => {
  expect(read({ text: 'Hello' })).toEqual({ text: 'Hello' });
  expect(read({ text: 7 })).toEqual({ text: '' });
});
`,
    [`${name}.test.tsx`]: `import { expect } from '#testing/browser.ts';
import { rendered, stage } from '../testing/stage-page.tsx';
import * as module from './${name}-step.tsx';

it('shows its text and reports once it is done', async () => {
  const shown = stage('${wire(name)}', module, { text: 'Hello' });
  await rendered();
  expect(shown.place.querySelector('p')?.textContent).to.equal('Hello');
  shown.place.querySelector('button')?.click();
  await rendered();
  expect(shown.reports.map(({ event, payload }) => [event, payload])).to.eql([
    ['callback.child_widget.status', { status: 'success' }],
  ]);
});
`,
  };
}

/** What the sandbox knows of the instruction. */
const sandboxTemplate = (name) => `import { z } from 'zod';
import { type SandboxInstruction, text } from '../../sandbox-instruction.ts';

export const ${constantCase(name)} = {
  name: '${wire(name)}',
  callback: 'callback.child_widget.status',
  payload: z.strictObject({ text: text.optional() }),
  outcomes: () => ['error'],
} as const satisfies SandboxInstruction;
`;
