import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Group, TagFacts } from '#runtime/tag-facts.ts';
import { projectRoot } from '../../../server/database/project-root.ts';
import { TAG_GROUPS } from '../reference/tag-groups.ts';

export interface BlockExample {
  title: string;
  html: string;
}

/** The facts about a block that an author sees. */
export interface Block {
  tag: string;
  summary: string;
  events: readonly { name: string; description: string }[];
  examples: readonly BlockExample[];
  group: Group;
}

interface Declaration {
  tagName: string;
  summary: string;
  events: { name: string; description: string; inheritedFrom?: object }[];
  demos: { description: string; source: { html: string } }[];
  'x-haven': Pick<TagFacts, 'group' | 'script'>;
}

/** What every tag has is not of interest in a preview of one. */
const isOwn = ({ inheritedFrom }: { inheritedFrom?: object }) => inheritedFrom === undefined;

const blockOf = ({ tagName, summary, events, demos, 'x-haven': facts }: Declaration): Block => ({
  tag: tagName,
  summary,
  events: events.filter(isOwn),
  examples: demos.map(({ description, source }) => ({ title: description, html: source.html })),
  group: facts.group,
});

/**
 * All blocks, read from the manifest that is written from their definitions; a tag with a script of its own is none.
 */
export function readBlocks(file: string = join(projectRoot, 'custom-elements.json')): readonly Block[] {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { modules: { declarations: (Declaration | object)[] }[] };
  const declarations = manifest.modules.flatMap((module) => module.declarations);
  // The class that all tags extend has no facts.
  const tags = declarations.filter((declaration): declaration is Declaration => 'x-haven' in declaration);
  return tags.filter(({ 'x-haven': { script } }) => !script).map(blockOf);
}

/** The blocks by what they are for. */
export function groupBlocks(blocks: readonly Block[]): { title: string; blocks: readonly Block[] }[] {
  return TAG_GROUPS.map(({ id, title }) => ({ title, blocks: blocks.filter(({ group }) => group === id) })).filter(
    ({ blocks: found }) => found.length > 0,
  );
}
