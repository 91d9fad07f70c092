import { defineConfig, type UserConfig } from 'vite';
import { base } from './scripts/build/base.ts';
import { checkoutWidget } from './scripts/build/checkout-widget.ts';
import { authoringCheck, elements } from './scripts/build/elements.ts';
import { hosted, vendor } from './scripts/build/hosted.ts';
import { modules } from './scripts/build/modules.ts';
import { sdk, sdkGlobal } from './scripts/build/sdk.ts';
import { prepareData, providerCheck, sandbox, server } from './scripts/build/server.ts';
import { texts } from './scripts/generate/texts/texts-plugin.mjs';

const builds: Record<string, () => UserConfig> = {
  elements,
  'check-authoring': authoringCheck,
  sdk,
  'sdk-global': sdkGlobal,
  hosted,
  vendor,
  'checkout-widget': checkoutWidget,
  server,
  sandbox,
  'prepare-data': prepareData,
  'provider-check': providerCheck,
  modules,
};

export default defineConfig(({ mode }) => {
  const build = builds[mode];
  if (!build)
    throw new Error(`Unknown build "${mode}". Use npm run build, or --mode ${Object.keys(builds).join(' | ')}.`);
  const { plugins = [], ...own } = build();
  return { ...base, ...own, plugins: [texts(), ...plugins] };
});
