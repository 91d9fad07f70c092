import { useState } from 'react';

/** Which branches of a menu are open: any number, each by its name. */
export function useBranches() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return {
    isOpen: (name: string) => open.includes(name),
    toggle: (name: string) => setOpen(open.includes(name) ? open.filter((other) => other !== name) : [...open, name]),
  };
}
