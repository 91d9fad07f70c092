import type { DateRangePickerEvents } from './date-range-picker.definition.ts';

// Other blocks use this tag without importing it, so the compiler gets its types from here.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'date-range-picker': HTMLAttributes<HTMLElement> &
        RefAttributes<HTMLElement> & {
          label?: string;
          inline?: boolean;
          'date-min'?: string;
          'date-max'?: string;
          'first-year'?: number | undefined;
          'last-year'?: number | undefined;
          'range-text'?: string;
          disabled?: boolean;
          'onrange-change'?: (event: CustomEvent<DateRangePickerEvents['range-change']>) => void;
        };
    }
  }
}
