import { Wordmark } from '#checkout/steps/payment-methods/wordmark.tsx';

/** Our own drawing of Afterpay's name with an arrow, in a dark ink for the mint button. */
export function AfterpayLogo() {
  return (
    <svg
      className="pay-afterpay-logo"
      width="133"
      height="30"
      viewBox="0 -3 124 28"
      aria-hidden="true"
      focusable="false"
    >
      <Wordmark text="afterpay" x={2} colour="#0b1f17" weight={3} />
      <path
        d="M109 5.6V3.4L122 10.9L109 18.4V16.2"
        fill="none"
        stroke="#0b1f17"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
