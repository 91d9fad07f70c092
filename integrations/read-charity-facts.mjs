import { resolve } from 'node:path';
import { importForNode } from '../scripts/build/import-for-node.mjs';

/** What a package has without a charity: each site then sets its own. */
export const NO_CHARITY = { name: '', country: '', theme: '' };

/** The currency of a country, as blocks name it. */
export const CURRENCIES = { AUS: 'AUD', NZL: 'NZD' };

/**
 * The facts of the folder that `--charity <folder>` names, for a package of that charity's own. Throws an error for
 * people when the folder has faults.
 */
export async function readCharityFacts(args) {
  const at = args.indexOf('--charity');
  if (at === -1) return NO_CHARITY;
  const folder = args[at + 1];
  if (!folder) throw new Error('Name the folder: --charity ../our-charity');
  const read = 'demo-pages/website/content/folder/charity-facts.ts';
  const { charityFacts } = await importForNode(read, '.cache/charity-facts');
  return charityFacts(resolve(process.env.INIT_CWD ?? '.', folder));
}
