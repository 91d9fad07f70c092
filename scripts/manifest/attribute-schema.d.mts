import type * as z from 'zod/mini';

export function attributeSchema(
  attributes: z.ZodMiniType,
  loose: { choiceList: z.ZodMiniType; looseText: z.ZodMiniType },
  io?: 'input' | 'output',
): { properties: Record<string, object>; required: string[] };
