import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import { Problem } from './problem.tsx';

interface UnsentOutcomeProps {
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** The step has an outcome that could not be sent to the server. */
export function UnsentOutcome({ isBusy, onResend }: UnsentOutcomeProps) {
  const t = useTexts(STAGE_TEXTS);
  return (
    <Problem action={t('again')} isDisabled={isBusy} onRetry={onResend}>
      {t('unsent')}
    </Problem>
  );
}
