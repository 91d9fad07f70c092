import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import {
  AppealProgress,
  type Markup,
  offeredPrice,
  type PageContext,
  pageTexts,
  textRoom,
} from '../../platform/index.ts';
import type { Appeal } from './find-appeals.ts';

const PROGRESS = textRoom({
  en: {
    raised: '{raised} of {goal} raised by {gifts} gifts.',
    first: 'Our goal is {goal}. Be the first to give.',
  },
  mi: {
    raised: 'Kua kohia te {raised} o te {goal} e ngā koha {gifts}.',
    first: 'Ko te {goal} te whāinga. Ko koe te kaituku tuatahi.',
  },
  ar: {
    raised: 'جُمع {raised} من أصل {goal}، وعدد التبرعات {gifts}.',
    first: 'هدفنا {goal}. كن أول المتبرعين.',
  },
  es: {
    raised: '{raised} de {goal} recaudados con {gifts} donativos.',
    first: 'Nuestra meta es {goal}. Sea la primera persona en donar.',
  },
  fr: {
    raised: '{raised} sur {goal} réunis par {gifts} dons.',
    first: 'Notre objectif est de {goal}. Faites le premier don.',
  },
  vi: {
    raised: 'Đã quyên được {raised} trên {goal} từ {gifts} khoản tặng.',
    first: 'Mục tiêu là {goal}. Hãy là người tặng đầu tiên.',
  },
  zh: {
    raised: '已筹集 {raised}，目标 {goal}，共 {gifts} 笔捐款。',
    first: '我们的目标是 {goal}。成为第一位捐款人。',
  },
});

/** The progress of an appeal; its children are what people see without JavaScript. */
export function appealProgress({ site }: PageContext, appeal: Appeal, figures: AppealFigures | undefined): Markup {
  const text = pageTexts(site, PROGRESS);
  const values = {
    // Rounded down, so that nothing is overstated.
    raised: offeredPrice(Math.floor(figures?.raised ?? 0) * 100, site),
    goal: offeredPrice(appeal.goalMinor, site),
    gifts: (figures?.gifts ?? 0).toLocaleString(site.lang),
  };
  return (
    <AppealProgress appeal={appeal.code} siteCountryCode={site.code}>
      <p>{figures?.gifts ? text('raised', values) : text('first', values)}</p>
    </AppealProgress>
  );
}
