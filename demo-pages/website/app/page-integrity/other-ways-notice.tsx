import NOTICE from '#texts/website/integrity-notice';
import { type Markup, organisationOf, pageTexts, type Site } from '../../platform/index.ts';

/**
 * How to give when the browser has refused a script of the page: the guard takes it into the page when it knows of one.
 */
export function otherWaysNotice(site: Site): Markup {
  const { name, phone, bank } = organisationOf(site);
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
