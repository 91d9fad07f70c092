import { html } from 'hono/html';
import type { AppealFigures } from '#website/api/appeal-schemas.ts';
import { toMinorUnits } from '#website/money.ts';
import { pageTexts, textRoom } from '../site/languages/page-texts.ts';
import { type Markup, offeredPrice, type PageContext } from '../site/page-context.ts';
import type { Appeal } from './find-appeals.ts';

const PROGRESS = textRoom({
  en: { raised: '{raised} of {goal} raised by {gifts} gifts.' },
  mi: { raised: 'Kua kohia te {raised} o te {goal} e ngā koha {gifts}.' },
  ar: { raised: 'جُمع {raised} من أصل {goal}، وعدد التبرعات {gifts}.' },
  es: { raised: '{raised} de {goal} recaudados con {gifts} donativos.' },
  fr: { raised: '{raised} sur {goal} réunis par {gifts} dons.' },
  vi: { raised: 'Đã quyên được {raised} trên {goal} từ {gifts} khoản tặng.' },
  zh: { raised: '已筹集 {raised}，目标 {goal}，共 {gifts} 笔捐款。' },
});

/** The progress of an appeal; its children are what people see without JavaScript. */
export function appealProgress({ site }: PageContext, appeal: Appeal, figures: AppealFigures | undefined): Markup {
  const values = {
    raised: offeredPrice(toMinorUnits(figures?.raised ?? 0), site),
    goal: offeredPrice(appeal.goalMinor, site),
    gifts: (figures?.gifts ?? 0).toLocaleString(site.lang),
  };
  return html`<appeal-progress appeal="${appeal.code}" site-country-code="${site.code}"><p>${pageTexts(site, PROGRESS)('raised', values)}</p></appeal-progress>`;
}
