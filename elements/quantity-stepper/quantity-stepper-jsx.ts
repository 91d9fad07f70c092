// Other blocks use this tag without importing it, so the compiler gets its types from here.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quantity-stepper': HTMLAttributes<HTMLElement> &
        RefAttributes<HTMLElement> & {
          value?: number;
          label?: string;
          name?: string;
          disabled?: boolean;
        };
    }
  }
}

export {};
