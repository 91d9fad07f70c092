import { agencyOf, type Markup, pageTexts, type Site, textRoom } from '../../platform/index.ts';

const NOTICE = textRoom({
  en: {
    warning: 'Do not pay on this page now.',
    stopped:
      'Part of it is not what we published, and your browser has stopped it. If you have paid, we’ll email your receipt.',
    otherWays:
      'Call {phone} (illustrative) to give by phone, or transfer your gift to {name}, {bank} (illustrative). We have been told and are looking into it.',
  },
  mi: {
    warning: 'Kaua e utu i tēnei whārangi ināianei.',
    stopped:
      'Ehara tētahi wāhanga ōna i tā mātou i whakaputa ai, ā, kua aukatia e tō pūtirotiro. Mēnā kua utu koe, ka tae atu tō rihīti mā te īmēra.',
    otherWays:
      'Waea mai ki te {phone} (he tauira) hei koha mā te waea, whakawhitia rānei tō koha ki a {name}, {bank} (he tauira). Kua whakamōhiotia mātou, kei te tirohia.',
  },
  ar: {
    warning: 'لا تدفع على هذه الصفحة الآن.',
    stopped: 'جزء منها ليس ما نشرناه، وقد أوقفه متصفحك. إن كنت قد دفعت فسيصلك الإيصال بالبريد الإلكتروني.',
    otherWays:
      'اتصل على {phone} (رقم توضيحي) للتبرع بالهاتف، أو حوّل تبرعك إلى {name}، {bank} (حساب توضيحي). لقد أُبلغنا ونحن نتحقق من الأمر.',
  },
  es: {
    warning: 'No pague ahora en esta página.',
    stopped:
      'Una parte de ella no es lo que publicamos, y su navegador la ha detenido. Si ya ha pagado, recibirá el recibo por correo electrónico.',
    otherWays:
      'Llame al {phone} (ejemplo) para donar por teléfono, o transfiera su donativo a {name}, {bank} (ejemplo). Ya estamos avisados y lo estamos revisando.',
  },
  fr: {
    warning: 'Ne payez pas sur cette page maintenant.',
    stopped:
      'Une partie de cette page n’est pas ce que nous avons publié, et votre navigateur l’a arrêtée. Si vous avez payé, votre reçu arrive par e-mail.',
    otherWays:
      'Appelez le {phone} (exemple) pour donner par téléphone, ou virez votre don à {name}, {bank} (exemple). Nous sommes prévenus et nous vérifions.',
  },
  vi: {
    warning: 'Xin đừng thanh toán trên trang này lúc này.',
    stopped:
      'Một phần của trang không phải do chúng tôi đăng, và trình duyệt của quý vị đã chặn lại. Nếu quý vị đã thanh toán, biên nhận sẽ được gửi qua e-mail.',
    otherWays:
      'Hãy gọi {phone} (ví dụ) để tặng qua điện thoại, hoặc chuyển khoản cho {name}, {bank} (ví dụ). Chúng tôi đã được báo và đang kiểm tra.',
  },
  zh: {
    warning: '请暂时不要在此页面付款。',
    stopped: '页面中有一部分不是我们发布的，您的浏览器已将其阻止。如果您已付款，收据会通过电子邮件发送。',
    otherWays:
      '请致电 {phone}（示例）通过电话捐款，或将捐款转账至 {name}，{bank}（示例）。我们已收到通知，正在查明情况。',
  },
});

/** How to give when the browser has refused a script of the page: the guard takes it into the page when it knows of one. */
export function otherWaysNotice(site: Site): Markup {
  const { name, phone, bank } = agencyOf(site);
  const text = pageTexts(site, NOTICE);
  return (
    <template data-integrity-notice="">
      <div className="load-notice" role="alert">
        <div className="load-notice__box load-notice__box--text">
          <p>
            <strong>{text('warning')}</strong> {text('stopped')}
          </p>
          <p>{text('otherWays', { phone, name, bank })}</p>
        </div>
      </div>
    </template>
  );
}
