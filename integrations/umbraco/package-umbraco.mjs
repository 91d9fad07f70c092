// Writes what Umbraco needs into dist/cms/umbraco, and uploads it: npm run package -- umbraco --upload
// https://cms.example.org
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadDefinitions } from '../../scripts/generate/manifest/load-definitions.mjs';
import { readCharityFacts } from '../read-charity-facts.mjs';
import { UploadError, umbracoOrigin, uploadToUmbraco } from './management-api.mjs';
import { umbracoFiles } from './umbraco-files.mjs';
import { umbracoModel } from './umbraco-model.mjs';

const folder = resolve(import.meta.dirname, '../../dist/cms/umbraco');
const upload = process.argv.indexOf('--upload');

try {
  const origin = upload === -1 ? undefined : umbracoOrigin(process.argv[upload + 1]);
  const charity = await readCharityFacts(process.argv.slice(2));
  const model = umbracoModel(await loadDefinitions());
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(umbracoFiles(model, charity))) {
    const file = resolve(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  console.log(
    `dist/cms/umbraco written: ${model.documentTypes.length} element types, ${model.dataTypes.length} data types.`,
  );
  if (origin) {
    const { UMBRACO_CLIENT_ID: clientId, UMBRACO_CLIENT_SECRET: clientSecret } = process.env;
    const { made, updated } = await uploadToUmbraco(model, { origin, clientId, clientSecret, fetch });
    console.log(`${origin}: ${made} made, ${updated} updated. Copy dist/cms/umbraco/Views into the site.`);
  }
} catch (error) {
  if (!(error instanceof UploadError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
