/** Arabic; no native speaker has read it yet. */
export const LETTER_AR = {
  hello: 'مرحبًا',
  greeting: '{hello} {name}،',
  unnamed: '{hello}،',
  thanks: 'شكرًا لك، {name}',
  legal: '{sender} · وكالة خيالية؛ جميع الأرقام توضيحية.',
  contact: 'اتصل بنا: {phone} (رقم توضيحي)',
  unsubscribe: 'إلغاء الاشتراك',
};
