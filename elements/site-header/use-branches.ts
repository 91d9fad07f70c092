import { useState } from 'react';
import { drawSoon } from '#runtime/react/render-queue.ts';

/** The names of the open branches of a menu. */
export function useBranches() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return {
    isOpen: (name: string) => open.includes(name),
    toggle: (name: string) =>
      drawSoon(() => setOpen(open.includes(name) ? open.filter((other) => other !== name) : [...open, name])),
  };
}
