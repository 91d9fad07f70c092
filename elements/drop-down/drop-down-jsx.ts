import type { DropDownEvents } from './drop-down.definition.ts';

// Other blocks place this tag without importing it: the compiler knows it from here.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'drop-down': HTMLAttributes<HTMLElement> & {
        label?: string;
        name?: string;
        value?: string;
        /** JSON: until the tag is defined, only text reaches it. */
        options?: string;
        disabled?: boolean;
        'onselection-change'?: (event: CustomEvent<DropDownEvents['selection-change']>) => void;
      };
    }
  }
}
