import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/database/project-root.ts';

/** The manifest's entry for a tag. */
export interface ManifestEntry {
  tagName: string;
  events: readonly { name: string; type: { text: string } }[];
}

/** The manifest's file, which `npm run manifest` writes from the definitions. */
export const MANIFEST_FILE = join(projectRoot, 'custom-elements.json');

/** The manifest's entries by tag. They provide the types of events, which the definitions have in TypeScript only. */
export function readManifest(file: string = MANIFEST_FILE): ReadonlyMap<string, ManifestEntry> {
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as { modules: { declarations: ManifestEntry[] }[] };
  const entries = modules.flatMap(({ declarations }) => declarations);
  // The class that all tags extend has no tag.
  return new Map(entries.filter(({ tagName }) => tagName).map((entry) => [entry.tagName, entry]));
}

/** The types of a tag's events, by name. */
export const eventTypes = (entry: ManifestEntry | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((entry?.events ?? []).map(({ name, type }) => [name, type.text]));
