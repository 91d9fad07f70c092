import * as z from 'zod/mini';

function View({ label = '', count = 0 }: { label?: string; count?: number }) {
  return (
    <p>
      {label} <b>{count}</b>
    </p>
  );
}

/** The definition of a small element, for the browser and for a server that renders it. */
export const smallTag = {
  tag: 'haven-small',
  attributes: z.object({ label: z._default(z.string(), ''), count: z._default(z.number(), 0) }),
  view: View,
  root: 'shadow',
} as const;
