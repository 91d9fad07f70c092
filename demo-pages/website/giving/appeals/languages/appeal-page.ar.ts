/** Arabic; no native speaker has read it yet. */
export const APPEAL_PAGE_AR = {
  appeal: 'نداء',
  fromFirstDay: 'يظهر نموذج التبرع هنا من اليوم الأول.',
  giveTo: 'تبرع لهذا النداء',
  howFar: 'إلى أين وصلنا',
  demonstration: 'الأرقام من هذا العرض التجريبي: تذهب المدفوعات إلى بيئة اختبار ولا تنتقل أموال.',
  isOver: 'انتهى هذا النداء',
  endedOn: 'انتهى في {day}. ما زال بإمكانك {give}.',
  ended: 'ما زال بإمكانك {give}.',
  whereNeeded: 'التبرع حيث تشتد الحاجة',
  matchedAll: 'ضاعف {partner} التبرعات حتى كامل {cap}.',
  doubles: 'يضاعف {partner} كل تبرع حتى {cap} إجمالًا (عرض للتوضيح).',
  adds: 'يضيف {partner} نسبة {percent} % إلى كل تبرع حتى {cap} إجمالًا (عرض للتوضيح).',
};
