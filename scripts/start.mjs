import { ensureBuild } from './ensure-build.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await ensureBuild();
await import('../dist/server/start.js');
