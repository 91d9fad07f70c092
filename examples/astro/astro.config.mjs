/** zod places comments where Rollup cannot read them, and Rollup says so for each. */
const onwarn = (warning, warn) => {
  if (warning.code !== 'INVALID_ANNOTATION' || !warning.id?.includes('/zod/')) warn(warning);
};

export default { vite: { build: { rollupOptions: { onwarn } } } };
