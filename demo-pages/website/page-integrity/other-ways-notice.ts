import { html } from 'hono/html';
import { agencyOf } from '../site/agency.ts';
import { pageRoom, pageTexts } from '../site/languages/page-texts.ts';
import type { Markup } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';

const NOTICE = pageRoom({
  en: {
    warning: 'Do not pay on this page now.',
    stopped: 'A part of it is not what we published, and your browser has stopped it. Nothing was charged.',
    otherWays:
      'Call {phone} (illustrative) to give by phone, or transfer your gift to {name}, {bank} (illustrative). We have been told and are looking into it.',
  },
  mi: {
    warning: 'Kaua e utu i tēnei whārangi ināianei.',
    stopped:
      'Ehara tētahi wāhanga ōna i tā mātou i whakaputa ai, ā, kua aukatia e tō pūtirotiro. Kāore he utu i tangohia.',
    otherWays:
      'Waea mai ki te {phone} (he tauira) hei koha mā te waea, whakawhitia rānei tō koha ki a {name}, {bank} (he tauira). Kua whakamōhiotia mātou, kei te tirohia.',
  },
  ar: {
    warning: 'لا تدفع على هذه الصفحة الآن.',
    stopped: 'جزء منها ليس ما نشرناه، وقد أوقفه متصفحك. لم يُخصم شيء.',
    otherWays:
      'اتصل على {phone} (رقم توضيحي) للتبرع بالهاتف، أو حوّل تبرعك إلى {name}، {bank} (حساب توضيحي). لقد أُبلغنا ونحن نتحقق من الأمر.',
  },
});

/** How to give when the browser has refused a script of the page: the guard takes it into the page when it knows of one. */
export function otherWaysNotice(site: Site): Markup {
  const { name, phone, bank } = agencyOf(site);
  const text = pageTexts(site, NOTICE);
  return html`<template data-integrity-notice><div class="load-notice" role="alert"><div class="load-notice__box load-notice__box--text"><p><strong>${text('warning')}</strong> ${text('stopped')}</p><p>${text('otherWays', { phone, name, bank })}</p></div></div></template>\n`;
}
