import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../database/project-root.ts';

export interface BlockAttribute {
  name: string;
  description: string;
  /** The type of the value: `boolean`, `number`, `string`, an object or a list (as JSON), or the allowed words. */
  type: string;
  /** The default as JSON; absent for a required attribute. */
  initial?: string | undefined;
}

export interface BlockExample {
  title: string;
  html: string;
}

/** The facts about a block that an author sees. */
export interface Block {
  tag: string;
  summary: string;
  attributes: readonly BlockAttribute[];
  events: readonly { name: string; description: string }[];
  examples: readonly BlockExample[];
}

interface Declaration {
  tagName: string;
  summary: string;
  attributes: { name: string; description: string; type: { text: string }; default?: string }[];
  events: { name: string; description: string }[];
  demos: { description: string; source: { html: string } }[];
}

const blockOf = ({ tagName, summary, attributes, events, demos }: Declaration): Block => ({
  tag: tagName,
  summary,
  attributes: attributes.map(({ name, description, type, default: initial }) => ({
    name,
    description,
    type: type.text,
    initial,
  })),
  events,
  examples: demos.map(({ description, source }) => ({ title: description, html: source.html })),
});

/** For merchants: listed in the manifest, but not a page block. */
const WIDGET = 'pay-widget';

/** All blocks, read from the manifest that is generated from their definitions. */
export function readBlocks(file: string = join(projectRoot, 'custom-elements.json')): readonly Block[] {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { modules: { declarations: Declaration[] }[] };
  const declarations = manifest.modules.flatMap((module) => module.declarations);
  return declarations.filter(({ tagName }) => tagName !== WIDGET).map(blockOf);
}

const GROUPS: readonly (readonly [name: string, tags: RegExp])[] = [
  ['Page', /^(site-header|emergency-banner|bequest-banner)$/],
  ['Slides and films', /^(.+-carousel|featured-content|video-.+)$/],
  ['Figures and links', /^(countdown-timer|animated-counter|copy-link|donation-mode)$/],
  ['Listings', /^(drop-down|date-range-picker|.+-filter|media-feed)$/],
  ['Forms', /^((?!customer).+-form|address-search)$/],
  ['Gift shop', /./],
];

/** The blocks grouped by purpose; a block without a group is in the last one. */
export function groupBlocks(blocks: readonly Block[]): { name: string; blocks: readonly Block[] }[] {
  const groupOf = ({ tag }: Block) => GROUPS.find(([, tags]) => tags.test(tag))?.[0];
  return GROUPS.map(([name]) => ({ name, blocks: blocks.filter((block) => groupOf(block) === name) })).filter(
    ({ blocks: found }) => found.length > 0,
  );
}
