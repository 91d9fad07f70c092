import { participationHead } from '../forms/participation-head.tsx';
import { layout } from '../site/layout/layout.tsx';
import type { Markup, PageContext } from '../site/page-context.ts';

/** For developers: the events that the blocks send to a tag manager, and the switch of the panel that shows them. */
export function analyticsPage(context: PageContext): Markup {
  const isShown = context.showsAnalytics === true;
  return layout(context, {
    title: 'Analytics events',
    description: 'The events that the blocks of this site send to a tag manager, shown as they happen.',
    head: participationHead(context),
    main: (
      <div className="prose">
        <p className="eyebrow">For developers</p>
        <h1>Analytics events</h1>
        <p className="lead">
          The blocks report events to a tag manager: a gift is viewed, a petition is signed, an order is paid. This
          demonstration has no tag manager, so nothing is measured and nothing leaves your browser.
        </p>
        <p>
          Switch the panel on to see each event as it is pushed to <code>dataLayer</code>, with its fields. It follows
          you through the site until you switch it off. No event holds a name, an address or anything else that you
          type.
        </p>
        <form className="haven-actions" method="post" action="/analytics">
          <input type="hidden" name="show" value={isShown ? '' : 'yes'} />
          <button className="haven-button haven-button--primary" type="submit">
            {isShown ? 'Hide the events' : 'Show the events'}
          </button>
        </form>
        <p className="haven-field__hint">
          The choice is kept in a cookie, <code>haven_analytics</code>, until you close the browser.
        </p>
      </div>
    ),
  });
}
