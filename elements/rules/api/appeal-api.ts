import { type AppealFigures, appealProgressSchema } from './appeal-schemas.ts';
import { APPEAL_PROGRESS_PATH } from './donation-paths.ts';
import { sendJson } from './send-json.ts';
import { type ApiCallOptions, DEFAULT_TIMEOUT_MS } from './website-api.ts';

/** The figures of several appeals in one call; an unknown code is not among them. @throws WebsiteApiError */
export async function fetchAppealProgress(
  codes: readonly string[],
  options?: ApiCallOptions,
): Promise<AppealFigures[]> {
  const path = options?.action || APPEAL_PROGRESS_PATH;
  const { appeals } = await sendJson(globalThis.fetch.bind(globalThis), {
    url: `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ codes: codes.join(',') })}`,
    schema: appealProgressSchema,
    timeoutMs: DEFAULT_TIMEOUT_MS,
    signal: options?.signal,
  });
  return appeals;
}
