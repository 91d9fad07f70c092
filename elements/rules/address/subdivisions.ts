import type REGIONS_TEXTS from '#texts/elements/regions';
/** A state, territory or region: the posted code, and the key of its name. */
export interface Subdivision {
  readonly code: string;
  readonly key: keyof typeof REGIONS_TEXTS.texts;
}

/** Australia's states and territories. */
export const AUSTRALIAN_STATES: readonly Subdivision[] = [
  { code: 'ACT', key: 'act' },
  { code: 'NSW', key: 'nsw' },
  { code: 'NT', key: 'nt' },
  { code: 'QLD', key: 'qld' },
  { code: 'SA', key: 'sa' },
  { code: 'TAS', key: 'tas' },
  { code: 'VIC', key: 'vic' },
  { code: 'WA', key: 'wa' },
];

/** New Zealand's regions, by their ISO 3166-2 codes without the country. */
export const NEW_ZEALAND_REGIONS: readonly Subdivision[] = [
  { code: 'AUK', key: 'auk' },
  { code: 'BOP', key: 'bop' },
  { code: 'CAN', key: 'can' },
  { code: 'CIT', key: 'cit' },
  { code: 'GIS', key: 'gis' },
  { code: 'HKB', key: 'hkb' },
  { code: 'MWT', key: 'mwt' },
  { code: 'MBH', key: 'mbh' },
  { code: 'NSN', key: 'nsn' },
  { code: 'NTL', key: 'ntl' },
  { code: 'OTA', key: 'ota' },
  { code: 'STL', key: 'stl' },
  { code: 'TKI', key: 'tki' },
  { code: 'TAS', key: 'tasman' },
  { code: 'WKO', key: 'wko' },
  { code: 'WGN', key: 'wgn' },
  { code: 'WTC', key: 'wtc' },
];
