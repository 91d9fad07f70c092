/** The names of a filter's choices, as the form submits them. */
export type FilterNames = readonly string[];

type Choices<Names extends FilterNames> = Record<Names[number], string>;

/** The choices of a filter in one text: a query with the names that have one. */
export function filterValue<Names extends FilterNames>(names: Names, choices: Choices<Names>): string {
  const query = new URLSearchParams();
  for (const name of names as readonly Names[number][]) if (choices[name]) query.set(name, choices[name]);
  return query.toString();
}

/** The choices of such a text; empty for a name that it does not have. */
export function filterChoices<Names extends FilterNames>(names: Names, value: string): Choices<Names> {
  const query = new URLSearchParams(value);
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Choices<Names>;
}
