import { resolve } from 'node:path';
// The paths that the site's own pages have.
import '../../website/app/pages.ts';
import { ContentFaultsError, readCharity } from '../../website/content/index.ts';
import { contentFolder } from '../server-configuration.ts';

// npm run check:content -- <folder>: each fault of a charity's folder on a line of its own.
const folder = process.argv[2] ? resolve(process.argv[2]) : contentFolder(process.env);
try {
  const { organisation } = await readCharity(folder);
  console.log(`${folder}: nothing is wrong with the content of ${organisation.name}.`);
} catch (error) {
  if (!(error instanceof ContentFaultsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
