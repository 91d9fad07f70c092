import { addToList, checkName, constantCase, writeRoom } from '../new-room/write-room.mjs';
import { sandboxTemplate, stepTemplates } from './instruction-templates.mjs';

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
