import { z } from 'zod';
import type { InstructionDescriptor } from '../sandbox-instruction.ts';

export const CANVAS_3DS = {
  name: 'canvas_3ds_form.show',
  callback: 'callback.child_widget.status',
  payload: z.strictObject({}),
  outcomes: () => ['declined', 'error', 'in_review'],
} as const satisfies InstructionDescriptor;
