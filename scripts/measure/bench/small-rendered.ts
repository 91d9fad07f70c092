import { parseFragment } from 'parse5';
import { renderView, type ServerTag } from '../../../elements/server/render-view.ts';
import { smallTag } from './small-tag.tsx';

const { tag } = smallTag;

/**
 * 200 small elements as a server sends them. `turn` makes the prefixes of their ids different from those of other
 * turns.
 */
export function renderSmallElements(turn: number): string {
  return Array.from({ length: 200 }, (_, index) => {
    const attributes = { label: `number ${index}`, count: '1' };
    const inside = renderView({
      options: smallTag as unknown as ServerTag['options'],
      attributes,
      content: parseFragment(`<${tag}></${tag}>`).childNodes[0] as ServerTag['content'],
      inherited: {},
      isInShadow: false,
      prefix: `t${turn}-${index}`,
      now: 0,
      styles: {},
    });
    return `<${tag} label="${attributes.label}" count="1">${inside}</${tag}>`;
  }).join('');
}
