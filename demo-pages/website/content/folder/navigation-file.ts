import * as z from 'zod';
import { didYouMean } from '../../../../elements/authoring/did-you-mean.ts';
import { fileRules } from '../../platform/index.ts';

const { choice, shaped, strict, words } = fileRules;

const label = words(40, 'write what the link says');
const url = shaped(/^https:\/\/[^\s/\\]\S{0,300}$/, 'write an address that begins with https://');
const listOf = <Item extends z.ZodType>(item: Item, most: number, write: string) =>
  z.array(item, { error: write }).max(most, `write at most ${most}`);

/** What the links of a navigation may lead to. */
export interface LinkedPages {
  /** The paths of pages, for advice. */
  paths: readonly string[];
  /** Whether a path has a page; `labelled`: and the page says what links to it say. */
  has(path: string): 'labelled' | 'unlabelled' | undefined;
}

/** `navigation.json`: the header's menu and the columns of the footer (O2.04). */
export function navigationSchema({ paths, has }: LinkedPages) {
  const page = shaped(/^\/(?![/\\])[^\s\\]{0,199}$/, 'write the path of a page, such as /gifts').meta({
    description: 'A page that is off, or not in the country, drops out by itself.',
  });
  const pageLink = strict({ page, label: label.optional() }, 'write { "page": "/gifts" }').superRefine(
    ({ page: path, label: own }, { addIssue }) => {
      const found = has(path);
      const meant = found ? undefined : didYouMean(path, paths);
      if (!found)
        addIssue({
          code: 'custom',
          path: ['page'],
          message: `no page of the site has the path ${path}: ${meant ? `did you mean ${meant}?` : 'write another'}`,
        });
      if (found === 'unlabelled' && !own)
        addIssue({ code: 'custom', path: ['page'], message: 'write a label too: this page names none' });
    },
  );
  const anyLink = z.union([pageLink, strict({ url, label })], {
    error: 'write { "page": "/gifts" }, or { "url": "https://…", "label": { "en": "…" } }',
  });
  const group = strict({
    label,
    links: listOf(pageLink, 12, 'write a list of links').min(1, 'write a list of links'),
  });
  const entry = pageLink.safeExtend({ groups: listOf(group, 6, 'write a list of groups').optional() });
  return strict({
    $schema: z.string().optional(),
    header: listOf(entry, 12, 'write a list of links').meta({
      description: 'After these stand the pages of the folder whose front matter says menu: main.',
    }),
    footer: listOf(
      strict({
        title: words(40, 'write the title of the column'),
        menu: choice(['give', 'takePart', 'readAndWatch', 'about'])
          .optional()
          .meta({ description: 'Pages of the folder whose front matter names this menu follow the links.' }),
        links: listOf(anyLink, 20, 'write a list of links'),
      }),
      6,
      'write a list of columns',
    ),
  });
}

/** The schema where nothing is known of the pages, for editors. */
export const anyNavigation = navigationSchema({ paths: [], has: () => 'labelled' });

export type NavigationContent = z.output<typeof anyNavigation>;
