import type { Markup } from '../site/page-context.ts';

/** One way to take a payment on the merchant's page: what stands in it, and the script that runs it. */
export interface MerchantDemo {
  /** Names the section, its container, its log and its script. */
  id: string;
  title: string;
  /** What the list at the top calls it. */
  short: string;
  text: string;
  /** What the script finds in the page: a container for a form, or a button. */
  stage: Markup;
}

/** Demos that belong together, with what they share. */
export interface MerchantGroup {
  id: string;
  title: string;
  text: string;
  demos: readonly MerchantDemo[];
  /** Scripts of the page that all of them import, worth reading first. */
  shared?: readonly string[];
}
