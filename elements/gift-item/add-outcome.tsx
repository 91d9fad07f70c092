import { Alert } from '#parts/alert.tsx';
import { StatusMessage } from '#parts/status-message.tsx';
import { MAX_QUANTITY } from '#website/quantity.ts';
import type { AddState } from './use-add-to-cart.ts';

interface AddOutcomeProps {
  state: AddState;
  itemName: string;
  cartUrl: string | undefined;
}

/** What became of adding. Whether the server had to hold the quantity at 9 is not in its answer, so 9 always says so. */
export function AddOutcome({ state, itemName, cartUrl }: AddOutcomeProps) {
  return (
    <>
      <StatusMessage className="haven-gift-card__status">
        {state.status === 'added' && (
          <>
            {state.inCart < MAX_QUANTITY
              ? `Added to your cart. ${state.inCart} in cart.`
              : `Your cart has ${MAX_QUANTITY} of this gift, the most that one order can hold.`}
            {cartUrl && (
              <>
                {' '}
                <a className="haven-link" href={cartUrl}>
                  View cart
                </a>
              </>
            )}
          </>
        )}
      </StatusMessage>
      {state.status === 'failed' && (
        <Alert kind="error" title={`${itemName} was not added to your cart.`}>
          {state.reason}
        </Alert>
      )}
    </>
  );
}
