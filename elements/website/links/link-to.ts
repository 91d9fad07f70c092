import { safeLink } from './safe-navigate.ts';

/** An address as a link may carry it: http or https, else none. */
export const linkTo = (url: string) => (url && safeLink(url, document.baseURI) ? url : undefined);
