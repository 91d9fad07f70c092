import { ECARD_TYPES, type EcardType } from '#rules/shop/ecard.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type ECARD_TEXTS from '#texts/elements/ecard-signing';

export const CARD_TYPE_ICONS: Readonly<Record<EcardType, string>> = {
  email: 'mail',
  printable: 'print',
  'not required': 'close',
};

type EcardTexts = Texts<typeof ECARD_TEXTS>;
type CardTypeTexts = Readonly<Record<EcardType, { icon: string; name: string; detail: string }>>;

/** The icon and texts of each card type, in the order of the choice (W2.30). */
export const cardTypeTexts = (t: EcardTexts): CardTypeTexts => ({
  email: { icon: CARD_TYPE_ICONS.email, name: t('email'), detail: t('emailDetail') },
  printable: { icon: CARD_TYPE_ICONS.printable, name: t('printable'), detail: t('printableDetail') },
  'not required': { icon: CARD_TYPE_ICONS['not required'], name: t('notRequired'), detail: t('notRequiredDetail') },
});

/** The three ways to send a card. */
export const cardTypeChoices = (t: EcardTexts) => ECARD_TYPES.map((id) => ({ id, ...cardTypeTexts(t)[id] }));
