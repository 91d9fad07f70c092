import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/database/project-root.ts';
import type { OwnMark, OwnMarks } from './own-marks.ts';
import { type SiteTheme, themeOf } from './site-theme.ts';
import type { ThemeFacts } from './theme-json.ts';

/** The look of the charity: its colours, and the pictures by which it is known. */
export interface SiteLook extends SiteTheme {
  /** What `theme.json` states. */
  facts: ThemeFacts;
  name: string;
  shortName: string;
  marks: OwnMarks;
  /** Of all that its files are made from: their addresses have it, so that they are cached for a year. */
  digest: string;
  /** The sheet of the site with the theme after it. */
  sheet: string;
}

/** Changes where files are made in another way from the same sources. */
const RECIPE = '1';
const SHEET = join(projectRoot, 'demo-pages/design/haven.css');

let current: SiteLook | undefined;

/** Gives the site its look: at the start, and whenever the folder has changed. */
export function setLook(
  facts: ThemeFacts,
  marks: OwnMarks,
  { name, shortName = name }: { name: string; shortName?: string | undefined },
): void {
  const theme = themeOf(facts);
  const { properties } = theme;
  const rule = properties.length > 0 ? `\n:root {\n${properties.map((line) => `  ${line}\n`).join('')}}\n` : '';
  const sheet = `${readFileSync(SHEET, 'utf8')}${rule}`;
  const sources = [
    RECIPE,
    sheet,
    JSON.stringify(theme),
    name,
    shortName,
    ...Object.values(marks).map(({ digest }) => digest),
  ];
  const digest = createHash('sha256').update(sources.join('\0')).digest('base64url').slice(0, 12);
  current = { ...theme, facts, name, shortName, marks, digest, sheet };
}

/** The look of the site; the house's own before a folder has been read. */
export function currentLook(): SiteLook {
  if (!current) setLook({}, {}, { name: '' });
  return current as SiteLook;
}

/** The files that are made from the look; the address of each has the digest. */
type BrandFile =
  | 'site.css'
  | 'logo'
  | 'icon'
  | 'touch-icon.png'
  | 'icon-192.png'
  | 'icon-512.png'
  | 'mail-logo.png'
  | 'social.jpg'
  | 'site.webmanifest';

/** The folder below which the files of the look are. The sheet lies beside what it names. */
export const BRAND_PATH = '/brand';

const extensionOf = (mark?: OwnMark) => (!mark || mark.file.endsWith('.svg') ? 'svg' : 'png');

/** The address of a file of the look. */
export function brandPath(file: BrandFile): string {
  const { digest, marks } = currentLook();
  if (file === 'site.css') return `/design/site-${digest}.css`;
  const mark = file === 'logo' ? marks.logo : (marks.icon ?? marks.logo);
  const name = file === 'logo' || file === 'icon' ? `${file}.${extensionOf(mark)}` : file;
  return `${BRAND_PATH}/${digest}/${name}`;
}

/** A logo more than twice as wide as high has the name in it: the name is not written beside it. */
const WORDMARK_RATIO = 2;
/** As many times as wide as high as a header has room for. */
const MOST_RATIO = 5;

const logoRatio = ({ marks: { logo } }: SiteLook) => Math.min(logo ? logo.width / logo.height : 1, MOST_RATIO);

/** Whether the name is in the logo. */
export const isWordmark = (look: SiteLook = currentLook()): boolean => logoRatio(look) > WORDMARK_RATIO;

/** The width of the logo at a height. */
export const logoWidth = (height: number, look: SiteLook = currentLook()): number =>
  Math.round(height * logoRatio(look));

/** The attributes of the logo's picture at a height in pixels. */
export const logoAt = (height: number): { src: string; width: number; height: number } => ({
  src: brandPath('logo'),
  width: logoWidth(height),
  height,
});
