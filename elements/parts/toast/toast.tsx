import { useLayoutEffect, useState } from 'react';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import toastCss from './toast.css?inline';

export { toastCss };

/** One message: a new `id` announces the same text again. */
export interface ToastMessage {
  id: number;
  text: string;
}

export interface ToastProps {
  message?: ToastMessage | undefined;
  /** How long (ms) it stays. It stays while the pointer is over it; then the time starts again. */
  duration?: number;
  onEnd: () => void;
}

/**
 * A short message at the bottom of the screen. Its status region is always in the page, so that a new text is
 * announced. The information must also be available elsewhere. Adopt `toastCss` together with the shared controls.
 */
export function Toast({ message, duration = 5000, onEnd }: ToastProps) {
  const textOf = useTextOf();
  const [isPaused, setPaused] = useState(false);

  useLayoutEffect(() => {
    if (!message || isPaused) return;
    const timer = setTimeout(onEnd, duration);
    return () => clearTimeout(timer);
  }, [message, isPaused, duration, onEnd]);

  return (
    <div className="haven-toast-region" role="status" onPointerLeave={() => setPaused(false)}>
      {message && (
        <p className="haven-toast" part="toast" key={message.id} onPointerEnter={() => setPaused(true)}>
          <span className="haven-icon haven-icon--check" />
          {textOf(message.text)}
        </p>
      )}
    </div>
  );
}
