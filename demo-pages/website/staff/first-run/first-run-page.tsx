import type { Markup } from '../../platform/index.ts';
import { actForm, outcomeAlert } from '../giving/pages/act-form.tsx';
import { staffPage } from '../pages/staff-page.tsx';
import type { StaffMember, StaffPageContext } from '../staff-member.ts';
import { FIRST_RUN_PATH, FIRST_RUN_PLACE } from './first-run-paths.ts';
import { type FirstRun, type FirstRunStep, hasFirstRun } from './first-run-steps.ts';

export const TEST_MAIL_PATH = `${FIRST_RUN_PATH}/test-mail`;
export const ARRIVED_PATH = `${FIRST_RUN_PATH}/arrived`;

const OUTCOMES = {
  sent: ['The test mail is on its way', 'Look into your mailbox in a minute, and into the folder for spam.'],
  arrived: ['Mail works', 'Receipts and cards will arrive too.'],
} as const;

interface FirstRunPageData extends FirstRun {
  member: StaffMember;
  keys: { test: string; arrived: string };
  /** What was just done. */
  done?: string | undefined;
  /** Why a form was not taken. */
  problem?: string | undefined;
}

/** What must be set before money is taken, each with what is missing and where it is done. */
export function firstRunPage(context: StaffPageContext, data: FirstRunPageData): Markup {
  const { steps, done, problem } = data;
  const ready = steps.filter(({ missing }) => missing.length === 0).length;
  const isReady = ready === steps.length;
  return staffPage(context, {
    title: 'First steps',
    place: FIRST_RUN_PLACE,
    lead: hasFirstRun()
      ? isReady
        ? 'Everything is set. This site is ready.'
        : `${ready} of ${steps.length} done. The rest should be set before this site takes money.`
      : 'This site is a demonstration, which takes no money. A charity’s own site is set up in these steps.',
    problems: problem ? [{ field: 'main', message: problem }] : [],
    outcome: outcomeAlert(OUTCOMES, done),
    main: (
      <ol className="first-run" role="list">
        {steps.map((step) => (
          <li key={step.id} className="first-run__step" id={step.id}>
            {stepPart(step, data)}
          </li>
        ))}
      </ol>
    ),
  });
}

function stepPart(step: FirstRunStep, data: FirstRunPageData): Markup {
  const { id, title, missing, names = [], note, link } = step;
  const isDone = missing.length === 0;
  return (
    <>
      <h2 className="first-run__title">
        {title}{' '}
        <span className={isDone ? 'first-run__state' : 'first-run__state first-run__state--open'}>
          {isDone ? 'Done' : 'To do'}
        </span>
      </h2>
      {missing.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      {names.length > 0 && (
        <ul className="first-run__names">
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      <p>{note}</p>
      {id === 'mail' && !isDone && mailForms(data)}
      {link && (
        <p>
          <a className="haven-link" href={link.href}>
            {link.text}
          </a>
        </p>
      )}
    </>
  );
}

/** The button that sends a mail to who is signed in, and once it was handed over, the question whether it arrived. */
function mailForms({ member, keys, testMail }: FirstRunPageData): Markup {
  const again = testMail ? 'Send another' : 'Send a test mail';
  return (
    <div className="first-run__forms">
      {testMail?.status === 'sent' && actForm(ARRIVED_PATH, keys.arrived, [], 'It has arrived')}
      {actForm(TEST_MAIL_PATH, keys.test, [], `${again} to ${member.email}`)}
    </div>
  );
}
