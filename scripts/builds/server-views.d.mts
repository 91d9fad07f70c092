import type { Plugin } from 'vite';

export function serverViews(): Plugin;
