import { looseText, z } from './zod.ts';

/** The figures of one appeal: decimals in whole currency units; `matched` is not part of `raised`. */
export const appealFiguresSchema = z.object({
  code: z.string(),
  name: looseText,
  currency: looseText,
  raised: z.number(),
  matched: z.number(),
  goal: z.number(),
  gifts: z.number(),
  /** When the appeal ends, as an ISO date or time; null for one without an end. */
  until: z.nullable(z.string()),
});
export type AppealFigures = z.infer<typeof appealFiguresSchema>;

export const appealProgressSchema = z.object({ appeals: z.array(appealFiguresSchema) });
