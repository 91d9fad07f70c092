import type * as z from 'zod/mini';
import type { Documentation } from '../documentation.ts';

export interface Definition {
  readonly tag: string;
  readonly attributes: z.ZodMiniObject;
  readonly documentation: Documentation<z.ZodMiniObject>;
}

/** What documents each tag: the blocks, and the checkout, whose element class has the same guarantees. */
export const everyDefinition: readonly Definition[] = Object.values({
  ...import.meta.glob<Definition>('../../*/*.definition.ts', { eager: true }),
  ...import.meta.glob<Definition>('../../../checkout-widget/pay-widget.definition.ts', { eager: true }),
});
