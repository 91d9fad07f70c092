import { useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Toast, type ToastMessage, toastCss } from '#parts/toast/toast.tsx';
import { pushGaEvent } from '#rules/analytics/push-event.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import COPY_LINK_TEXTS from '#texts/elements/copy-link';
import css from './copy-link.css?inline';
import { attributes, type CopyLinkEvents, tag } from './copy-link.definition.ts';
import { ManualCopy } from './manual-copy.tsx';

function CopyLink({ url, label, message, toastDuration }: z.output<typeof attributes>) {
  const { element, emit } = useHost<CopyLinkEvents>();
  const [toast, setToast] = useState<ToastMessage>();
  const [failed, setFailed] = useState<{ attempt: number; url: string }>();
  const attempts = useRef(0);

  const copy = async () => {
    // Read on each press, because the page's address may have changed.
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
    // Sent without the link, which may contain a visitor's own code; the tag manager knows the page.
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
  drawnOnServer: false,
  styles: [controls, toastCss, css],
});
