import { ensureBuild } from '../ensure-build.mjs';
import { benchCheckout } from './bench/bench-checkout.mjs';
import { benchElements } from './bench/bench-elements.mjs';
import { benchHydration } from './bench/bench-hydration.mjs';
import { benchInteractions } from './bench/bench-interactions.mjs';
import { benchMany } from './bench/bench-many.mjs';
import { benchRendering } from './bench/bench-rendering.mjs';
import { benchServer } from './bench/bench-server.mjs';

// These are measurements, not tests: they depend on the machine, so nothing fails here. Run it on an idle machine.
process.chdir(new URL('../..', import.meta.url).pathname);
await ensureBuild();
await benchElements();
await benchMany();
await benchRendering();
await benchHydration();
await benchInteractions();
await benchCheckout();
await benchServer();
