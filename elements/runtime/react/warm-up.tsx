import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { listening, VIEW_EVENTS } from './listening.ts';

function Pressed() {
  const [presses, setPresses] = useState(0);
  useEffect(() => {});
  useLayoutEffect(() => () => {});
  return (
    <div>
      <button
        type="button"
        aria-pressed={presses > 0}
        style={{ order: presses }}
        onClick={() => setPresses(presses + 1)}
      >
        {presses}
      </button>
      <input value={presses} onChange={() => setPresses(presses + 1)} />
      {presses > 0 ? <p key={presses}>{presses}</p> : <i />}
    </div>
  );
}

// Uses React once, out of sight: a browser compiles what is used for the first time, which takes longer than the use. So the
// visitor's first press does not wait for it.
const container = document.createElement('div');
const root = listening(container, () => createRoot(container));
flushSync(() => root.render(<Pressed />));
for (const field of container.querySelectorAll('button, input'))
  for (const name of VIEW_EVENTS) field.dispatchEvent(new Event(name, { bubbles: true }));
flushSync(() => {});
flushSync(() => root.unmount());
