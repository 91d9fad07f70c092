import type { Translation } from '#runtime/texts/language.ts';

/** The native speakers who have read these texts: nobody yet. */
export const reviewedBy: readonly string[] = [];

/** Arabic. */
export const translation: Translation = {
  'pay-widget': {
    checkout: 'الدفع',
    loading: 'جارٍ تحميل صفحة الدفع',
    wait: 'يرجى الانتظار',
    notLoaded: 'تعذر تحميل صفحة الدفع. تحقق من الاتصال وحاول مرة أخرى.',
    notStarted: 'تعذر فتح صفحة الدفع هذه. يرجى الاتصال بالمتجر.',
    retry: 'حاول مرة أخرى',
    chooseTitle: 'اختر طريقة الدفع',
    payByCard: 'الدفع بالبطاقة',
    payFromBank: 'الدفع من حساب مصرفي',
    confirmTitle: 'أكّد الدفع لدى مصرفك',
    messageTitle: 'رسالة عن الدفع',
    savedCardTitle: 'الدفع ببطاقة محفوظة',
    payWith: 'الدفع عبر {provider}',
    card: 'استخدم بطاقة ائتمان أو خصم',
    cardTitle: 'الدفع ببطاقة ائتمان أو خصم',
    savedCard: 'الدفع ببطاقة محفوظة',
    bankAccount: 'الدفع بحساب مصرفي',
    closedUnpaid: 'أُغلق {provider}. لم يُدفع شيء.',
    closed: 'أُغلق {provider}.',
    bankAsks: 'يطلب منك مصرفك تأكيد الدفع.',
  },
  'pay-widget-3ds': {
    loadAgain: 'أعد التحميل',
    slow: 'تستغرق صفحة مصرفك بعض الوقت. يمكنك الانتظار أو إعادة تحميلها.',
    waiting: 'بانتظار تأكيدك. أبقِ هذه الصفحة مفتوحة.',
  },
  'pay-widget-3ds-said': {
    inApp: 'أكّد هذا الدفع في تطبيق مصرفك.',
  },
  'pay-widget-form': {
    notLoaded: 'تعذر تحميل النموذج. تحقق من الاتصال وحاول مرة أخرى.',
    submit: 'إرسال',
    cardDetails: 'بيانات البطاقة',
    bankDetails: 'بيانات الحساب المصرفي',
  },
  'pay-widget-form-said': {
    notSent: 'تعذر إرسال بياناتك. أرسل النموذج مرة أخرى.',
    silent: 'لم يستجب النموذج. أرسله مرة أخرى.',
  },
  'pay-widget-provider': {
    hint: 'تُفتح نافذة آمنة لـ {provider} عند الضغط على الزر.',
    payWith: 'الدفع عبر {provider}',
  },
  'pay-widget-saved': {
    expires: 'تنتهي في {date}',
    expired: 'منتهية الصلاحية',
    card: 'بطاقة',
    endingIn: 'تنتهي بالأرقام {last4}',
    notSent: 'تعذر إرسال اختيارك. اختر البطاقة مرة أخرى.',
  },
  'pay-widget-stage': {
    stalled: 'تعذرت متابعة الدفع.',
    failed: 'تعذر عرض هذه الخطوة. تحقق من الاتصال.',
    refused: 'انتهت جلسة الدفع هذه. أعد تحميل الصفحة للبدء من جديد.',
    success: 'اكتمل الدفع.',
    failure: 'لم يتم الدفع.',
    expired: 'انتهى وقت الدفع. يرجى العودة إلى المتجر للبدء من جديد.',
    ending: 'بقي أقل من دقيقتين للدفع. إذا انتهى الوقت، يمكنك العودة إلى المتجر والبدء من جديد.',
    retry: 'حاول مرة أخرى',
    goBack: 'العودة إلى طرق الدفع',
    again: 'أرسل مرة أخرى',
    unsent: 'تعذر إرسال النتيجة. لم يُفقد شيء: يرجى إرسالها مرة أخرى.',
    choose: 'اختر طريقة الدفع',
    next: 'متابعة',
    noWay: 'لا توجد طريقة للدفع هنا الآن. جرّب جهازًا آخر أو اتصل بالمتجر.',
  },
  'pay-widget-vault': {
    loading: 'جارٍ تحميل PayPal…',
    waiting: 'بانتظار PayPal…',
    notAvailable: 'PayPal غير متاح حاليًا.',
    saved: 'تم حفظ حسابك في PayPal.',
    retry: 'حاول مرة أخرى',
  },
  'pay-widget-wallet': {
    notHere: '{name} غير متاح هنا. حاول مرة أخرى، أو اختر طريقة دفع أخرى.',
    loading: 'جارٍ تحميل {name}…',
    unstarted: 'تعذر بدء الدفع. اضغط على الزر مرة أخرى.',
    unknown: 'لا نعرف إن كان الدفع قد تم. اضغط على الزر مرة أخرى للتحقق: لن يُخصم المبلغ مرتين.',
  },
};
