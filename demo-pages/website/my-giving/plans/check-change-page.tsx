import GIVING_CHANGE from '#texts/website/giving-change';
import { type AskedChange, joined, type SayChange } from '../../giving/index.ts';
import { type Markup, type PageContext, pageTexts, siteFor, siteOf } from '../../platform/index.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import { type ChangeKind, changeFields } from './change-fields.ts';
import type { OpenedPlan } from './plan-page.tsx';

const KEYS = { amount: 'Amount', day: 'Day', pause: 'Pause', resume: 'Resume', stop: 'Stop' } as const satisfies Record<
  ChangeKind,
  string
>;

export interface CheckChangeData extends OpenedPlan {
  asked: AskedChange;
  /** What the change would do. */
  say: SayChange;
  /** Identifies this confirmation: sent twice, the change happens once. */
  key: string;
  /** The plan has changed since the words were shown. */
  isNew: boolean;
}

/** Says what a change does and from when it holds, before it is made. It needs no script. */
export function checkChangePage(context: PageContext, data: CheckChangeData): Markup {
  const { plan, asked, say, key, base, isSigned, isNew } = data;
  const { site } = context;
  const text = pageTexts(site, GIVING_CHANGE);
  const kind = KEYS[asked.kind];
  const title = text(`ask${kind}`);
  // Compared in English, in whatever language they were read.
  const fields = { ...changeFields(asked), key, shown: joined(say(siteOf(plan.siteCountryCode))) };
  return givingLayout(context, {
    title: title.replace(/[?؟]/, ''),
    ...(!isSigned && { menu: '' }),
    mainClass: 'page-main--narrow',
    main: (
      <>
        {isNew && notice('warning', text('newTitle'), text('newText'))}
        <div className="page-head">
          <h1>{title}</h1>
        </div>
        <div className="prose">
          {say(siteFor(plan.siteCountryCode, site.language)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <form method="post" action={`${base}/change`}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="haven-actions">
            <button className="haven-button haven-button--primary" type="submit">
              {text(`do${kind}`)}
            </button>
            <a className="haven-button haven-button--quiet" href={base}>
              {text(`back${kind}`)}
            </a>
          </div>
        </form>
      </>
    ),
  });
}
