/** What a page allows and gets besides, by what it is for. */
interface Security {
  /** It frames the provider's pages and calls its API. */
  framesProvider?: true;
  /** PCI DSS 4.0.1, 6.4.3: donors enter a card or an account here, so that its scripts are allowed by hash alone. */
  protectsScripts?: true;
  /** It stays in one group with pages that it opens and that come back: merchants' checkouts return to their window. */
  keepsOpener?: true;
  /** It links nowhere else, and its policy allows only what it needs: its footer has no form. */
  isPlain?: true;
  /** Its tags are rendered in the browser alone: it shows blocks at work, and changes them. */
  isWorkshop?: true;
}

export const PAGE_SECURITY = {
  page: {},
  checkout: { isPlain: true },
  payment: { framesProvider: true, protectsScripts: true, isPlain: true },
  donation: { framesProvider: true, protectsScripts: true },
  /** Another card or account for a monthly gift, whose page frames the provider by its own policy. */
  source: { protectsScripts: true },
  merchant: { framesProvider: true, keepsOpener: true, isPlain: true, isWorkshop: true },
  workshop: { isWorkshop: true },
} as const satisfies Record<string, Security>;

export type PageSecurity = keyof typeof PAGE_SECURITY;

/** What a path that is no page gets. */
export const securityOf = (name: PageSecurity = 'page'): Security => PAGE_SECURITY[name];
