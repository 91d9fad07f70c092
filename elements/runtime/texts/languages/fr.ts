import type { Translation } from '../language.ts';

/** French. Reviewed by a native speaker: nobody yet. */
export const translation: Translation = {};
