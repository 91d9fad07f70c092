import { html } from 'hono/html';
import { errorSummary } from '../../site/error-summary.ts';
import { fieldsOf } from '../../site/fields-of.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import { NOTHING_SENT } from '../../site/sent-form.ts';
import { givingLayout, notice } from '../giving-layout.ts';
import type { ErasureProblem } from './erase-person.ts';

export interface ErasePageData {
  address: string;
  problem?: ErasureProblem | undefined;
  /** The box was not ticked. */
  error?: string | undefined;
}

const PROBLEMS = {
  plan_goes_on: (base: string) =>
    notice(
      'warning',
      'A monthly gift goes on',
      html`We need your details for it. <a href="${base}">Stop it first</a>, and then come back.`,
    ),
  payment_runs: () =>
    notice('warning', 'A payment is being made at this moment', 'Nothing was erased: try again in some minutes.'),
} as const;

/** What is erased and what stays, before it is confirmed. */
export function erasePage(context: PageContext, { address, problem, error }: ErasePageData): Markup {
  const { site } = context;
  const base = to(site, '/my-giving');
  const { tick } = fieldsOf('erase', { ...NOTHING_SENT, errors: error ? { confirmed: error } : {} });
  return givingLayout(context, {
    title: 'Erase your data',
    menu: '/details',
    mainClass: 'page-main--narrow',
    hasErrors: error !== undefined,
    main: html`${errorSummary(error ? [{ message: error, field: 'erase-confirmed' }] : [])}${problem ? PROBLEMS[problem](base) : ''}
<div class="page-head"><h1>Erase your data</h1><p class="lead">For <strong class="giving-address">${address}</strong>, in Australia and Aotearoa New Zealand, at once and for good.</p></div>
<div class="prose"><h2>What goes</h2><p>Your name, your addresses and your phone number, from gifts, orders, petitions, the newsletter and every form that you sent; mails to you and cards that you sent or that others sent to you; what tells us your card or account. Cards that are still to go out are not sent. You can no longer download receipts: do so before, if you need them.</p>
<h2>What stays</h2><p>The amounts, days and receipt numbers of your gifts, without you, for as long as tax law asks. Our payment provider and your bank keep their own records of payments.</p></div>
${problem === 'plan_goes_on' ? '' : html`<form class="haven-form" method="post" action="${base}/details/erase" novalidate>${tick('confirmed', 'Erase everything. I know that it cannot be undone.', true)}<div class="haven-actions"><button class="haven-button haven-button--danger">Erase my data</button><a class="haven-button haven-button--quiet" href="${base}/details">Keep it</a></div></form>`}`,
  });
}
