import { ENGLISH, LAKH, SPACED } from '../generator/money.js';
import { AMERICAN, AUSTRALIAN, BRITISH, CANADIAN, INDIAN, SOUTH_AFRICAN } from '../generator/vocabulary/english.js';
import type { Locale, Words } from './locale.js';

const words: Words = {
  date: 'Date|Transaction date|Posting date|Trans. date', booked: 'Posting date|Date posted|Post date|Booking date', valued: 'Value date|Trans. date|Effective date|Transaction date',
  description: 'Description|Transaction details|Particulars|Details|Transaction description', details: 'Additional information|More details|Remarks', party: 'Payee|Name|Counterparty|To / From',
  reference: 'Reference|Ref. no.|Transaction ID|Ref', kind: 'Type|Transaction type|Code', cheque: 'Cheque no.|Chq No|Cheque number',
  out: 'Debit|Withdrawals|Paid out|Money out|Debits|Payments', in: 'Credit|Deposits|Paid in|Money in|Credits|Receipts', amount: 'Amount|Transaction amount', balance: 'Balance|Running balance|Account balance',
  mark: 'D/C|Dr/Cr|CR/DR|Type', marks: 'D/C|DR/CR|Dr/Cr', opening: 'Opening balance|Balance at start of period|Beginning balance|Previous statement balance|Starting balance',
  closing: 'Closing balance|Balance at end of period|Ending balance|Your closing balance', totalOut: 'Total debits|Total paid out|Total withdrawals|Money out|Payments out',
  totalIn: 'Total credits|Total paid in|Total deposits|Money in|Payments in', totals: 'Total|Totals|Totals for the period', sectionOut: 'Withdrawals and other debits|Money out|Payments and withdrawals|Debits',
  sectionIn: 'Deposits and other credits|Money in|Deposits and additions|Credits', brought: 'Balance brought forward|Brought forward|Balance B/F', carried: 'Balance carried forward|Carried forward|Balance C/F',
  pageTotal: 'Page total|Totals this page|Sub-total', statement: 'Account statement|Statement of account|Your statement|Bank statement', account: 'Account number|Account no.|Account', period: 'Statement period|Period|Period covered',
  to: ' to | - | through ', page: 'Page', summary: 'Account summary|Summary|Summary of your account', current: 'Current Account|Everyday Account|Business Account', savings: 'Savings Account|Easy Saver|Bonus Saver',
  card: 'Credit Card|Platinum Credit Card|Rewards Card', loan: 'Home Loan|Personal Loan|Business Loan', previous: 'Previous balance|Balance from last statement|Previous statement balance',
  payments: 'Payments and credits|Payments received|Payments & other credits', purchases: 'Purchases and charges|New transactions|Purchases and debits', newBalance: 'New balance|Closing balance|Your new balance',
  creditLimit: 'Credit limit|Total credit limit', minimum: 'Minimum payment|Minimum payment due|Minimum amount due', due: 'Payment due date|Pay by', codes: 'CR|DD|POS|CHG',
  sentence: 'On {start} your balance was {opening}. On {end} your balance was {closing}.|You started the period on {start} with {opening} and finished it on {end} with {closing}.',
  fees: 'Fees and charges|Summary of fees', feeItems: 'Monthly service fee|Overdraft interest|Foreign transaction fees', rates: 'Interest rates', daily: 'Daily balances|Daily ending balance',
  legal: 'Please check this statement carefully and tell us about any entry you do not recognise within 60 days. Calls may be recorded for training.', advert: 'Going abroad? Our travel money card has no foreign fees until the end of the year.',
};

const base = { decimals: 2, scale: 1, language: 'en', isLatin1: true, papers: ['a4', 'a4', 'a4', 'a4Landscape'] } as const;
const american: Words = {
  ...words, cheque: 'Check|Check number|Check #', out: 'Withdrawals|Debits|Withdrawals/Debits|Subtractions', in: 'Deposits|Credits|Deposits/Credits|Additions',
  opening: 'Beginning balance|Previous balance|Starting balance|Opening balance', closing: 'Ending balance|Closing balance|New balance',
  totalOut: 'Withdrawals and other debits|Total withdrawals|Total subtractions|Total debits', totalIn: 'Deposits and other credits|Total deposits|Total additions|Total credits',
  sectionOut: 'Withdrawals and Other Debits|Electronic Withdrawals|Payments and Withdrawals', sectionIn: 'Deposits and Other Credits|Deposits and Additions',
  current: 'Checking|Total Checking|Business Checking', savings: 'Savings|Statement Savings|Money Market Savings', statement: 'Account Statement|Statement of Account|Statement of Activity', codes: 'DEP|ACH|POS|FEE',
  legal: 'In case of errors or questions about your electronic transfers call or write us at the address above as soon as you can. Member FDIC.', advert: 'Refer a friend and you both earn a bonus. Ask a banker today.',
};

