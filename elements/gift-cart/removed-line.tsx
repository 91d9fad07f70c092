import type { CartLine } from '#website/api/cart-schemas.ts';

interface RemovedLineProps {
  line: CartLine;
  onUndo: () => void;
}

/** Shown in place of a removed line, with a button to restore it. */
export function RemovedLine({ line, onUndo }: RemovedLineProps) {
  return (
    <>
      <p className="haven-cart__removed">{line.name} removed.</p>
      <button className="haven-button haven-button--secondary" type="button" onClick={onUndo}>
        Undo<span className="haven-visually-hidden"> removing {line.name}</span>
      </button>
    </>
  );
}
