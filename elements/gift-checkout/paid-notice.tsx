import { Alert } from '#parts/form/alert.tsx';
import { redirectTo } from '#rules/links/safe-navigate.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import GIFT_CHECKOUT_TEXTS from '#texts/elements/gift-checkout';

/** Replaces the form after the payment, so that nobody can pay twice while the page leaves or after a return. */
export function PaidNotice({ total, url }: { total: string; url: string }) {
  const t = useTexts(GIFT_CHECKOUT_TEXTS);
  const next = redirectTo(url);
  return (
    <Alert kind="success" title={t('thanks')} focus>
      {t('received', { sum: total })} {next && <a href={next.href}>{t('receipt')}</a>}
    </Alert>
  );
}
