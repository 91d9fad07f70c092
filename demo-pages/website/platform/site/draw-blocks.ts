import { TRANSLATED_SITES } from './sites.ts';

/** The sheet that pages link has its own address; those of tags are beside their scripts. */
const sheets = (name: string) => (name === 'haven-controls' ? '/design/haven-controls.css' : `/elements/${name}.css`);

/**
 * The page with the views of its blocks, at a time (epoch ms). The views load with the first page, not with the server.
 */
export async function drawBlocks(page: string, now: number): Promise<string> {
  const { loadLanguages, renderPage } = await import('../../../../elements/server/server.ts');
  await loadLanguages(...new Set(TRANSLATED_SITES.map(({ lang }) => lang)));
  return renderPage(page, { now, sheets });
}
