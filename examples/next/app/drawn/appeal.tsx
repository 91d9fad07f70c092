// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup that the server has drawn itself, and React must not repeat.
const attributes = { 'end-date': '2039-12-31', lang: 'en-AU', 'data-haven-drawn': '' };
const text = 'Until the end of 2039.';

export async function Appeal() {
  const { renderContent } = await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ 'haven/server');
  const html = renderContent('countdown-timer', attributes, text, { sheets: '/elements/' });
  return <countdown-timer {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
