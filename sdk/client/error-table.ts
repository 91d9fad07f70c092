/** What went wrong, in the specification's closed list of causes, each with its category (S8.23 to S8.28). */
export const CATEGORY_OF = {
  aborted: 'process',
  canceled: 'process',
  access_forbidden: 'identity_access_management',
  unauthorized: 'identity_access_management',
  invalid_configuration: 'configuration',
  invalid_input: 'validation',
  already_exists: 'validation',
  unprocessable_entity: 'validation',
  not_found: 'resource',
  rate_limited: 'resource',
  server_busy: 'internal',
  service_unreachable: 'internal',
  not_implemented: 'internal',
  unknown_error: 'internal',
} as const;

export type ErrorCause = keyof typeof CATEGORY_OF;
export type ErrorCategory = (typeof CATEGORY_OF)[ErrorCause];

/** S8.41: trying again later can help only for these causes. */
export const RETRYABLE: readonly ErrorCause[] = ['rate_limited', 'server_busy', 'service_unreachable'];

const BY_STATUS: Readonly<Record<number, readonly [ErrorCause, string]>> = {
  400: ['invalid_input', 'validation_error'], // S8.29
  401: ['unauthorized', 'unauthorized_resource'], // S8.30
  403: ['access_forbidden', 'invalid_credentials'], // S8.31
  404: ['not_found', 'not_found'], // S8.32
  429: ['rate_limited', 'rate_limited'], // S8.33
  500: ['server_busy', 'server_busy'], // S8.34
  503: ['service_unreachable', 'service_unreachable'], // S8.35
};

/** The cause and the default message of an HTTP status; everything unlisted is an unknown error (S8.36, S8.37). */
export function causeOfStatus(status: number): readonly [cause: ErrorCause, message: string] {
  return BY_STATUS[status] ?? ['unknown_error', 'unknown_error'];
}
