import { isExactOrigin } from '#rules/links/exact-origin.ts';
import { readOrigins } from './http/address-settings.ts';

/** Who may show the block preview in a frame. */
export interface PreviewSettings {
  /** The origins of content systems whose pages may frame a preview. */
  readonly origins: readonly string[];
  /** What a content system signs its addresses with; without it no address is taken. */
  readonly secret: string | undefined;
}

/** The environment's settings of the embedded preview. Throws an error that names the variable to correct. */
export function readPreviewSettings(env: Record<string, string | undefined>): { preview: PreviewSettings } {
  const origins = readOrigins('PREVIEW_ORIGINS', env['PREVIEW_ORIGINS']);
  const wrong = origins.find((origin) => !isExactOrigin(origin));
  if (wrong) throw new Error(`PREVIEW_ORIGINS has "${wrong}": use https, as in https://cms.example.org.`);
  const secret = env['PREVIEW_SECRET'] || undefined;
  // The value is a secret, so the message does not repeat it.
  if (secret && secret.length < 32) throw new Error('PREVIEW_SECRET is too short: use at least 32 characters.');
  return { preview: { origins, secret } };
}
