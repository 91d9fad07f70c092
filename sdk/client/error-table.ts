/**
 * The specification's closed list of causes: each with its category (S8.23 to S8.28), its HTTP status (S8.29 to S8.35),
 * and that status's default message if it differs from the cause's name.
 */
export const CAUSES = {
  aborted: ['process'],
  canceled: ['process'],
  access_forbidden: ['identity_access_management', 403, 'invalid_credentials'],
  unauthorized: ['identity_access_management', 401, 'unauthorized_resource'],
  invalid_configuration: ['configuration'],
  invalid_input: ['validation', 400, 'validation_error'],
  already_exists: ['validation'],
  unprocessable_entity: ['validation'],
  not_found: ['resource', 404],
  rate_limited: ['resource', 429],
  server_busy: ['internal', 500],
  service_unreachable: ['internal', 503],
  not_implemented: ['internal'],
  unknown_error: ['internal'],
} as const satisfies Record<string, readonly [category: string, status?: number, message?: string]>;

/** What went wrong: a name of the closed list. */
export type ErrorCause = keyof typeof CAUSES;
/** The category of a cause. */
export type ErrorCategory = (typeof CAUSES)[ErrorCause][0];

/** The category of a cause. */
export const categoryOf = (cause: ErrorCause): ErrorCategory => CAUSES[cause][0];

/**
 * S8.41: a retry can help only if the provider was busy or unavailable, which are the causes with a status from 429 up.
 */
export const isRetryable = (cause: ErrorCause): boolean => Number(CAUSES[cause][1]) > 428;

/** The cause and the default message of an HTTP status; every other status is an unknown error (S8.36, S8.37). */
export function causeOfStatus(status: number): readonly [cause: ErrorCause, message: string] {
  const causes = Object.keys(CAUSES) as ErrorCause[];
  const cause = causes.find((each) => CAUSES[each][1] === status) ?? 'unknown_error';
  return [cause, CAUSES[cause][2] ?? cause];
}
