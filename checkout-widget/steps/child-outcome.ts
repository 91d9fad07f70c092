/** The callback event of wallets, provider buttons and 3-D Secure. */
export const CHILD_EVENT = 'callback.child_widget.status';

/** C7.15 to C7.18, C4.04: the four shapes of a child widget's outcome; there is no fourth status. */
export type ChildOutcome =
  | { readonly status: 'success'; readonly ott_token: string }
  | { readonly status: 'success' | 'error' | 'in_review'; readonly message: string };

/** False for the library's placeholder texts, which do not explain the error. */
const isDetail = (detail: unknown): detail is string =>
  typeof detail === 'string' && detail.trim() !== '' && !/^(?:\d{3}: )?unknown error$/.test(detail);

/** The detail if it is informative, otherwise the text. */
export const detailOr = (text: string, detail: unknown): string => (isDetail(detail) ? detail : text);

export const childToken = (token: string): ChildOutcome => ({ status: 'success', ott_token: token });
export const childSuccess = (message: string): ChildOutcome => ({ status: 'success', message });
export const childInReview = (message: string): ChildOutcome => ({ status: 'in_review', message });

/** An error outcome with the error's own message, or `text` if it has none. */
export function childError(text: string, detail?: unknown): ChildOutcome {
  return { status: 'error', message: detailOr(text, detail) };
}
