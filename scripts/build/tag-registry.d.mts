import type { Plugin } from 'vite';

export function listTags(): { tag: string; source: string; definition: string }[];
export function scriptEntry(tag: string): string;
export const widgetTag: { readonly tag: string; readonly source: string; readonly definition: string };
export function tagRegistry(options?: { imports?: boolean }): Plugin;
