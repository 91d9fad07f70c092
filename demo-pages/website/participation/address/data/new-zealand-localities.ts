import { createHash } from 'node:crypto';
import { type Locality, toLocality } from '../locality.ts';

/** New Zealand suburbs and towns with their street-delivery postcodes, collected by hand. */
interface PlaceGroup {
  city: string;
  /** The code that `NEW_ZEALAND_REGIONS` of elements/rules lists. */
  region: string;
  /** `Name postcode`, comma separated; the first is the biggest. */
  places: string;
}

const NEW_ZEALAND_PLACES: readonly PlaceGroup[] = [
  {
    city: 'Auckland',
    region: 'AUK',
    places: `Auckland Central 1010, Ponsonby 1011, Grey Lynn 1021, Herne Bay 1011, Freemans Bay 1011, St Marys Bay 1011,
      Westmere 1022, Point Chevalier 1022, Mount Albert 1025, Sandringham 1025, Mount Eden 1024, Kingsland 1021,
      Eden Terrace 1021, Epsom 1023, Newmarket 1023, Grafton 1023, Parnell 1052, Remuera 1050, Orakei 1071,
      Mission Bay 1071, Kohimarama 1071, St Heliers 1071, Glendowie 1071, Meadowbank 1072, St Johns 1072,
      Glen Innes 1072, Ellerslie 1051, Greenlane 1051, Penrose 1061, Onehunga 1061, One Tree Hill 1061, Royal Oak 1023,
      Mount Wellington 1060, Panmure 1072, Otahuhu 1062, Three Kings 1042, Mount Roskill 1041, Hillsborough 1042,
      Lynfield 1042, Avondale 1026, New Lynn 0600, Blockhouse Bay 0600, Titirangi 0604, Glen Eden 0602, Henderson 0612,
      Te Atatu Peninsula 0610, Te Atatu South 0610, Massey 0614, Hobsonville 0618, Takapuna 0622, Devonport 0624,
      Milford 0620, Northcote 0627, Birkenhead 0626, Glenfield 0629, Browns Bay 0630, Mairangi Bay 0630, Albany 0632,
      Mangere 2022, Mangere Bridge 2022, Mangere East 2024, Papatoetoe 2025, Otara 2023, Manukau 2104, Manurewa 2102,
      Howick 2014, Pakuranga 2010, Botany Downs 2010, Flat Bush 2016, Papakura 2110, Takanini 2112`,
  },
  { city: 'Pukekohe', region: 'AUK', places: 'Pukekohe 2120, Waiuku 2123' },
  { city: 'Hibiscus Coast', region: 'AUK', places: 'Orewa 0931, Red Beach 0932, Whangaparaoa 0930' },
  { city: 'Warkworth', region: 'AUK', places: 'Warkworth 0910' },
  { city: 'Helensville', region: 'AUK', places: 'Helensville 0800' },
  { city: 'Waiheke Island', region: 'AUK', places: 'Oneroa 1081, Surfdale 1081, Onetangi 1081' },
  {
    city: 'Whangarei',
    region: 'NTL',
    places: 'Whangarei 0110, Onerahi 0110, Kamo 0112, Tikipunga 0112, Kensington 0112',
  },
  { city: 'Kerikeri', region: 'NTL', places: 'Kerikeri 0230' },
  { city: 'Paihia', region: 'NTL', places: 'Paihia 0200' },
  { city: 'Russell', region: 'NTL', places: 'Russell 0202' },
  { city: 'Kaitaia', region: 'NTL', places: 'Kaitaia 0410' },
  { city: 'Kaikohe', region: 'NTL', places: 'Kaikohe 0405' },
  { city: 'Dargaville', region: 'NTL', places: 'Dargaville 0310' },
  {
    city: 'Hamilton',
    region: 'WKO',
    places: `Hamilton Central 3204, Hamilton East 3216, Hamilton Lake 3204, Frankton 3204, Claudelands 3214,
      Chartwell 3210, Rototuna 3210, Flagstaff 3210, Dinsdale 3204, Hillcrest 3216, Fairfield 3214, Melville 3206,
      Glenview 3206, Te Rapa 3200, Nawton 3200`,
  },
  { city: 'Cambridge', region: 'WKO', places: 'Cambridge 3434' },
  { city: 'Te Awamutu', region: 'WKO', places: 'Te Awamutu 3800' },
  { city: 'Matamata', region: 'WKO', places: 'Matamata 3400' },
  { city: 'Morrinsville', region: 'WKO', places: 'Morrinsville 3300' },
  { city: 'Thames', region: 'WKO', places: 'Thames 3500' },
  { city: 'Whitianga', region: 'WKO', places: 'Whitianga 3510' },
  { city: 'Raglan', region: 'WKO', places: 'Raglan 3225' },
  { city: 'Huntly', region: 'WKO', places: 'Huntly 3700' },
  { city: 'Tokoroa', region: 'WKO', places: 'Tokoroa 3420' },
  { city: 'Taupo', region: 'WKO', places: 'Taupo 3330' },
  { city: 'Turangi', region: 'WKO', places: 'Turangi 3334' },
  { city: 'Te Kuiti', region: 'WKO', places: 'Te Kuiti 3910' },
  {
    city: 'Tauranga',
    region: 'BOP',
    places: `Tauranga 3110, Mount Maunganui 3116, Papamoa Beach 3118, Bethlehem 3110, Otumoetai 3110, Gate Pa 3112,
      Greerton 3112, Welcome Bay 3112, Matua 3110`,
  },
  {
    city: 'Rotorua',
    region: 'BOP',
    places: 'Rotorua 3010, Ngongotaha 3010, Glenholme 3010, Fenton Park 3010, Lynmore 3010',
  },
  { city: 'Whakatane', region: 'BOP', places: 'Whakatane 3120, Ohope 3121' },
  { city: 'Te Puke', region: 'BOP', places: 'Te Puke 3119' },
  { city: 'Katikati', region: 'BOP', places: 'Katikati 3129' },
  { city: 'Opotiki', region: 'BOP', places: 'Opotiki 3122' },
  { city: 'Gisborne', region: 'GIS', places: 'Gisborne 4010, Kaiti 4010, Mangapapa 4010, Whataupoko 4010' },
  {
    city: 'Napier',
    region: 'HKB',
    places:
      'Napier South 4110, Ahuriri 4110, Taradale 4112, Greenmeadows 4112, Tamatea 4112, Marewa 4110, Westshore 4110',
  },
  { city: 'Hastings', region: 'HKB', places: 'Hastings 4122, Flaxmere 4120, Havelock North 4130, Mahora 4120' },
  { city: 'Waipukurau', region: 'HKB', places: 'Waipukurau 4200' },
  { city: 'Wairoa', region: 'HKB', places: 'Wairoa 4108' },
  {
    city: 'New Plymouth',
    region: 'TKI',
    places:
      'New Plymouth 4310, Fitzroy 4312, Merrilands 4312, Westown 4310, Vogeltown 4310, Bell Block 4312, Strandon 4312',
  },
  { city: 'Hawera', region: 'TKI', places: 'Hawera 4610' },
  { city: 'Stratford', region: 'TKI', places: 'Stratford 4332' },
  { city: 'Inglewood', region: 'TKI', places: 'Inglewood 4330' },
  {
    city: 'Palmerston North',
    region: 'MWT',
    places:
      'Palmerston North 4410, Hokowhitu 4410, Terrace End 4410, Roslyn 4414, Milson 4414, Kelvin Grove 4414, ' +
      'Awapuni 4412, Takaro 4412',
  },
  {
    city: 'Whanganui',
    region: 'MWT',
    places: 'Whanganui 4500, Gonville 4501, Castlecliff 4501, Aramoho 4500, Durie Hill 4500',
  },
  { city: 'Feilding', region: 'MWT', places: 'Feilding 4702' },
  { city: 'Levin', region: 'MWT', places: 'Levin 5510' },
  { city: 'Foxton', region: 'MWT', places: 'Foxton 4814' },
  { city: 'Dannevirke', region: 'MWT', places: 'Dannevirke 4930' },
  { city: 'Taumarunui', region: 'MWT', places: 'Taumarunui 3920' },
  {
    city: 'Wellington',
    region: 'WGN',
    places: `Wellington Central 6011, Te Aro 6011, Mount Victoria 6011, Thorndon 6011, Oriental Bay 6011,
      Mount Cook 6021, Newtown 6021, Brooklyn 6021, Aro Valley 6021, Island Bay 6023, Berhampore 6023, Kilbirnie 6022,
      Hataitai 6021, Miramar 6022, Seatoun 6022, Lyall Bay 6022, Kelburn 6012, Karori 6012, Northland 6012,
      Wadestown 6012, Wilton 6012, Ngaio 6035, Khandallah 6035, Crofton Downs 6035, Johnsonville 6037, Newlands 6037,
      Churton Park 6037, Tawa 5028`,
  },
  {
    city: 'Lower Hutt',
    region: 'WGN',
    places: `Hutt Central 5010, Petone 5012, Alicetown 5010, Waterloo 5011, Naenae 5011, Taita 5011, Wainuiomata 5014,
      Eastbourne 5013, Woburn 5010, Stokes Valley 5019`,
  },
  { city: 'Upper Hutt', region: 'WGN', places: 'Upper Hutt Central 5018, Trentham 5018, Silverstream 5019' },
  {
    city: 'Porirua',
    region: 'WGN',
    places: 'Porirua 5022, Titahi Bay 5022, Whitby 5024, Cannons Creek 5024, Paremata 5024',
  },
  { city: 'Paraparaumu', region: 'WGN', places: 'Paraparaumu 5032, Raumati Beach 5032' },
  { city: 'Waikanae', region: 'WGN', places: 'Waikanae 5036' },
  { city: 'Otaki', region: 'WGN', places: 'Otaki 5512' },
  { city: 'Masterton', region: 'WGN', places: 'Masterton 5810, Lansdowne 5810' },
  { city: 'Carterton', region: 'WGN', places: 'Carterton 5713' },
  { city: 'Greytown', region: 'WGN', places: 'Greytown 5712' },
  { city: 'Martinborough', region: 'WGN', places: 'Martinborough 5711' },
  { city: 'Nelson', region: 'NSN', places: 'Nelson 7010, Stoke 7011, Tahunanui 7011, Atawhai 7010' },
  { city: 'Richmond', region: 'TAS', places: 'Richmond 7020' },
  { city: 'Motueka', region: 'TAS', places: 'Motueka 7120' },
  { city: 'Takaka', region: 'TAS', places: 'Takaka 7110' },
  { city: 'Blenheim', region: 'MBH', places: 'Blenheim 7201, Springlands 7201, Redwoodtown 7201, Witherlea 7201' },
  { city: 'Picton', region: 'MBH', places: 'Picton 7220' },
  { city: 'Greymouth', region: 'WTC', places: 'Greymouth 7805' },
  { city: 'Hokitika', region: 'WTC', places: 'Hokitika 7810' },
  { city: 'Westport', region: 'WTC', places: 'Westport 7825' },
  {
    city: 'Christchurch',
    region: 'CAN',
    places: `Christchurch Central 8011, Riccarton 8011, Addington 8024, Sydenham 8023, St Albans 8014, Merivale 8014,
      Papanui 8053, Fendalton 8014, Ilam 8041, Burnside 8053, Bryndwr 8052, Avonhead 8042, Upper Riccarton 8041,
      Hornby 8042, Halswell 8025, Spreydon 8024, Cashmere 8022, Beckenham 8023, Woolston 8023, Linwood 8062,
      Richmond 8013, Shirley 8061, Burwood 8083, New Brighton 8061, Sumner 8081, Redcliffs 8081, Lyttelton 8082,
      Bishopdale 8053, Redwood 8051, Belfast 8051, Edgeware 8013, Opawa 8023`,
  },
  { city: 'Rolleston', region: 'CAN', places: 'Rolleston 7614' },
  { city: 'Lincoln', region: 'CAN', places: 'Lincoln 7608' },
  { city: 'Rangiora', region: 'CAN', places: 'Rangiora 7400' },
  { city: 'Kaiapoi', region: 'CAN', places: 'Kaiapoi 7630' },
  { city: 'Ashburton', region: 'CAN', places: 'Ashburton 7700' },
  { city: 'Timaru', region: 'CAN', places: 'Timaru 7910, Highfield 7910, Gleniti 7910' },
  { city: 'Geraldine', region: 'CAN', places: 'Geraldine 7930' },
  { city: 'Kaikoura', region: 'CAN', places: 'Kaikoura 7300' },
  {
    city: 'Dunedin',
    region: 'OTA',
    places: `Dunedin Central 9016, North Dunedin 9016, Roslyn 9010, Maori Hill 9010, Mornington 9011, St Clair 9012,
      St Kilda 9012, South Dunedin 9012, Caversham 9012, Andersons Bay 9013, Musselburgh 9013, North East Valley 9010,
      Kaikorai 9010, Green Island 9018, Mosgiel 9024, Port Chalmers 9023`,
  },
  { city: 'Oamaru', region: 'OTA', places: 'Oamaru 9400' },
  { city: 'Queenstown', region: 'OTA', places: 'Queenstown 9300, Frankton 9300, Arrowtown 9302' },
  { city: 'Wanaka', region: 'OTA', places: 'Wanaka 9305' },
  { city: 'Alexandra', region: 'OTA', places: 'Alexandra 9320' },
  { city: 'Cromwell', region: 'OTA', places: 'Cromwell 9310' },
  { city: 'Balclutha', region: 'OTA', places: 'Balclutha 9230' },
  {
    city: 'Invercargill',
    region: 'STL',
    places: 'Invercargill 9810, Windsor 9810, Waikiwi 9810, Gladstone 9810, Richmond 9810',
  },
  { city: 'Gore', region: 'STL', places: 'Gore 9710' },
  { city: 'Te Anau', region: 'STL', places: 'Te Anau 9600' },
  { city: 'Bluff', region: 'STL', places: 'Bluff 9814' },
];

/** Changes with the list, so that databases reload it. */
export const NEW_ZEALAND_LOCALITIES_VERSION = createHash('sha256')
  .update(JSON.stringify(NEW_ZEALAND_PLACES))
  .digest('hex');

const BIG_CITIES = ['Auckland', 'Wellington', 'Christchurch', 'Hamilton', 'Tauranga', 'Dunedin'];

/** The New Zealand localities as rows; the centre of a city ranks before its suburbs, and big cities before towns. */
export function readNewZealandLocalities(): Locality[] {
  return NEW_ZEALAND_PLACES.flatMap(({ city, region, places }) =>
    places.split(',').map((place, index) => {
      const [, name, postcode] = /^(.+) (\d{4})$/.exec(place.trim()) ?? [];
      if (!name || !postcode)
        throw new Error(`"${place.trim()}" in the New Zealand list is not a name with a postcode.`);
      const size = BIG_CITIES.indexOf(city);
      const rank = (size < 0 ? BIG_CITIES.length : size) + (index === 0 ? 0 : 10);
      return toLocality({ siteCountryCode: 'NZL', name, city, state: region, postcode, rank });
    }),
  );
}
