import { clickableUrl } from './safe-navigate.ts';

/** The address if a link may use it: http or https, otherwise nothing. */
export const safeHref = (url: string) => (url && clickableUrl(url) ? url : undefined);
