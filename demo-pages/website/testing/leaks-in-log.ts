/** What people type in tests: addresses of example.org, the names of the usual visitors, and card numbers. */
const PERSONAL = /@example\.(?:org|com)|%40example|\b(?:Aroha|Ngata|Mere|Quillfeather)\b|\b\d{13,19}\b/i;

/** Keeps the log entries of a test, and finds those that tell who somebody is. */
export class LeaksInLog {
  readonly #found: string[] = [];

  /** Notes the entry if it has personal data. */
  read(entry: Record<string, unknown>): void {
    const text = JSON.stringify(entry);
    if (PERSONAL.test(text)) this.#found.push(text);
  }

  /** Throws when an entry had personal data: a log is read by more people, and stored elsewhere, than the database. */
  assertNone(): void {
    if (this.#found.length > 0) throw new Error(`The log has personal data: ${this.#found.join('\n')}`);
  }
}
