/** Arabic; no native speaker has read it yet. */
export const ECARD_MAIL_AR = {
  via: '{giver} عبر Haven',
  dear: 'عزيزي {name}،',
  cardReason: 'تصلك هذه الرسالة مرة واحدة لأن {giver} أعطانا عنوانك لنرسل إليك هذه البطاقة. ولا نحتفظ به لأي غرض آخر.',
};
