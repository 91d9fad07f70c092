import { Alert } from '#parts/form/alert.tsx';
import { redirectTo } from '#website/links/safe-navigate.ts';

/** Replaces the form after the payment, so that nobody can pay twice while the page leaves or after a return. */
export function PaidNotice({ total, url }: { total: string; url: string }) {
  const next = redirectTo(url);
  return (
    <Alert kind="success" title="Thank you" focus>
      Your payment of {total} was received. {next && <a href={next.href}>Go to your receipt</a>}
    </Alert>
  );
}
