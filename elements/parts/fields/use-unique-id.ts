import { useState } from 'react';

let count = 0;

/** An id that is unique in the page. React's own `useId` counts per root, and every block is a root. */
export function useUniqueId(prefix: string): string {
  const [id] = useState(() => {
    count += 1;
    return `${prefix}-${count}`;
  });
  return id;
}
