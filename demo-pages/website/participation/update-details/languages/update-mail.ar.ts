/** Arabic; no native speaker has read it yet. */
export const UPDATE_MAIL_AR = {
  subject: 'تلقينا تعديلاتك',
  asked: 'طلبت منا تغيير:',
  updateName: 'اسمك',
  updateEmail: 'عنوان بريدك الإلكتروني',
  updatePhone: 'رقم هاتفك',
  updateAddress: 'عنوانك البريدي',
  updateExpiryDate: 'تاريخ انتهاء بطاقتك',
  person: 'يراجع شخص كل تغيير وينفّذه خلال يومي عمل.',
  notYou: 'لم تكن أنت؟ اتصل على {phone} (رقم توضيحي) قبل ذلك، ولن يتغير شيء.',
  reason: 'تصلك هذه الرسالة لأن نموذج «حدّث بياناتك» أُرسل بهذا العنوان.',
};
