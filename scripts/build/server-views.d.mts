import type { Plugin } from 'vite';

export function serverViews(options?: { inBrowsers?: boolean }): Plugin;
