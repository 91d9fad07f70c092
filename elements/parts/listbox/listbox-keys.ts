/** The state of a listbox for its keys: `active` is the highlighted row. */
export interface ListboxState {
  open: boolean;
  active: number;
  /** The row with the current value. */
  chosen: number;
  count: number;
}

/** The effect of a key: opens, moves, selects the active row, or closes without a change. */
export type ListboxMove = { kind: 'open' | 'move' | 'take'; active: number } | { kind: 'close' };

const PAGE = 10;

/**
 * The keys of the select-only combobox in the ARIA practices, except that Tab never selects, so that passing by cannot
 * submit.
 */
export function listboxMove(
  { open, active, chosen, count }: ListboxState,
  { key, altKey = false }: { key: string; altKey?: boolean },
): ListboxMove | undefined {
  const last = count - 1;
  const to = (row: number): ListboxMove => ({
    kind: open ? 'move' : 'open',
    active: Math.max(0, Math.min(last, row)),
  });
  if (key === 'Home') return to(0);
  if (key === 'End') return to(last);
  if (!open) return /^(?:Enter| |ArrowDown|ArrowUp)$/.test(key) ? to(chosen) : undefined;
  if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')) return { kind: 'take', active };
  if (key === 'Escape' || key === 'Tab') return { kind: 'close' };
  if (key === 'ArrowDown') return to(active + 1);
  if (key === 'ArrowUp') return to(active - 1);
  if (key === 'PageDown') return to(active + PAGE);
  if (key === 'PageUp') return to(active - PAGE);
}

/** The row for typed letters, from `from` on and around; repeating one letter moves through its rows. */
export function findByTyping(labels: readonly string[], typed: string, from: number): number | undefined {
  const prefix = typed.toLocaleLowerCase();
  const repeated = prefix.length > 1 && [...prefix].every((letter) => letter === prefix[0]);
  const text = repeated ? (prefix[0] as string) : prefix;
  // One letter moves on; more letters refine the search from the current row.
  const start = text.length === 1 ? from + 1 : from;
  for (let step = 0; step < labels.length; step += 1) {
    const row = (start + step) % labels.length;
    if (labels[row]?.toLocaleLowerCase().startsWith(text)) return row;
  }
}
