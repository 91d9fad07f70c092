// The switch is a tag of its own: it is placed here, never imported.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'donation-mode': HTMLAttributes<HTMLElement> &
        RefAttributes<HTMLElement> & {
          name?: string;
          value?: string;
          label?: string;
          loading?: 'eager';
        };
    }
  }
}

export {};
