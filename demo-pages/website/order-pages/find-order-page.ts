import { html } from 'hono/html';
import { errorSummary } from '../site/error-summary.ts';
import { formField } from '../site/form-field.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';

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
  return layout(context, {
    title: 'Find your order',
    hasErrors: listed.length > 0,
    mainClass: 'page-main--narrow',
    main: html`${errorSummary(listed)}
<div class="page-head"><h1>Find your order</h1><p class="lead">We send the link to your order, its receipt and its cards to the address that you gave.</p></div>
${wasAsked ? html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">Look into your mail</p><p class="haven-alert__text">If the number and the address belong together, the link is on its way. Nothing there in ten minutes? Check both and ask again.</p></div>` : ''}
<form class="haven-form" method="post" action="${to(site, '/orders')}" novalidate>
${formField({ name: 'orderId', label: 'Order number', hint: 'It begins with HAV and is in the subject of your receipt.', value: orderId, autocomplete: 'off', error: errors.orderId, width: 'medium' })}
${formField({ name: 'email', label: 'E-mail', type: 'email', inputmode: 'email', value: email, autocomplete: 'email', error: errors.email })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Send me the link</button></div>
</form>`,
  });
}
