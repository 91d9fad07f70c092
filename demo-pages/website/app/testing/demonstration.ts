import { contentFolder } from '../../../server/server-configuration.ts';
import { readCharity } from '../../content/index.ts';
import { setOrganisation } from '../../platform/index.ts';

/** Tests run in the charity of the demonstration, as `npm start` does; one that sets another sets this one again. */
export async function setDemonstration(): Promise<void> {
  setOrganisation((await readCharity(contentFolder({}))).organisation);
}

await setDemonstration();
