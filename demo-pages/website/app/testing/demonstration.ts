import { contentFolder } from '../../../server/server-configuration.ts';
import { readCharity, setCharity } from '../../content/index.ts';

/** Tests run in the charity of the demonstration, as `npm start` does; one that sets another sets this one again. */
export async function setDemonstration(): Promise<void> {
  setCharity(await readCharity(contentFolder({})));
}

await setDemonstration();
