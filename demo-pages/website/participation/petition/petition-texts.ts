import type { Charity } from '../../content/index.ts';
import { currentCharity } from '../../content/index.ts';
import type { Site } from '../../platform/index.ts';

type Petition = Charity['entries']['petitions'][number]['value'];

/** What the page of a petition says around its form. */
export interface PetitionTexts
  extends Pick<Petition['texts']['en'], 'addressee' | 'lead' | 'story' | 'asks' | 'quote' | 'speaker'> {
  /** The page is in another language, and these words are not. */
  isEnglish: boolean;
}

/** The words of the charity's folder for a petition, in the language of a site; in English where it has no story. */
export function petitionTexts(nodeId: string, { language }: Site): PetitionTexts | undefined {
  const petition = currentCharity().entries.petitions.find(({ id }) => id === nodeId)?.value;
  if (!petition) return undefined;
  const { texts } = petition;
  const own = language === 'en' || language === 'en-XA' ? texts.en : texts[language];
  const isTranslated = own !== undefined && (own.story !== undefined || own.lead !== undefined);
  const { addressee, lead, story, asks, quote, speaker } = isTranslated ? own : texts.en;
  return { addressee, lead, story, asks, quote, speaker, isEnglish: !isTranslated && language !== 'en' };
}