export const ENGLISH_LOCALES: readonly Locale[] = [
  {
    ...base, name: 'en-US', weight: 14, country: 'US', currency: 'USD', symbol: '$', symbolPlace: 'before', vocabulary: AMERICAN, papers: ['letter'], money: [ENGLISH, ENGLISH, { ...ENGLISH, noLeadingZero: true }],
    accounts: ['############', '#### #### ####', '######-##'], dates: ['MM/DD/YYYY', 'MM/DD/YY', 'MMM D, YYYY', 'MM-DD-YYYY', 'M/D/YYYY'], shortDates: ['MM/DD', 'MMM DD', 'M/D', 'MMM! DD'], longDate: 'MMMM D, YYYY',
    banks: ['Cobalt Ridge Bank', 'First Tallgrass National', 'Lanternside Credit Union'], holder: ['DOROTHY P LANGFORD', '418 CEDAR HOLLOW RD', 'ASHEVILLE NC 28801'], words: american,
  },
  {
    ...base, name: 'en-GB', weight: 11, country: 'GB', currency: 'GBP', symbol: '£', symbolPlace: 'before', vocabulary: BRITISH, money: [ENGLISH],
    accounts: ['########', '20-##-## ########'], dates: ['DD MMM YYYY', 'DD/MM/YYYY', 'DD MMM YY', 'DD/MM/YY', 'D MMM YYYY', 'DD-MMM-YYYY', 'DD.MM.YY'], shortDates: ['DD MMM', 'D MMM', 'DD/MM', 'D MMMM'], longDate: 'D MMMM YYYY',
    banks: ['Wharfedale Bank', 'Old Quay Banking', 'Thornbury & Marsh'], holder: ['MISS H J PARTRIDGE', '9 SAXON CLOSE', 'HEREFORD', 'HR4 0AA'], words: { ...words, current: 'Current Account|Premier Current Account|Business Current Account' },
  },
  {
    ...base, name: 'en-AU', weight: 5, country: 'AU', currency: 'AUD', symbol: '$', symbolPlace: 'before', vocabulary: AUSTRALIAN, money: [ENGLISH],
    accounts: ['06#-### ########', '#########'], dates: ['DD/MM/YYYY', 'DD MMM YYYY', 'DD MMM YY', 'DD/MM/YY'], shortDates: ['DD MMM', 'DD/MM', 'D MMM'], longDate: 'D MMMM YYYY',
    banks: ['Banksia Mutual', 'Eyre Street Bank'], holder: ['MR TOBY WARRINER', '77 WATTLE PDE', 'GEELONG VIC 3220'], words,
  },
  {
    ...base, name: 'en-CA', weight: 5, country: 'CA', currency: 'CAD', symbol: '$', symbolPlace: 'before', vocabulary: CANADIAN, papers: ['letter'], money: [ENGLISH],
    accounts: ['#####-#######', '#### ### ####'], dates: ['MMM DD, YYYY', 'YYYY-MM-DD', 'DD MMM YYYY', 'MM/DD/YYYY'], shortDates: ['MMM DD', 'DD MMM', 'MMM D'], longDate: 'MMMM D, YYYY',
    banks: ['Bank of Saint Elias', 'Chinook Trust'], holder: ['MS AMELIE TREMBLAY-ROY', '1204 RUE FLEURY', 'OTTAWA ON K1A 0B1'], words,
  },
  {
    ...base, name: 'en-IN', weight: 6, country: 'IN', currency: 'INR', scale: 40, symbol: '₹', symbolPlace: 'before', isLatin1: false, vocabulary: INDIAN, money: [LAKH, LAKH, ENGLISH, { ...ENGLISH, group: '' }],
    accounts: ['###########', '##############'], dates: ['DD-MM-YYYY', 'DD/MM/YYYY', 'DD-MMM-YYYY', 'DD/MM/YY', 'DD MMM YYYY'], shortDates: ['DD MMM'], longDate: 'DD MMM YYYY',
    banks: ['Godavari Bank Ltd', 'Bank of Malwa'], holder: ['SHRI ANAND KULKARNI', 'FLAT 4B SAI RESIDENCY', 'PUNE 411038'],
    words: { ...words, description: 'Narration|Particulars|Transaction Remarks|Description', cheque: 'Chq./Ref.No.|Cheque No|Chq No', out: 'Withdrawal Amt.|Debit|Withdrawals|Dr Amount', in: 'Deposit Amt.|Credit|Deposits|Cr Amount', current: 'Current Account|Savings Account', marks: 'Dr/Cr|DR/CR' },
  },
  {
    ...base, name: 'en-ZA', weight: 4, country: 'ZA', currency: 'ZAR', scale: 12, symbol: 'R', symbolPlace: 'before', vocabulary: SOUTH_AFRICAN, money: [ENGLISH, { ...SPACED, decimal: '.' }, SPACED],
    accounts: ['## ### ### #', '##########'], dates: ['DD MMM YYYY', 'YYYY/MM/DD', 'DD/MM/YYYY', 'YYYY-MM-DD'], shortDates: ['DD MMM', 'D MMM'], longDate: 'D MMMM YYYY',
    banks: ['Umkhonto Bank', 'Baobab Bank'], holder: ['MR S DLAMINI', '12 PROTEA ROAD', 'DURBAN', '4001'], words: { ...words, out: 'Debits|Debit|Payments', in: 'Credits|Credit|Deposits', current: 'Cheque Account|Gold Business Account' },
  },
];
