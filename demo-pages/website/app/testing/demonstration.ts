import { contentFolder } from '../../../server/server-configuration.ts';
import { readCharity, setCharity } from '../../content/index.ts';

/** The charity of the demonstration, as its folder has it. */
export const demonstration = await readCharity(contentFolder({}));

/** Tests run in the charity of the demonstration, as `npm start` does; one that sets another sets this one again. */
export function setDemonstration(): void {
  setCharity(demonstration);
}

setDemonstration();
