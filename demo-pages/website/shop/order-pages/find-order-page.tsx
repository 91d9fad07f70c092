import PERSON_TEXTS from '#texts/elements/person';
import LAYOUT from '#texts/website/layout';
import ORDER_PAGES from '#texts/website/order-pages';
import { errorSummary, formField, layout, type Markup, type PageContext, pageTexts, to } from '../../platform/index.ts';

export interface FindOrderData {
  wasAsked?: boolean;
  errors?: { orderId?: string; email?: string };
  orderId?: string;
  email?: string;
}

/** Asks for an order's number and address; the link is sent by mail, so that nobody can find another person's order. */
export function findOrderPage(context: PageContext, data: FindOrderData): Markup {
  const { site } = context;
  const { wasAsked = false, errors = {}, orderId = '', email = '' } = data;
  const listed = Object.entries(errors).map(([field, message]) => ({ field, message: message ?? '' }));
  const text = pageTexts(site, ORDER_PAGES);
  const title = pageTexts(site, LAYOUT)('findOrder');
  return layout(context, {
    title,
    hasErrors: listed.length > 0,
    mainClass: 'page-main--narrow',
    main: (
      <>
        <div className="page-head">
          <h1>{title}</h1>
          <p className="lead">{text('findLead')}</p>
        </div>
        {errorSummary(listed, { site })}
        {wasAsked && (
          <div className="haven-alert haven-alert--success" role="status">
            <p className="haven-alert__title">{text('lookIntoMail')}</p>
            <p className="haven-alert__text">{text('onTheWay')}</p>
          </div>
        )}
        <form className="haven-form" method="post" action={to(site, '/orders')} noValidate>
          {formField(
            {
              name: 'orderId',
              label: text('orderNumber'),
              hint: text('whereNumber'),
              value: orderId,
              autocomplete: 'off',
              error: errors.orderId,
              width: 'medium',
            },
            site,
          )}
          {formField(
            {
              name: 'email',
              label: pageTexts(site, PERSON_TEXTS)('email'),
              type: 'email',
              inputmode: 'email',
              value: email,
              autocomplete: 'email',
              error: errors.email,
            },
            site,
          )}
          <div className="haven-actions">
            <button className="haven-button haven-button--primary" type="submit">
              {text('sendLink')}
            </button>
          </div>
        </form>
      </>
    ),
  });
}
