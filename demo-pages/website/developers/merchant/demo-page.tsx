import { type Markup, type PageContext, to } from '../../platform/index.ts';
import { codeListing } from './code-listing.tsx';
import type { MerchantDemo, MerchantGroup } from './merchant-demo.ts';
import { type MerchantFacts, merchantLayout, merchantNav } from './merchant-layout.tsx';

interface DemoFacts {
  group: MerchantGroup;
  demo: MerchantDemo;
  /** Reads a script of the page. */
  scriptText(name: string): string;
}

/** One demo beside the script that runs it: the listing shows the file that the page loads. */
export function demoPage(context: PageContext, facts: MerchantFacts, { group, demo, scriptText }: DemoFacts): Markup {
  const { id, title, text, stage } = demo;
  const { shared = [] } = group;
  const script = `${group.id}/${id}`;
  const start = to(context.site, '/merchant');
  return merchantLayout(context, facts, {
    title: `${title}: payments for merchants`,
    description: text,
    main: (
      <>
        <nav className="merchant-trail" aria-label="You are here">
          <a href={start}>Payments for merchants</a> <span aria-hidden="true">/</span>{' '}
          <a href={`${start}#${group.id}`}>{group.title}</a>
        </nav>
        <section className="merchant-demo merchant-demo--page" aria-labelledby={`${id}-title`} id={`${id}-demo`}>
          <div className="merchant-demo__head">
            <h1 className="merchant-demo__title" id={`${id}-title`}>
              {title}
            </h1>
            <p className="lead">{text}</p>
          </div>
          <noscript>
            <div className="haven-alert haven-alert--info">
              <p className="haven-alert__title">This needs JavaScript</p>
              <p className="haven-alert__text">
                Payment details are typed into frames of the payment provider, which a script places here. You can read
                the code without it.
              </p>
            </div>
          </noscript>
          <div className="merchant-demo__live">
            {typeof stage === 'function' ? stage(facts.cards) : stage}
            <p className="merchant-demo__result" id={`${id}-result`} role="status" />
            <h2 className="merchant-demo__label">Events</h2>
            <div className="merchant-log" id={`${id}-log`} role="log" aria-label={`Events of ${title}`} tabIndex={0} />
            <p className="merchant-demo__numbers">
              <a href={`${start}#test-data`}>Test numbers</a>
            </p>
          </div>
          <div className="merchant-demo__code">
            {codeListing(`${id}.js`, scriptText(`${script}.js`))}
            {shared.length > 0 && (
              <details className="merchant-shared">
                <summary>What these demos share: {shared.join(' and ')}</summary>
                <div className="merchant-shared__code">{shared.map((name) => codeListing(name, scriptText(name)))}</div>
              </details>
            )}
          </div>
        </section>
        {merchantNav(context, id)}
      </>
    ),
    scripts: [script, 'copy-code'],
  });
}
