const DIGIT = /\p{Nd}/u;

/** Digits of any script as 0 to 9: Arabic-Indic ٧, Persian ۷, full-width ７. Other characters stay. */
export function withAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = Number(digit.codePointAt(0));
    // Unicode encodes the digits of a script in a row from 0 to 9; a few of these rows follow each other directly.
    let first = code;
    while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
