import { useState } from 'react';

/** The names of the open branches of a menu. */
export function useBranches() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return {
    isOpen: (name: string) => open.includes(name),
    toggle: (name: string) => setOpen(open.includes(name) ? open.filter((other) => other !== name) : [...open, name]),
  };
}
