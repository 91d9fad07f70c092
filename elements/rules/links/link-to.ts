import { safeLink } from './safe-navigate.ts';

/** The address if a link may use it: http or https, otherwise nothing. */
export const linkTo = (url: string) => (url && safeLink(url) ? url : undefined);
