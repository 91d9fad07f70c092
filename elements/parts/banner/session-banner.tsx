import { type ReactNode, useState } from 'react';
import { useHost } from '#runtime/host.ts';
import { useBrowserValue } from '#runtime/hydration/browser-value.ts';
import { REMEMBERED } from '#runtime/hydration/page-names.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import BANNER_TEXTS from '#texts/elements/banner';
import sessionBannerCss from './session-banner.css?inline';

export { sessionBannerCss };

export interface SessionBannerEvents {
  'banner-close': { bannerId: string };
}

export interface SessionBannerProps {
  /** The tag: closing one kind of banner does not close the others. */
  kind: string;
  /** The key under which closing is remembered; by default the author's text, so that a new text shows again. */
  bannerId: string;
  /** The name of the region. */
  label: string;
  /** Hides the close button. */
  persistent: boolean;
  linkUrl: string;
  linkText: string;
  children?: ReactNode;
}

/** Whether the session storage remembers the banner; never where the browser forbids storage, so it shows again. */
const remembered = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
const remember = (key: string): void => {
  try {
    sessionStorage.setItem(key, 'closed');
  } catch {}
};

/** A banner with the author's text and one link. Once closed, it stays closed for the session (W2.72). */
export function SessionBanner({ kind, bannerId, label, persistent, linkUrl, linkText, children }: SessionBannerProps) {
  const t = useTexts(BANNER_TEXTS);
  const { element, emit } = useHost<SessionBannerEvents>();
  const key = `${REMEMBERED} ${kind} ${bannerId || element.textContent?.replace(/\s+/g, ' ').trim()}`;
  const [closed, setClosed] = useState<string>();
  const isRemembered = useBrowserValue(() => remembered(key), false);
  if (!persistent && (closed === key || isRemembered)) return null;

  const close = () => {
    if (!emit('banner-close', { bannerId }, { cancelable: true })) return;
    remember(key);
    setClosed(key);
  };

  return (
    <section className="banner" part="banner" aria-label={label}>
      {children}
      <div className="body">
        <div className="text">
          <slot />
        </div>
        {linkUrl && (
          <a className="link" part="link" href={linkUrl}>
            {linkText}
            <span className="haven-icon haven-icon--arrow" />
          </a>
        )}
      </div>
      {!persistent && (
        <button className="close" part="close" type="button" aria-label={t('close', { label })} onClick={close}>
          <span className="haven-icon haven-icon--close" />
        </button>
      )}
    </section>
  );
}
