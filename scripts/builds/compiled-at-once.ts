import type { Plugin } from 'vite';

/** Chunks whose functions answer presses. Most others are data, styles, or small. */
const ANSWERING =
  /^(?:react|runtime|field|forms|parts|popups|filter|carousel-attributes|payment|payment-part|donation|later-parts)$/;

/**
 * Tells V8 to compile all functions of a script when it loads, in another thread, and not each at its first call: an event
 * handler's first call, with what it reaches in React, is a visitor's first press. Other engines see a comment.
 */
export const compiledAtOnce = (): Plugin => ({
  name: 'compiled-at-once',
  outputOptions: (output) => ({
    ...output,
    postBanner: ({ name, isEntry }) =>
      ANSWERING.test(name) || (isEntry && !/^(?:autoload|countdown-timer)$/.test(name))
        ? '//# allFunctionsCalledOnLoad'
        : '',
  }),
  // An empty banner is an empty line.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replace(/^\n/, '');
  },
});
