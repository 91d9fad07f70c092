/** Warnings of a build that are about no line of an application: comments in zod, and a plugin of Nuxt's own. */
const onwarn = (warning, warn) => {
  const isZod = warning.code === 'INVALID_ANNOTATION' && warning.id?.includes('/zod/');
  const isNuxt = warning.code === 'SOURCEMAP_BROKEN' && warning.plugin === 'nuxt:module-preload-polyfill';
  if (!isZod && !isNuxt) warn(warning);
};

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  app: {
    head: {
      title: 'An appeal',
      htmlAttrs: { lang: 'en-AU', 'data-site-country-code': 'AUS' },
      link: [{ rel: 'icon', href: 'data:,' }],
    },
  },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } },
  // The sheets that the server links.
  nitro: { publicAssets: [{ dir: '../node_modules/haven/dist/elements', baseURL: '/elements' }] },
  vite: { build: { rollupOptions: { onwarn } } },
});
