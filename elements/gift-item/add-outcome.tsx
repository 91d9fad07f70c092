import { Alert } from '#parts/form/alert.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { MAX_QUANTITY } from '#rules/shop/quantity.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import GIFT_ITEM_TEXTS from '#texts/elements/gift-item';
import type { AddState } from './use-add-to-cart.ts';

interface AddOutcomeProps {
  state: AddState;
  itemName: string;
  cartUrl: string | undefined;
}

/** The result of adding: at 9 that this is the maximum, below that the server's message, such as a sold-out gift. */
export function AddOutcome({ state, itemName, cartUrl }: AddOutcomeProps) {
  const t = useTexts(GIFT_ITEM_TEXTS);
  const textOf = useTextOf();
  const said = state.status === 'added' && state.message !== undefined ? textOf(state.message) : undefined;
  return (
    <>
      <StatusMessage className="haven-gift-card__status">
        {state.status === 'added' && (
          <>
            {state.inCart < MAX_QUANTITY
              ? (said ?? t('added', { number: state.inCart }))
              : t('most', { number: MAX_QUANTITY })}
            {cartUrl && (
              <>
                {' '}
                <a className="haven-link" href={cartUrl}>
                  {t('view')}
                </a>
              </>
            )}
          </>
        )}
      </StatusMessage>
      {state.status === 'failed' && (
        <Alert kind="error" title={t('notAdded', { name: itemName })}>
          {state.reason}
        </Alert>
      )}
    </>
  );
}
