import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { createRevealObserver } from '#parts/reveal/reveal-observer.ts';
import { COUNTER_REVEAL_THRESHOLD } from '#rules/limits.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { useBrowserValue } from '#runtime/hydration/browser-value.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { numberFormat } from '#runtime/number-format.ts';
import { isPreview } from '#runtime/preview.ts';
import css from './animated-counter.css?inline';
import { attributes, tag } from './animated-counter.definition.ts';
import { countAt, decimalsOf } from './count-at.ts';

/** One observer for all counters of the page. */
const reveal = createRevealObserver(COUNTER_REVEAL_THRESHOLD);

/** W2.82: no counting inside a shadow root (as on the server), in a preview, or with reduced motion. */
const isInShadow = (element: HTMLElement) => element.getRootNode() !== element.ownerDocument;
const isStill = (element: HTMLElement) => isPreview(element) || matchMedia('(prefers-reduced-motion: reduce)').matches;

function AnimatedCounter({ value, duration, locale }: z.output<typeof attributes>) {
  const { element } = useHost();
  const stays = duration === 0 || isInShadow(element);
  const skips = useBrowserValue(() => stays || isStill(element), stays);
  const [counted, setCounted] = useState(false);
  const settled = skips || counted;
  const digits = useRef<HTMLElement>(null);
  const decimals = decimalsOf(value);
  const { format: write } = numberFormat(locale ? [locale] : [], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` follows from the value and the locale.
  useLayoutEffect(() => {
    if (settled) return;
    const showCount = (share: number) => {
      if (digits.current) digits.current.textContent = write(countAt(value, share, decimals));
    };
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    showCount(0);
    const unobserve = reveal.observe(element, () => {
      const start = performance.now();
      const step = () => {
        showCount((performance.now() - start) / duration);
        frame = requestAnimationFrame(step);
      };
      step();
      // A hidden page has no animation frames, so a timer ends the count.
      timer = setTimeout(() => flushSync(() => setCounted(true)), duration);
    });
    return () => {
      unobserve();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [element, settled, value, duration, locale]);

  return (
    <span>
      {/* Screen readers read only the final value; this hidden copy reserves the width for the count. */}
      <span className={settled ? undefined : 'sizer'} part="value">
        {write(value)}
      </span>
      {!settled && (
        <span className="digits" aria-hidden="true" part="value" ref={digits}>
          {write(value)}
        </span>
      )}
    </span>
  );
}

export const AnimatedCounterElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: AnimatedCounter,
  root: 'shadow',
  styles: [css],
});
