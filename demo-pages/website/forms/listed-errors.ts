import type { ListedError } from '../site/error-summary.ts';
import type { SentForm } from '../site/sent-form.ts';

/** The errors in the box at the top of the page: each links to its field. */
export function listedErrors(prefix: string, { errors, messages }: SentForm): ListedError[] {
  return [
    ...messages.map((message) => ({ message })),
    ...Object.entries(errors).map(([name, message]) => ({ message, field: `${prefix}-${name}` })),
  ];
}
