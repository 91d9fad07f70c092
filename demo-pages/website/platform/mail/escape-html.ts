const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Escapes text and turns its line feeds into line breaks. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replace(/\r\n|[\r\n]/g, '<br>');
}
