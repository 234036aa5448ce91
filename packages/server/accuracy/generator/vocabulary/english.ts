import type { Vocabulary } from './vocabulary.js';

const templates: Vocabulary['templates'] = {
  payroll: [
    'PAYROLL {company}',
    'DIRECT DEP {company} PPD ID {longnum}',
    '{company}|SALARY {day}',
    'Direct Credit {company}|Gross {amount} Period to {day}',
    'BGC {company}|REF {ref}|PAYROLL NO {num}',
  ],
  rent: ['RENT {person}', 'STO {person} RENT', 'Standing order|{person}|RENT FLAT 12', 'Standing order {person}|Tenancy {ref} due {day}'],
  card: [
    '{merchant} {city}',
    'POS PURCHASE {merchant} {city}',
    'CARD {card} {merchant}|{city} ON {day}',
    'Visa purchase {merchant}|{city} card {card}|Foreign amount USD {amount}',
    '{merchant} #{num}',
    'Contactless {merchant} {city} 24/7 PARKING',
  ],
  atm: ['CASH WITHDRAWAL {city}', 'ATM {num} {city} {day}', 'Cash machine {city}|{day} card {card}|Operator fee included'],
  cheque: ['Cheque {check}', 'CHECK {check}', 'Cheque paid {check}'],
  directDebit: [
    'DIRECT DEBIT {utility}',
    'DD {utility} REF {ref}',
    'Direct debit|{utility}|Mandate {ref}',
    'AUTOPAY {utility} WEB ID {longnum}|Invoice {num} dated {day} for {amount}',
  ],
  transferIn: [
    'TRANSFER FROM {person}',
    'Faster payment received|{person}|{ref}',
    'CREDIT {person} INV {num}',
    'Incoming wire {company}|Ref {ref}|Original amount EUR {amount}|Value {day}',
    'DIRECT CREDIT {company} {ref}',
  ],
  transferOut: [
    'TRANSFER TO {person}',
    'Online payment {company}|Invoice {num}',
    'Bill payment {company} {ref}',
    'International payment|{company}|EUR {amount} at 1.0842|Ref {ref}|Charges SHA',
    'Debit transfer {person} refund of deposit {day}',
  ],
  fee: ['MONTHLY SERVICE FEE', 'Account fee', 'Overdraft charge', 'Wire transfer fee', 'Foreign transaction fee 2.75%'],
  interest: ['INTEREST PAID', 'Credit interest', 'Interest earned to {day}'],
  refund: ['REFUND {merchant}', '{merchant} {city} RETURN', 'Reversal {merchant}|Original date {day}'],
  deposit: ['DEPOSIT', 'Cash deposit {city}', 'Mobile deposit ref {num}', 'Counter credit {city}|Slip {num}'],
  payment: ['PAYMENT RECEIVED - THANK YOU', 'AUTOPAY PAYMENT THANK YOU', 'Payment received {day}'],
};

const companies = [
  'ALDER FREIGHT LTD', 'BRAMBLE & CO', 'NORTHLINE TOOLS', 'QUARTZ LOGIC INC', 'HALCYON PRINT WORKS', 'TIDEWATER SYSTEMS', 'OAKFIELD DENTAL',
  'VANTA MARINE', 'PIPER ROOFING', 'GREENLEAF SUPPLY',
];
const merchants = [
  'BLUE FERN GROCERS', 'CORNER MILL BAKERY', 'KESTREL FUEL', 'PAPERWING BOOKS', 'SUNDRY HARDWARE', 'MOSS & VINE', 'NOODLE LANTERN', 'CITYHOP TRANSIT',
  'STREAMBOX', 'TALLOW PHARMACY', 'RED KETTLE CAFE', 'LOFT 44 FURNITURE', 'PIXELPOST CLOUD', 'FERRYMAN TAXI', 'GOLDEN FIN FISH BAR',
];
const utilities = ['CLEARWATER UTILITY', 'BRIGHTSPARK ENERGY', 'FABRIC TELECOM', 'HARROW INSURANCE', 'COUNCIL RATES', 'PULSE GYM'];
const people = ['J HARGREAVES', 'M OKONKWO', 'S. Petrov', 'A. Lindqvist', 'P NGUYEN', 'R. de Souza', 'K WHITCOMBE', 'T. Farrow'];

function english(cities: readonly string[], datePattern: string): Vocabulary {
  return { language: 'en', merchants, companies, people, cities, utilities, datePattern, templates };
}

export const AMERICAN = english(['PORTLAND OR', 'AUSTIN TX', 'TAMPA FL', 'BOISE ID', 'ALBANY NY', 'FRESNO CA'], 'MM/DD');
export const BRITISH = english(['LEEDS', 'BRISTOL', 'GLASGOW', 'YORK', 'CARDIFF', 'READING'], 'DD MMM');
export const IRISH = english(['DUBLIN 2', 'CORK', 'GALWAY', 'SLIGO', 'TRALEE'], 'DD/MM/YY');
export const CANADIAN = english(['HALIFAX NS', 'REGINA SK', 'OTTAWA ON', 'KELOWNA BC'], 'MMM DD');
export const AUSTRALIAN = english(['GEELONG VIC', 'HOBART TAS', 'NEWTOWN NSW', 'CAIRNS QLD'], 'DD/MM/YYYY');
export const NEW_ZEALANDER = english(['Nelson', 'Dunedin', 'Napier', 'Tauranga'], 'DD/MM/YYYY');
export const SINGAPOREAN = english(['BEDOK SG', 'TAMPINES SG', 'JURONG SG'], 'DD MMM YY');
export const INDIAN = english(['PUNE', 'KOCHI', 'INDORE', 'MYSURU', 'JAIPUR'], 'DD-MM-YYYY');
export const SOUTH_AFRICAN = english(['DURBAN', 'SANDTON', 'PAARL', 'GEORGE'], 'DD MMM');
export const KENYAN = english(['NAIROBI', 'NAKURU', 'MOMBASA'], 'DD/MM/YYYY');
export const GULF = english(['KUWAIT CITY', 'SALMIYA', 'HAWALLY', 'DUBAI'], 'DD/MM/YYYY');
export const THAI_ENGLISH = english(['BANGKOK', 'CHIANG MAI', 'PHUKET'], 'DD/MM/YY');
export const JAPANESE_ENGLISH = english(['OSAKA', 'KYOTO', 'SENDAI', 'NAGOYA'], 'YYYY/MM/DD');
export const HONG_KONG = english(['WAN CHAI', 'SHA TIN', 'KOWLOON'], 'DD MMM YYYY');
export const PHILIPPINE = english(['MAKATI', 'CEBU', 'DAVAO'], 'MM-DD-YY');
