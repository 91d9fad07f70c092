import type { DropDownEvents } from './drop-down.definition.ts';

// Other blocks use this tag without importing it, so the compiler gets its types from here.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'drop-down': HTMLAttributes<HTMLElement> &
        RefAttributes<HTMLElement> & {
          label?: string;
          name?: string;
          value?: string;
          /** JSON, because only text is passed on before the tag is defined. */
          options?: string;
          disabled?: boolean;
          'onselection-change'?: (event: CustomEvent<DropDownEvents['selection-change']>) => void;
        };
    }
  }
}
