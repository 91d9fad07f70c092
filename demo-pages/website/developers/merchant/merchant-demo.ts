import type { Markup } from '../../platform/index.ts';
import type { TestCard } from './test-data-client.ts';

/** One way to accept a payment on the merchant's page: its markup, and the script that runs it. */
export interface MerchantDemo {
  /** Names the section, its container, its log and its script. */
  id: string;
  title: string;
  /** Its name in the list at the top. */
  short: string;
  text: string;
  /**
   * The elements that the script needs: a container for a form, or a button; from the test cards, where it lists some.
   */
  stage: Markup | ((cards: readonly TestCard[]) => Markup);
}

/** Related demos, with the scripts that they share. */
export interface MerchantGroup {
  id: string;
  title: string;
  text: string;
  demos: readonly MerchantDemo[];
  /** Scripts of the page that all of them import; read these first. */
  shared?: readonly string[];
}
