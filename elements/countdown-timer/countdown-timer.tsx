import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { createTicker } from '#parts/ticker/ticker.ts';
import { COUNTDOWN_TICK_MS } from '#rules/limits.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { isPreview } from '#runtime/preview.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import COUNTDOWN_TEXTS from '#texts/elements/countdown-timer';
import css from './countdown-timer.css?inline';
import { attributes, type CountdownTimerEvents, tag } from './countdown-timer.definition.ts';
import { isCrowded, joinCrowd } from './crowd.ts';
import { endInstant } from './end-date.ts';
import { timeLeft } from './time-left.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const TIME_ZONES = { AUS: 'Australia/Sydney', NZL: 'Pacific/Auckland' } as const;

/** One timer for all countdowns of the page. */
const ticker = createTicker(COUNTDOWN_TICK_MS);

/** Counts down to `end` (epoch ms); a new end needs a new key. */
function Countdown({ end, onEnd }: { end: number; onEnd: () => void }) {
  const t = useTexts(COUNTDOWN_TEXTS);
  const host = useHost();
  const [start] = useState(() => host.now ?? Date.now());
  const [ended, setEnded] = useState(start >= end);
  const first = timeLeft(end - start);
  const timer = useRef<HTMLDivElement>(null);
  const announceEnd = useRef(onEnd);
  announceEnd.current = onEnd;

  useLayoutEffect(() => {
    if (ended) return;
    const numbers = [...(timer.current?.querySelectorAll('b') ?? [])];
    const texts = numbers.map(({ textContent }) => textContent);
    // Written without React, and as text only: a thousand countdowns must not cause a thousand renders a second, or
    // trigger mutation observers of added elements.
    const show = (now: number) =>
      timeLeft(end - now).forEach((text, unit) => {
        const number = numbers[unit];
        if (!number || texts[unit] === text) return;
        texts[unit] = text;
        // A translator may have put an element in place of the text.
        if (number.firstChild instanceof Text) number.firstChild.data = text;
        else number.textContent = text;
      });
    const showNow = () => show(Date.now());
    showNow();
    if (isPreview(host.element)) return;
    const box = timer.current as Element;
    const leaveCrowd = joinCrowd(box);
    // Timers that the browser does not render are not updated until it renders them again. Printing updates all.
    let isSkipped = false;
    box.addEventListener('contentvisibilityautostatechange', (event) => {
      isSkipped = (event as ContentVisibilityAutoStateChangeEvent).skipped;
      showNow();
    });
    window.addEventListener('beforeprint', showNow);
    const leaveTicker = ticker.join((now) => {
      isSkipped &&= isCrowded();
      if (now < end) return isSkipped ? undefined : show(now);
      flushSync(() => setEnded(true));
      announceEnd.current();
    });
    return () => {
      window.removeEventListener('beforeprint', showNow);
      leaveCrowd();
      leaveTicker();
    };
  }, [host, end, ended]);

  return (
    <>
      {!ended && (
        <div role="timer" ref={timer}>
          {UNITS.map((unit, place) => (
            <Fragment key={unit}>
              <span>
                {/* A server rendered it some time ago; this text is only for the first render. */}
                <b part={unit} suppressHydrationWarning>
                  {first[place]}
                </b>{' '}
                <slot name={`${unit}-label`}>{t(unit)}</slot>
              </span>{' '}
            </Fragment>
          ))}
        </div>
      )}
      {/* In the page from the start, so that the end is announced. */}
      <div role="status" part="ended">
        {ended && t('ended')}
      </div>
    </>
  );
}

function CountdownTimer({ countdownId, endDate, siteCountryCode }: z.output<typeof attributes>) {
  const host = useHost<CountdownTimerEvents>();
  const end = endInstant(endDate, TIME_ZONES[siteCountryCode]);
  const onEnd = () => host.emit('countdown-end', { countdownId: countdownId || host.element.id });
  return <Countdown key={end} end={end} onEnd={onEnd} />;
}

export const CountdownTimerElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: CountdownTimer,
  root: 'shadow',
  styles: [css],
});
