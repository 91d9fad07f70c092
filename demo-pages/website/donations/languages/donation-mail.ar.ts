/** Arabic; no native speaker has read it yet. */
export const DONATION_MAIL_AR = {
  arrived: 'وصل تبرعك. بفضلك تحصل أسر اضطرت إلى الفرار على ما تحتاج إليه.',
  returned: 'أُعيد مال من تبرعك، فإليك إيصالًا يحل محل الأول.',
  seeAll: 'اطلع على كل تبرعاتك',
  reason: 'تصلك هذه الرسالة لأنك تبرعت على موقعنا.',
  via: '{giver} عبر Haven',
  gaveMemory: 'تبرع {giver} إحياءً لذكرى {name}',
  gaveHonour: 'تبرع {giver} تكريمًا لـ {name}',
  dear: 'عزيزي {name}،',
  givenMemory: 'قُدِّم تبرع إحياءً لذكرى {name}. وهو لأسر اضطرت إلى الفرار.',
  givenHonour: 'قُدِّم تبرع تكريمًا لـ {name}. وهو لأسر اضطرت إلى الفرار.',
  cardReason: 'تصلك هذه الرسالة مرة واحدة لأن {giver} أعطانا عنوانك لنرسل إليك هذه البطاقة. ولا نحتفظ به لأي غرض آخر.',
};
