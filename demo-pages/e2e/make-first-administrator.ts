import { makeFirstAdministrator } from './staff-by-posts.ts';

/** Once before all tests: workers read the session from the environment, which they inherit. */
export default async function globalSetup(): Promise<void> {
  process.env['E2E_ADMINISTRATOR'] = await makeFirstAdministrator();
}
