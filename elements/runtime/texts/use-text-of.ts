import type { Shown } from '#locales/message.ts';
import { useHost } from '../host.ts';
import { textOf } from './texts-for.ts';

/** Writes messages in the language of the element. */
export function useTextOf(): (shown: Shown) => string {
  const { element } = useHost();
  return (shown) => textOf(element, shown);
}
