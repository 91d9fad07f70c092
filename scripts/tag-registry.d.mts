import type { Plugin } from 'vite';

export function listTags(): { tag: string; source: string; definition: string }[];
export const widgetTag: { readonly tag: string; readonly source: string; readonly definition: string };
export function tagRegistry(): Plugin;
