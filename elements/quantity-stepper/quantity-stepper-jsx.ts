import type { QuantityStepperEvents } from './quantity-stepper.definition.ts';

// Other blocks place this tag without importing it: the compiler knows it from here.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quantity-stepper': HTMLAttributes<HTMLElement> & {
        value?: number;
        label?: string;
        name?: string;
        disabled?: boolean;
        'onquantity-change'?: (event: CustomEvent<QuantityStepperEvents['quantity-change']>) => void;
      };
    }
  }
}
