import type { DonationFrequency } from '#website/donations/donation-fields.ts';

// The switch is a tag of its own: it is placed here, never imported.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'donation-mode': HTMLAttributes<HTMLElement> & {
        name?: string;
        value?: string;
        label?: string;
        loading?: 'eager';
        'onmode-change'?: (event: CustomEvent<{ mode: DonationFrequency }>) => void;
      };
    }
  }
}
