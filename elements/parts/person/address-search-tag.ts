declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'address-search': HTMLAttributes<HTMLElement> &
        RefAttributes<HTMLElement> & {
          country?: string;
          label?: string;
          hint?: string;
        };
    }
  }
}

export {};
