import { readFileSync } from 'node:fs';
import { contentFolder } from '../../../server/server-configuration.ts';

/** The names and numbers of the demonstration's charity. */
const FACTS = ['Haven Refugee', 'haven.example', '5550 0142', '555 0142', 'CC00000', '00 000 000 000', 'Hine Paewai'];

/** What only a demonstration says of itself, in seven languages. */
const MADE_UP = [
  ...[/\billustrative\b/i, /\bfictional\b/i, /\bfictitious\b/i],
  ...[/\bficticia\b/i, /\bilustrativ/i, /cifras de ejemplo/, /\bfictive\b/i, /\billustratif/i, /chiffres d’exemple/],
  ...[/\bhe tauira\b/i, /\btito\b/, /pakimaero/],
  ...[/خيالي/, /توضيحي/, /للتوضيح/, /hư cấu/, /minh họa/, /虚构/, /示例/],
];

/** The sentences of `organisation.json`, in each language. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 24 && value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}
const SENTENCES = sentences(JSON.parse(readFileSync(`${contentFolder({})}/organisation.json`, 'utf8')));

/** Which names, numbers and sentences of the demonstration's charity a text has. */
export const factsIn = (text: string): string[] => {
  const plain = text.replaceAll('\u00A0', ' ');
  return [...FACTS, ...SENTENCES].filter((words) => plain.includes(words));
};

/** `factsIn`, and the words by which a demonstration says what is made up. */
export const demonstrationIn = (text: string): string[] => [
  ...factsIn(text),
  ...MADE_UP.flatMap((words) => words.exec(text)?.[0] ?? []),
];
