import { asText } from './record.ts';
import { misuse } from './sdk-error.ts';

/** The mode of services that have only two environments, such as fraud providers (S5.01). */
export type PairedMode = 'live' | 'test';

/** Returns the mode, or throws an error that names the two allowed values. */
export function assertPairedMode(mode: unknown): PairedMode {
  if (mode === 'live' || mode === 'test') return mode;
  throw misuse(`unsupported mode: ${asText(mode)}. Use live or test.`);
}
