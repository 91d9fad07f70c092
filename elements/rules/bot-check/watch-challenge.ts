/** The window in which reCAPTCHA shows a visual challenge. */
const CHALLENGE = 'iframe[src*="/bframe"]';
/** A solved challenge closes shortly before its token arrives: the longest delay in ms. */
const CLOSING_MS = 1_500;

export interface ChallengeWatch {
  /** Whether a challenge is open now. */
  isOpen(): boolean;
  end(): void;
}

/** Detects a challenge that the visitor closes without solving it, because the script does not report that. */
export function watchChallenge(onDismissed: () => void): ChallengeWatch {
  const isOpen = () =>
    [...document.querySelectorAll(CHALLENGE)].some((frame) => frame.checkVisibility?.({ visibilityProperty: true }));
  let wasOpen = isOpen();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    const open = isOpen();
    if (open === wasOpen) return;
    wasOpen = open;
    clearTimeout(timer);
    if (!open) timer = setTimeout(onDismissed, CLOSING_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return {
    isOpen,
    end() {
      observer.disconnect();
      clearTimeout(timer);
    },
  };
}
