import type { ReactNode } from 'react';
import type { OfferedMethod } from './offered-methods.ts';
import { Wordmark, wordWidth } from './wordmark.tsx';

const G_ARCS = [
  ['#4285f4', 'M8.8 8H16A8 8 0 0 1 13.4 13.9'],
  ['#34a853', 'M13.4 13.9A8 8 0 0 1 1.1 12'],
  ['#fbbc04', 'M1.1 12A8 8 0 0 1 1.1 4'],
  ['#ea4335', 'M1.1 4A8 8 0 0 1 13.5 2.2'],
] as const;

const APPLE = `M10.3 5.2C11.5 5.2 12.9 4 14.8 4.2C16.4 4.3 17.7 5.1 18.5 6.4C15.4 8.3 15.9 12.7 19.2 13.9
  C18.3 16.5 16.3 19.6 14.3 19.6C12.9 19.6 12.3 18.8 10.7 18.8C9.1 18.8 8.4 19.6 7.1 19.6
  C4.3 19.7 1.3 14.2 1.6 10.3C1.8 6.6 4.5 4.2 7.2 4.2C8.6 4.2 9.5 5.2 10.3 5.2Z
  M14 -.9C14.2 1.2 12.4 3.4 10.3 3.5C10.1 1.5 11.9 -.7 14 -.9Z`;

/** Each logo with its width; all are 28 units high, and the top 3 units are above the letters. */
const LOGOS: Partial<Record<OfferedMethod, readonly [width: number, artwork: ReactNode]>> = {
  paypal_wallet: [
    84,
    <>
      <Wordmark text="Pay" x={2} colour="#002f86" weight={3.4} />
      <Wordmark text="Pal" x={2 + wordWidth('Pay')} colour="#0070e0" weight={3.4} />
    </>,
  ],
  googlepay_wallet: [
    70,
    <>
      <g fill="none" strokeWidth="3">
        {G_ARCS.map(([colour, path]) => (
          <path key={colour} d={path} stroke={colour} transform="translate(2 0)" />
        ))}
      </g>
      <Wordmark text="Pay" x={28} colour="#3c4043" weight={2.4} />
    </>,
  ],
  applepay_wallet: [
    68,
    <>
      <path d={APPLE} fill="#000" transform="translate(0 -1.6)" />
      <Wordmark text="Pay" x={27} colour="#000" weight={2.5} />
    </>,
  ],
  afterpay_checkout: [
    124,
    <>
      <Wordmark text="afterpay" x={2} colour="#0b1f17" weight={3} />
      <path
        d="M108 10.6V8.4L121 15.9L108 23.4V21.2"
        fill="none"
        stroke="#0b8f64"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(1 -5)"
      />
    </>,
  ],
  zip_checkout: [
    44,
    <>
      <Wordmark text="z" x={2} colour="#1a0726" weight={4} />
      <Wordmark text="i" x={2 + wordWidth('z') + 1.6} colour="#7a3ff2" weight={4} />
      <Wordmark text="p" x={2 + wordWidth('zi') + 3.2} colour="#1a0726" weight={4} />
    </>,
  ],
  flypay_wallet: [
    104,
    <>
      <path d="M1 9 23 0 15 19 10.6 11.8Z" fill="#1f5fd1" />
      <path d="M10.6 11.8 23 0" stroke="#fff" strokeWidth="1.6" />
      <Wordmark text="flypay" x={30} colour="#14213d" weight={2.8} />
    </>,
  ],
};

/** Our own artwork for a method's logo, without text: the control that contains it needs an accessible name. */
export function MethodLogo({ method }: { readonly method: OfferedMethod }) {
  const [width, artwork] = LOGOS[method] ?? [];
  if (!width) return null;
  return (
    <svg
      className="pay-method-logo"
      viewBox={`0 -3 ${width} 28`}
      width={width}
      height={28}
      aria-hidden="true"
      focusable="false"
    >
      {artwork}
    </svg>
  );
}
