/** The window in which reCAPTCHA asks a doubtful visitor to pick pictures. */
const CHALLENGE = 'iframe[src*="/bframe"]';
/** A solved challenge closes a moment before its token arrives, in ms. */
const CLOSING_MS = 1_500;

export interface ChallengeWatch {
  /** Whether the visitor is being asked now. */
  isOpen(): boolean;
  end(): void;
}

/** Watches for a challenge that the visitor closes without solving it: the script itself never tells. */
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
