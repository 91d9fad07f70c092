/** zod places comments where Rollup cannot read them, and Rollup says so for each. */
const onwarn = (warning, warn) => {
  if (warning.code !== 'INVALID_ANNOTATION' || !warning.id?.includes('/zod/')) warn(warning);
};

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  sourcemap: false,
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
