import type { Shown } from '#locales/message.ts';
import GIVING_DATA from '#texts/website/giving-data';
import {
  errorSummary,
  fieldsOf,
  type Markup,
  NOTHING_SENT,
  type PageContext,
  pageTexts,
  type Site,
  to,
} from '../../platform/index.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import type { ErasureProblem } from './erase-person.ts';

export interface ErasePageData {
  address: string;
  problem?: ErasureProblem | undefined;
  /** The box was not ticked. */
  error?: Shown | undefined;
}

function problemNotice(problem: ErasureProblem, site: Site): Markup {
  const text = pageTexts(site, GIVING_DATA);
  if (problem === 'payment_runs') return notice('warning', text('paymentTitle'), text('paymentRuns'));
  const stop = <a href={to(site, '/my-giving')}>{text('stopFirst')}</a>;
  return notice('warning', text('planGoesTitle'), text.rich('planGoes', { stop }));
}

/** What is erased and what stays, before it is confirmed. */
export function erasePage(context: PageContext, { address, problem, error }: ErasePageData): Markup {
  const { site } = context;
  const base = to(site, '/my-giving');
  const text = pageTexts(site, GIVING_DATA);
  const { tick } = fieldsOf('erase', { ...NOTHING_SENT, errors: error ? { confirmed: error } : {} }, site);
  const whose = (
    <strong className="giving-address" dir="ltr">
      {address}
    </strong>
  );
  return givingLayout(context, {
    title: text('eraseTitle'),
    menu: '/details',
    mainClass: 'page-main--narrow',
    hasErrors: error !== undefined,
    main: (
      <>
        {problem && problemNotice(problem, site)}
        <div className="page-head">
          <h1>{text('eraseTitle')}</h1>
          <p className="lead">{text.rich('eraseLead', { address: whose })}</p>
        </div>
        {errorSummary(error ? [{ message: error, field: 'erase-confirmed' }] : [], { site })}
        <div className="prose">
          <h2>{text('whatGoes')}</h2>
          <p>{text('whatGoesText')}</p>
          <h2>{text('whatStays')}</h2>
          <p>{text('whatStaysText')}</p>
        </div>
        {problem !== 'plan_goes_on' && (
          <form className="haven-form" method="post" action={`${base}/details/erase`} noValidate>
            {tick('confirmed', text('confirm'), true)}
            <div className="haven-actions">
              <button className="haven-button haven-button--danger">{text('erase')}</button>
              <a className="haven-button haven-button--quiet" href={`${base}/details`}>
                {text('keep')}
              </a>
            </div>
          </form>
        )}
      </>
    ),
  });
}
