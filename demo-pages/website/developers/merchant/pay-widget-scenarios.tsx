import { type Markup, type PageContext, to } from '../../platform/index.ts';
import type { Scenario } from './test-data-client.ts';

interface ScenarioFacts {
  scenario: string;
  scenarios: readonly Scenario[];
  typed: string;
  problem?: string;
  checkout?: { scenario: string };
}

const GROUPS: readonly [title: string, includes: (id: string) => boolean][] = [
  ['Cards', (name) => /^(card|decline|consent|optional|code-only|in-review|review)/.test(name)],
  ['3-D Secure', (name) => name.startsWith('3ds')],
  ['Saved cards', (name) => name.startsWith('saved')],
  ['Other ways to pay', (name) => /^(all|bank|afterpay|zip|apple|google|paypal)/.test(name)],
  ['Before and after', () => true],
];

function grouped(scenarios: readonly Scenario[]): [string, Scenario[]][] {
  const left = new Set(scenarios);
  return GROUPS.map(([title, includes]) => {
    const members = [...left].filter(({ id }) => includes(id));
    for (const each of members) left.delete(each);
    return [title, members];
  });
}

/** Chooses the sandbox's behaviour: a named scenario, or a typed one. */
export function payWidgetScenarios(
  { site }: PageContext,
  { scenario, scenarios, typed, problem = '', checkout }: ScenarioFacts,
): Markup {
  const chosen = scenarios.find(({ id }) => id === scenario);
  const action = to(site, '/merchant/checkout');
  // The name of a typed scenario is not in the catalogue.
  const isOwn = typed !== '' || (checkout !== undefined && checkout.scenario !== chosen?.name);
  const isWrong = typed !== '' && problem !== '';
  return (
    <section className="shop-scenario" aria-labelledby="scenario-title">
      <h2 className="shop__desk-title" id="scenario-title">
        Scenario
      </h2>
      <p className="shop-scenario__now">
        <strong>{isOwn ? (checkout?.scenario ?? 'Typed in') : chosen?.name}</strong>{' '}
        {isOwn ? 'Your own scenario.' : chosen?.about}
      </p>
      <p className="shop-scenario__cards">
        Cards: <span>4242 4242 4242 4242</span> pays, <span>4000 0000 0000 0002</span> is declined,{' '}
        <span>4000 0000 0000 3220</span> asks for 3-D Secure.{' '}
        <a href={to(site, '/merchant#test-data')}>All test numbers</a>
      </p>
      <form className="haven-form" method="post" action={action}>
        <div className="haven-field">
          <label className="haven-field__label" htmlFor="scenario">
            What the provider does next
          </label>{' '}
          <select className="haven-field__control" id="scenario" name="scenario" defaultValue={scenario}>
            {grouped(scenarios).map(([title, members]) => (
              <optgroup key={title} label={title}>
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <button className="haven-button haven-button--primary" type="submit">
          Start this scenario
        </button>
      </form>
      <details className="shop-scenario__own" open={isWrong}>
        <summary>Write your own</summary>
        <form className="haven-form" method="post" action={action}>
          <div className="haven-field">
            <label className="haven-field__label" htmlFor="own">
              Scenario as JSON
            </label>
            <p className="haven-field__hint" id="own-hint">
              Steps follow one another. <code>on</code> names the step that an outcome leads to: a payment method,{' '}
              <code>success</code>, <code>declined</code>, <code>error</code>, <code>in_review</code>,{' '}
              <code>return</code>.
            </p>
            {isWrong && (
              <p className="haven-field__error" id="own-error">
                <span className="haven-visually-hidden">Error: </span>
                {problem}
              </p>
            )}
            <textarea
              className="haven-field__control shop-scenario__text"
              id="own"
              name="own"
              rows={14}
              spellCheck="false"
              autoComplete="off"
              required
              aria-describedby={`own-hint${isWrong ? ' own-error' : ''}`}
              aria-invalid={isWrong ? 'true' : undefined}
              defaultValue={typed === '' && chosen ? JSON.stringify(chosen.scenario, null, 2) : typed}
            />
          </div>
          <button className="haven-button haven-button--secondary" type="submit">
            Start what is written here
          </button>
        </form>
      </details>
    </section>
  );
}
