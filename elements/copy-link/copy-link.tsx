import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Toast, type ToastMessage, toastCss } from '#parts/toast/toast.tsx';
import { pushGaEvent } from '#rules/analytics/push-event.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import COPY_LINK_TEXTS from '#texts/elements/copy-link';
import css from './copy-link.css?inline';
import { attributes, type CopyLinkEvents, tag } from './copy-link.definition.ts';

/** The address to copy by hand, selected and focused after each failed attempt. */
function ManualCopy({ attempt, url }: { attempt: number; url: string }) {
  const t = useTexts(COPY_LINK_TEXTS);
  const field = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt selects again.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [attempt]);

  return (
    <div className="haven-field manual">
      <label className="haven-field__label" htmlFor="address">
        {t('notCopied')}
      </label>
      <p className="haven-field__hint" id="address-hint">
        {t('byHand')}
      </p>
      <input
        className="haven-field__control"
        id="address"
        part="address"
        readOnly
        aria-describedby="address-hint"
        value={url}
        ref={field}
      />
    </div>
  );
}

function CopyLink({ url, label, message, toastDuration }: z.output<typeof attributes>) {
  const { element, emit } = useHost<CopyLinkEvents>();
  const [toast, setToast] = useState<ToastMessage>();
  const [failed, setFailed] = useState<{ attempt: number; url: string }>();
  const attempts = useRef(0);

  const copy = async () => {
    // Read on each click, because the page's address may have changed.
    const address = url ? new URL(url, element.baseURI).href : element.ownerDocument.URL;
    const attempt = ++attempts.current;
    let copied = true;
    try {
      // Also throws if there is no clipboard: on a page without https.
      await navigator.clipboard.writeText(address);
    } catch {
      copied = false;
    }
    setToast(copied ? { id: attempt, text: message } : undefined);
    setFailed(copied ? undefined : { attempt, url: address });
    emit('link-copy', { url: address, copied });
    // Sent without the link, which may contain a visitor's own code.
    if (copied) void pushGaEvent({ event_category: 'share', event_action: 'copy_link' });
  };

  return (
    <>
      <button className="haven-button haven-button--secondary" part="button" type="button" onClick={copy}>
        <span className="icon" aria-hidden="true" />
        {label}
      </button>
      {failed && <ManualCopy {...failed} />}
      <Toast message={toast} duration={toastDuration} onEnd={useCallback(() => setToast(undefined), [])} />
    </>
  );
}

export const CopyLinkElement = defineElement({
  tag,
  attributes,
  defaultTexts: COPY_LINK_TEXTS,
  view: CopyLink,
  root: 'shadow',
  renderedOnServer: false,
  styles: [controls, toastCss, css],
});
