/**
 * The version of the direct debit request service agreement that the site shows. A mandate stores the version that its
 * donor accepted (D1.11), so a changed text needs a new version.
 */
export const AGREEMENT_VERSION = '2026-11';
