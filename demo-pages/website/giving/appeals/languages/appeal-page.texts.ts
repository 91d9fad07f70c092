import { textRoom } from '../../../platform/index.ts';
import { APPEAL_PAGE_AR } from './appeal-page.ar.ts';
import { APPEAL_PAGE_ES } from './appeal-page.es.ts';
import { APPEAL_PAGE_FR } from './appeal-page.fr.ts';
import { APPEAL_PAGE_MI } from './appeal-page.mi.ts';
import { APPEAL_PAGE_VI } from './appeal-page.vi.ts';
import { APPEAL_PAGE_ZH } from './appeal-page.zh.ts';

/** What the page of an appeal says around what staff write. */
export const APPEAL_PAGE = textRoom({
  en: {
    appeal: 'Appeal',
    fromFirstDay: 'You can give here once the appeal starts.',
    giveTo: 'Give to this appeal',
    howFar: 'Progress so far',
    demonstration: 'These are demonstration figures: payments go to a sandbox and no money moves.',
    isOver: 'This appeal is over',
    endedOn: 'It ended on {day}. You can still {give}.',
    ended: 'You can still {give}.',
    whereNeeded: 'give where it is needed most',
    matchedAll: '{partner} has matched gifts up to the full {cap}.',
    doubles: '{partner} doubles every gift, up to {cap} in total (an illustrative offer).',
    adds: '{partner} adds {percent}% to every gift, up to {cap} in total (an illustrative offer).',
  },
  ar: APPEAL_PAGE_AR,
  es: APPEAL_PAGE_ES,
  fr: APPEAL_PAGE_FR,
  mi: APPEAL_PAGE_MI,
  vi: APPEAL_PAGE_VI,
  zh: APPEAL_PAGE_ZH,
});
