import { siteOrigin } from './site-visitor.ts';
import type { Page } from './test.ts';

/** What may happen to the scripts of a page on their way. */
interface ScriptState {
  readonly name: string;
  /** For `test.use`. */
  readonly options: { readonly javaScriptEnabled?: boolean };
  /** Before the page is opened. Returns what lets scripts that are late arrive. */
  prepare(page: Page): Promise<() => void>;
}

const nothing = () => {};

/** Refuses what a pattern names, as a consent manager, an optimiser or a proxy does. */
const refused = (pattern: string | RegExp) => async (page: Page) => {
  await page.route(pattern, (route) => route.abort());
  return nothing;
};

const isThirdParty = ({ origin }: URL) => origin !== siteOrigin;

/** Refuses all that is not of the site itself, as a content blocker or an office's proxy does. Returns what ends it. */
export async function refuseThirdParties(page: Page): Promise<() => Promise<void>> {
  await page.route(isThirdParty, (route) => route.abort());
  return () => page.unroute(isThirdParty);
}

async function heldLoader(page: Page): Promise<() => void> {
  let arrive = nothing;
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/autoload.js', async (route) => {
    await hasArrived;
    await route.continue();
  });
  return arrive;
}

/** Scripting is on, and none of our scripts comes. */
export const ALL_REFUSED: ScriptState = {
  name: 'all our scripts are refused',
  options: {},
  prepare: refused(/\.m?js(\?|$)/),
};
export const LOADER_LATE: ScriptState = { name: 'the loader is late', options: {}, prepare: heldLoader };

/** In every one of them a page has to work. */
export const SCRIPT_STATES: readonly ScriptState[] = [
  ALL_REFUSED,
  LOADER_LATE,
  { name: 'the loader is refused', options: {}, prepare: refused('**/autoload.js') },
  { name: 'the scripts of blocks are refused', options: {}, prepare: refused(/\/elements\/(?!autoload\.js).*\.js/) },
  { name: 'JavaScript is off', options: { javaScriptEnabled: false }, prepare: async () => nothing },
];
