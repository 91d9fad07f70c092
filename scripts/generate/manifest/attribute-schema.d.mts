import type * as z from 'zod/mini';

export function attributeSchema(
  attributes: z.ZodMiniObject,
  schemas: {
    choiceList: z.ZodMiniType;
    looseText: z.ZodMiniType;
    isSiteSetting: (schema: z.core.$ZodType) => boolean;
  },
  io?: 'input' | 'output',
): { properties: Record<string, object>; required: string[]; settings: string[] };
