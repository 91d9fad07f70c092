import type { AddressDetails } from '#website/api/address-schemas.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'address-search': HTMLAttributes<HTMLElement> & {
        country?: string;
        label?: string;
        hint?: string;
        'onaddress-pick'?: (event: CustomEvent<AddressDetails>) => void;
      };
    }
  }
}
