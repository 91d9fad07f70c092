import { useLayoutEffect, useRef, useState } from 'react';

type Field = HTMLElement & { value?: unknown };

const nothing = () => {};

/**
 * A ref for a field of ours that has its value from a view. React 18 writes attributes, which only hold the default of
 * a changed field. `listen` is another ref for the same tag, such as that of `useTagEvents`.
 */
export function useTagValue(
  value: string | number | undefined,
  listen: (element: HTMLElement | null) => void = nothing,
): (element: HTMLElement | null) => void {
  const field = useRef<Field>(null);
  const lastValue = useRef(value);
  const [attach] = useState(() => (element: HTMLElement | null) => {
    field.current = element;
    listen(element);
  });
  useLayoutEffect(() => {
    const { current } = field;
    const isNew = lastValue.current !== value;
    lastValue.current = value;
    if (isNew && value !== undefined && current && 'value' in current && current.value !== value) current.value = value;
  });
  return attach;
}
