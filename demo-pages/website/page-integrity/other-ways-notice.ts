import { html } from 'hono/html';
import { agencyOf } from '../site/agency.ts';
import type { Markup } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';

/** How to give when the browser has refused a script of the page: the guard takes it into the page when it knows of one. */
export function otherWaysNotice(site: Site): Markup {
  const { name, phone, bank } = agencyOf(site);
  return html`<template data-integrity-notice><div class="load-notice" role="alert"><div class="load-notice__box load-notice__box--text"><p><strong>Do not pay on this page now.</strong> A part of it is not what we published, and your browser has stopped it. Nothing was charged.</p><p>Call ${phone} (illustrative) to give by phone, or transfer your gift to ${name}, ${bank} (illustrative). We have been told and are looking into it.</p></div></div></template>\n`;
}
