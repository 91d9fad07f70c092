import { toSearchName } from './locality.ts';

/** One possible reading of the typed text: the first part is the street, the rest a locality or a postcode. */
export interface AddressReading {
  /** As typed, with white space normalised: `12 Wattle Street`; empty when only a locality was typed. */
  street: string;
  /** The start of a locality's search name; empty when only a postcode was typed. */
  namePrefix: string;
  /** The start of the state's code, or empty. */
  statePrefix: string;
  /** The start of the postcode, or empty. */
  postcodePrefix: string;
}

const MAX_WORDS = 16;
const MIN_TAIL = 2;
const POSTCODE = /^\d{3,4}$/;
const STATE = /^(act|nsw|nt|qld|sa|tas|vic|wa)$/;
const STREET_TYPES = new Set(
  `alley arcade ave avenue bay boulevard bvd circuit close court cove crescent cres ct crossing drive dr drv esplanade
  esp gardens glade glen grove heights highway hwy lane ln loop mews parade pde parkway pl place promenade quay rd rise
  road row square st street tce terrace track trail view walk way`.split(/\s+/),
);

/** The possible readings of a typed address, the longest locality first. The database decides which one exists. */
export function parseAddressQuery(text: string): AddressReading[] {
  const words = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const readings: AddressReading[] = [];
  for (let cut = 0; cut < words.length; cut += 1) {
    const street = words.slice(0, cut).join(' ');
    if (!isStreet(street)) continue;
    const reading = readTail(words.slice(cut), street);
    if (reading) readings.push(reading);
  }
  return readings;
}

// A number alone is not a street yet: "12 Rich" is still being typed.
function isStreet(street: string): boolean {
  return street === '' || /\p{L}{2}/u.test(street);
}

function readTail(tail: string[], street: string): AddressReading | undefined {
  const words = toSearchName(tail.join(' ')).split(' ').filter(Boolean);
  const last = words.at(-1) ?? '';
  const postcodePrefix = POSTCODE.test(last) ? last : '';
  if (postcodePrefix) words.pop();
  const state = words.length > 1 && STATE.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const namePrefix = words.join(' ');
  if (namePrefix === '' && (postcodePrefix === '' || words.length > 0)) return undefined;
  if (namePrefix !== '' && (namePrefix.length < MIN_TAIL || /^\d/.test(namePrefix))) return undefined;
  // "12 Wattle Lane" is an unfinished street, not the street "12 Wattle" in Lane Cove.
  if (street !== '' && words.length === 1 && STREET_TYPES.has(namePrefix)) return undefined;
  return { street, namePrefix, statePrefix: state.toUpperCase(), postcodePrefix };
}
