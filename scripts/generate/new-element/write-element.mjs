import { dirname } from 'node:path';
import { writeRoom } from '../new-room/write-room.mjs';
import { templates } from './templates.mjs';

// What HTML accepts as a custom element's name and every editor types: lower-case words, joined by hyphens.
const TAG = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
// Names with a hyphen that HTML, SVG and MathML have already.
const TAKEN = new Set([
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-format',
  'font-face-name',
  'font-face-src',
  'font-face-uri',
  'missing-glyph',
]);

/**
 * Writes a new block's folder below `elements` and returns the files' names. Throws an error for people when the tag is
 * no custom element's name or its folder is there already.
 */
export function writeElement(elements, tag = '') {
  if (!TAG.test(tag) || TAKEN.has(tag))
    throw new Error(`"${tag}" is no tag: use lower-case words joined by hyphens, such as thank-you.`);
  return writeRoom(dirname(elements), `elements/${tag}`, templates(tag));
}
