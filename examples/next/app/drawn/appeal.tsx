// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup that the server has drawn itself, and React must not repeat.
import { renderContent } from 'haven/server';

const attributes = { 'end-date': '2039-12-31', lang: 'en-AU', 'data-haven-drawn': '' };
export function Appeal() {
  const html = renderContent('countdown-timer', attributes, 'Until the end of 2039.', { sheets: '/elements/' });
  return <countdown-timer {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
