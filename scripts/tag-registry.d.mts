import type { Plugin } from 'vite';

export function listTags(): { tag: string; source: string; definition: string }[];
export function tagRegistry(): Plugin;
