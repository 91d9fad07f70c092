import { defineConfig, type UserConfig } from 'vite';
import { base } from './scripts/builds/base.ts';
import { checkAuthoring } from './scripts/builds/check-authoring-build.ts';
import { checkoutWidget } from './scripts/builds/checkout-widget.ts';
import { elements } from './scripts/builds/elements.ts';
import { hosted } from './scripts/builds/hosted.ts';
import { modules } from './scripts/builds/modules.ts';
import { sdk } from './scripts/builds/sdk.ts';
import { sdkGlobal } from './scripts/builds/sdk-global.ts';
import { prepareData, providerCheck, sandbox, server } from './scripts/builds/server.ts';
import { vendor } from './scripts/builds/vendor.ts';
import { texts } from './scripts/texts/texts-plugin.mjs';

const builds: Record<string, () => UserConfig> = {
  elements,
  'check-authoring': checkAuthoring,
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
