/** What the library itself writes into the merchant's page beside a form's frame, in one language. */
export interface SurfaceTexts {
  readonly language: string;
  /** The frame's name for screen readers. */
  readonly title: string;
  readonly loading: string;
  /** Another try may help. */
  readonly notLoaded: string;
  /** Another try does not help: the page's key or settings are refused. */
  readonly notAvailable: string;
  readonly retry: string;
}

export const ENGLISH_SURFACE_TEXTS: SurfaceTexts = {
  language: 'en',
  title: 'Card details', // S2.18, for forms of every type
  loading: 'Loading the payment form',
  notLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
  notAvailable: 'This part of the page is not available at the moment. Nothing was charged. Please contact us.',
  retry: 'Try again',
};

const TRANSLATIONS: Readonly<Record<string, SurfaceTexts>> = {
  ar: {
    language: 'ar',
    title: 'بيانات الدفع',
    loading: 'جارٍ تحميل نموذج الدفع',
    notLoaded: 'تعذّر تحميل هذا الجزء من الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
    notAvailable: 'هذا الجزء من الصفحة غير متاح حاليًا. لم يُخصم أي مبلغ. يرجى التواصل معنا.',
    retry: 'حاول مرة أخرى',
  },
  es: {
    language: 'es',
    title: 'Datos de pago',
    loading: 'Cargando el formulario de pago',
    notLoaded: 'No se pudo cargar esta parte de la página. Revise su conexión e inténtelo de nuevo.',
    notAvailable:
      'Esta parte de la página no está disponible en este momento. No se ha cobrado nada. ' +
      'Póngase en contacto con nosotros.',
    retry: 'Reintentar',
  },
  fr: {
    language: 'fr',
    title: 'Informations de paiement',
    loading: 'Chargement du formulaire de paiement',
    notLoaded: 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
    notAvailable:
      'Cette partie de la page n’est pas disponible pour le moment. Rien n’a été débité. Veuillez nous contacter.',
    retry: 'Réessayer',
  },
  mi: {
    language: 'mi',
    title: 'Taipitopito utu',
    loading: 'E uta ana te puka utu',
    notLoaded: 'Kāore i taea tēnei wāhanga o te whārangi te uta. Tirohia tō hononga, ka whakamātau anō.',
    notAvailable:
      'Kāore tēnei wāhanga o te whārangi e wātea ana ināianei. Kāore he moni i tangohia. Whakapā mai ki a mātou.',
    retry: 'Whakamātau anō',
  },
  vi: {
    language: 'vi',
    title: 'Thông tin thanh toán',
    loading: 'Đang tải biểu mẫu thanh toán',
    notLoaded: 'Không tải được phần này của trang. Hãy kiểm tra kết nối rồi thử lại.',
    notAvailable:
      'Phần này của trang hiện không dùng được. Chưa có khoản tiền nào bị trừ. Vui lòng liên hệ với chúng tôi.',
    retry: 'Thử lại',
  },
  zh: {
    language: 'zh',
    title: '支付信息',
    loading: '正在加载支付表单',
    notLoaded: '此部分页面无法加载。请检查网络后重试。',
    notAvailable: '此部分页面暂时不可用。没有扣款。请与我们联系。',
    retry: '重试',
  },
};

/** The texts for a language tag such as `ar` or `fr-CA`; English for every language that hosted forms do not have. */
export function surfaceTexts(tag = 'en'): SurfaceTexts {
  return TRANSLATIONS[tag.toLowerCase().split(/[-_]/)[0] as string] ?? ENGLISH_SURFACE_TEXTS;
}
