import type { Plugin } from 'vite';

/** The catalogues as modules: `#texts/<product>/<room>`. */
export declare const texts: () => Plugin;
