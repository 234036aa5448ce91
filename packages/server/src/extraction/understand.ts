// DocumentModel -> ExtractedDocument: the stages of understanding in order. Pure; each stage lives in its own folder.
import { assembleDocument } from './assemble/assembleDocument.js';
import { splitAccountsInColumns } from './accounts/accountsInColumns.js';
import { withSidesOfColumns } from './accounts/analysisColumns.js';
import { splitByAccountColumn } from './accounts/accountColumn.js';
import { withoutAnnexLists } from './accounts/annexLists.js';
import { withBalancesBefore } from './accounts/balancesBefore.js';
import { withDaySections } from './accounts/daySections.js';
import { withoutSecondCurrency } from './accounts/dualDisplays.js';
import { withEndAbove, withEndsAround, withEndsByDays } from './accounts/endsByDays.js';
import { splitByRowCurrency } from './accounts/rowCurrencies.js';
import { splitByCurrencyColumns } from './accounts/currencyColumns.js';
import { withCarriedOpenings } from './accounts/carriedOpenings.js';
import { cutLedgers } from './accounts/ledgers.js';
import { withBalancesByCurrency, withBalancesByTitle, withBalancesInColumns, withListedBalances } from './accounts/listedBalances.js';
import { joinMisread } from './accounts/misreadNumbers.js';
import { withoutCompanions } from './accounts/numbersTogether.js';
import { withAccountsOfOverview } from './accounts/overviewBalances.js';
import { withNamedTables } from './accounts/overviewNames.js';
import { withSidesOfSections } from './accounts/sidesOfSections.js';
import { joinReturning } from './accounts/returningAccounts.js';
import { statementStarts } from './accounts/statementStarts.js';
import { withoutRunningTotals } from './accounts/runningTotals.js';
import { splitBySummariesBelow } from './accounts/summariesBelow.js';
import { nameUnnumbered, splitUnnumbered } from './accounts/unnumberedAccounts.js';
import { splitTwinColumns } from './accounts/twinColumns.js';
import { withUnlabelledEnds } from './accounts/unlabelledEnds.js';
import { figuresOfForm } from './columns/formFigures.js';
import { dateStandsApart } from './columns/dateColumns.js';
import { findHeaders } from './columns/headers.js';
import { separateLanes } from './columns/lanes.js';
import { findTables, type TableKind } from './columns/tables.js';
import { withCurrencySections } from './facts/currencySections.js';
import { cardEvidence } from './facts/cardEvidence.js';
import { findAccounts } from './facts/identity.js';
import { findPeriods } from './facts/periods.js';
import { genericRows } from './generic/genericRows.js';
import { withAlignedPages } from './layout/alignedPages.js';
import { withoutCellBars } from './layout/cellBars.js';
import { withCentColumns } from './layout/centColumns.js';
import { findFurniture } from './layout/furniture.js';
import { raiseHangingSigns } from './layout/hangingSigns.js';
import { withLevelWords } from './layout/levelWords.js';
import type { Line } from './layout/lines.js';
import { inColumns } from './layout/pageColumns.js';
import { withoutLeaders } from './layout/leaders.js';
import { raiseSignCells } from './layout/signCells.js';
import { linesOfPage } from './layout/spreads.js';
import { withoutSideText } from './layout/sideText.js';
import { inReadingOrder, isMirrored, unmirrored } from './layout/readingOrder.js';
import { withPagesBeside } from './layout/pagesBeside.js';
import { withPartedFigures } from './layout/touchingFigures.js';
import { findDateHeadings } from './columns/dateHeadings.js';
import { withoutRepeatedPages } from './layout/repeatedPages.js';
import { withRaisedCents } from './layout/raisedCents.js';
import { withLoweredSigns } from './layout/raisedSigns.js';
import { withoutStruckRows } from './layout/struckRows.js';
import { withWholeFigures } from './layout/wrappedFigures.js';
import { printedDecimals, printedValue } from './interpretation/values.js';
import type { DocumentModel, ExtractedDocument, PageModel } from './model.js';
import { withMovedBoxes } from './readers/skewedBox.js';
import { withOwnTexts } from './rows/ownTexts.js';
import { withTextsFromMargin } from './rows/textsFromMargin.js';
import { withBalancesBeside } from './rows/balancesBeside.js';
import { sumsOverBlocks } from './rows/blockSums.js';
import { dropFalseRows } from './rows/falseRows.js';
import { markReferences } from './rows/referenceColumn.js';
import { markRowNumbers } from './rows/rowNumbers.js';
import { scanLines } from './rows/scanLines.js';
import { withLettersOfBalances } from './rows/signWords.js';
import { signByGroupSums } from './rows/groupSums.js';
import type { Checkpoint, StreamItem } from './rows/stream.js';
import { markTextColumns } from './rows/textColumns.js';
import { markUnnamedBalances } from './rows/unnamedBalances.js';
import type { AmountToken } from './tokens/amounts.js';
import { namesThreeDecimalCurrency } from './tokens/currencies.js';
import { decideNumberForm } from './tokens/numbers.js';
import { withoutBrokenNumbers } from './tokens/brokenNumbers.js';
import { addCompactDays } from './tokens/compactDays.js';
import { withCroatianMonths } from './tokens/croatianMonths.js';
import { addDayNumbers } from './tokens/dayNumbers.js';
import { addDaysOverWeekdays } from './tokens/daysOverWeekdays.js';
import { raiseFiguresBetweenDays } from './tokens/daysAround.js';
import { addEraDays } from './tokens/eraDays.js';
import { withoutEquivalents } from './tokens/equivalentsBelow.js';
import { withoutEquivalentsBeside } from './tokens/equivalentsBeside.js';
import { lowerForeign } from './tokens/foreignAbove.js';
import { withForeignInTexts } from './tokens/foreignBelow.js';
import { addHeadedYears } from './tokens/headedYears.js';
import { dropRepeatedLabels } from './tokens/repeatedLabels.js';
import { addDaysBehindMonths } from './tokens/yearBeforeMonth.js';
import { withDatesInParts } from './tokens/datePartColumns.js';
import { withDaysBehindCodes } from './tokens/daysBehindCodes.js';
import { addSplitDates } from './tokens/splitDates.js';
import { alignPaddedRows } from './tokens/paddedRows.js';
import { alignRunningRows } from './tokens/runningRows.js';
import { raiseCentredDates } from './tokens/centredDates.js';
import { joinLabelsAround } from './tokens/labelsAround.js';
import { liftLabels } from './tokens/labelsBelow.js';
import { partLabelsOverFigures } from './tokens/labelsOverFigures.js';
import { partEquations } from './tokens/equationLabels.js';
import { nameBareEnds } from './tokens/bareEnds.js';
import { withoutDashesOfCells } from './tokens/emptyCells.js';
import { withoutLetterSigns } from './tokens/letterSigns.js';
import { raiseLowFigures } from './tokens/lowFigures.js';
import { raiseRuledDays } from './tokens/ruledDays.js';
import { raiseSpannedDays } from './tokens/spannedDays.js';
import { joinTimesBelow } from './tokens/timesBelow.js';
import { levelTiles } from './tokens/unevenTiles.js';
import { besideAmounts } from './tokens/stackedBalances.js';
import { withWholeAmounts } from './tokens/wholeAmounts.js';
import { withoutYearColumns } from './tokens/yearColumns.js';
import { addWeekdays } from './tokens/weekdayWords.js';
import { joinWrappedDates } from './tokens/wrappedDates.js';
import { settleAmbiguous, withoutDoubtfulDays } from './tokens/settleAmbiguous.js';
import { settleSideLetters } from './tokens/sideLetters.js';
import { tokenizeLine, type TokenLine } from './tokens/tokenize.js';

/** What is understood of a page by itself, so that it can be done while others are still read. */
export function understandPage(page: PageModel): TokenLine[] {
  return raiseSignCells(raiseHangingSigns(withoutSideText(linesOf(withPartedFigures(withWholeFigures(withCentColumns(withRaisedCents(withLoweredSigns(withoutStruckRows(withoutCellBars(withoutLeaders(inReadingOrder(page))))))))))))).map(tokenizeLine);
}

function linesOf(page: PageModel): Line[] {
  return inColumns(page, linesOfPage(withLevelWords(page)));
}

/** @param known pages that were understood by themselves already */
export function understand(given: DocumentModel, known: ReadonlyMap<PageModel, TokenLine[]> = new Map()): ExtractedDocument {
  const { model, findings } = withoutRepeatedPages(given, (page) => holdsRows(known.get(page) ?? understandPage(page)));
  const understood = understandOnce(model, known);
  if (findings.length === 0) return understood;
  // What is no statement is shown as it stands.
  return understood.kind === 'statement' ? { ...understood, findings: [...findings, ...understood.findings] } : understandOnce(given, known);
}

/** With days of their own, or under days that stand alone above them. */
function holdsRows(lines: readonly TokenLine[]): boolean {
  return lines.some(isLikeRow) || findDateHeadings(lines).includes(1);
}

function isLikeRow(line: TokenLine): boolean {
  return line.amounts.some(({ isMoney }) => isMoney) && line.dates.some((date) => dateStandsApart(date, line));
}

function understandOnce(model: DocumentModel, known: ReadonlyMap<PageModel, TokenLine[]>): ExtractedDocument {
  const beside = withPagesBeside(model);
  if (beside) return beside.placed(understandOnce(beside.model, known));
  const aligned = withAlignedPages(model);
  return aligned ? aligned.placed(understandUpright(aligned.model, known)) : understandUpright(model, known);
}

function understandUpright(model: DocumentModel, known: ReadonlyMap<PageModel, TokenLine[]>): ExtractedDocument {
  const understood = understandLines(model, known);
  const widths = new Map(model.pages.filter(isMirrored).map((page) => [page.number, page.width]));
  return widths.size === 0 ? understood : withMovedBoxes(understood, (box, page) => (widths.has(page) ? unmirrored(box, widths.get(page)!) : box));
}

function understandLines(model: DocumentModel, known: ReadonlyMap<PageModel, TokenLine[]>): ExtractedDocument {
  const lines = withoutDoubtfulDays(addEraDays(withDaysBehindCodes(withDatesInParts(withCroatianMonths(withoutBrokenNumbers(withoutLetterSigns(withoutDashesOfCells(model.pages.flatMap((page) => known.get(page) ?? understandPage(page))))))))));
  const stacked = besideAmounts(lines, model.pages);
  return stacked ? withMovedBoxes(understandRows(model, stacked.lines), stacked.placed) : understandRows(model, lines);
}

function understandRows(model: DocumentModel, tokenLines: readonly TokenLine[]): ExtractedDocument {
  const ruled = raiseRuledDays(joinTimesBelow(joinWrappedDates(liftLabels(levelTiles(joinLabelsAround(partLabelsOverFigures(dropRepeatedLabels(partEquations(nameBareEnds(tokenLines))))))))), model.pages);
  // Lines that were cut in two have lost what was told of their words.
  const raw = withoutYearColumns(addEraDays(withoutEquivalentsBeside(withoutEquivalents(withForeignInTexts(lowerForeign(separateLanes(raiseLowFigures(raiseCentredDates(raiseSpannedDays(raiseFiguresBetweenDays(ruled.lines), ruled.pages))))))))));
  const form = decideNumberForm(figuresOfForm(raw), raw.some((line) => namesThreeDecimalCurrency(line.text)));
  const plain = withWholeAmounts(settleSideLetters(settleAmbiguous(raw, form)), form);
  const settled = addDaysOverWeekdays(addWeekdays(alignPaddedRows(plain) ?? alignRunningRows(plain)));
  const headers = findHeaders(settled);
  const lines = addHeadedYears(addDayNumbers(addDaysBehindMonths(addSplitDates(addCompactDays(settled, headers), headers))));
  const furniture = findFurniture(lines, model.pages.length);
  const layout = findTables(lines, findHeaders(lines), form);
  const scanned = withOwnTexts(withLettersOfBalances(withTextsFromMargin(scanLines(lines, layout, furniture, form), lines), lines, layout.kinds), { lines, kinds: layout.kinds, isHeading: layout.isHeading, pages: model.pages });
  const inThousandths = (token: AmountToken): number => printedValue(token, form, 3);
  const stream = signByGroupSums(dropFalseRows(markUnnamedBalances(withBalancesBeside(scanned, layout.kinds, inThousandths), lines, layout.kinds, sumsOverBlocks(scanned, inThousandths)), lines, layout, inThousandths), inThousandths);
  markRowNumbers(stream, layout.kinds, lines);
  markReferences(stream, layout.kinds, lines);
  markTextColumns(stream, layout.kinds, lines);
  const isRow = new Uint8Array(lines.length);
  for (const item of stream) if (item.type === 'row') for (const index of item.lines) isRow[index] = 1;
  const decimals = printedDecimals(ownFigures(stream, layout.kinds), form, model.pages.some(({ origin }) => origin === 'ocr'));
  const periods = findPeriods(lines, isRow);
  const accounts = withCurrencySections(withNamedTables(withoutCompanions(findAccounts(lines, isRow), lines), lines, (line) => layout.isHeading[line] === 1), lines, isRow);
  const valueOf = (item: Checkpoint): number => inThousandths(item.amount);
  const cut = withAccountsOfOverview(withoutAnnexLists(cutLedgers({
    stream: withCarriedOpenings(withDaySections(withEndsByDays(stream, periods), periods, accounts, valueOf), { lines, periods, accounts, valueOf: inThousandths }),
    figures: [],
    accounts,
    periods,
    valueOf,
    statementStart: statementStarts(lines),
  }), inThousandths), accounts, lines, inThousandths);
  const split = { kinds: layout.kinds, lines, furniture, valueOf: inThousandths };
  const named = nameUnnumbered(splitBySummariesBelow(joinReturning(joinMisread(cut, split)), split).map((ledger) => withSidesOfColumns(withSidesOfSections(withoutRunningTotals(ledger, inThousandths), inThousandths), inThousandths)), split).flatMap((ledger) => splitUnnumbered(ledger, split));
  const overview = { lines, isRow, valueOf: inThousandths };
  const ledgers = withBalancesByTitle(withBalancesByCurrency(withBalancesInColumns(splitTwinColumns(withoutSecondCurrency(splitAccountsInColumns(splitByCurrencyColumns(splitByRowCurrency(splitByAccountColumn(named, split), split), layout.kinds, lines), split), split), split), lines, isRow), overview), overview).map((ledger) => withUnlabelledEnds(withListedBalances(withBalancesBefore(withEndAbove(withEndsAround(ledger)), layout.kinds, inThousandths), overview), lines, isRow));
  return assembleDocument({ model, lines, layout, form, decimals, isRow, stream, ledgers, periods, cardPhrases: cardEvidence(lines, isRow), generic: () => genericRows(tokenLines.map(({ line }) => line)) });
}

/** Of the rows, without those in the money of another country, which may have cents where the account has none. */
function ownFigures(stream: readonly StreamItem[], kinds: readonly TableKind[]): AmountToken[] {
  const cells = stream.flatMap((item) => (item.type === 'row' ? item.cells.flatMap((cell, column) => (cell ? [{ cell, isForeign: kinds[item.kind]!.amounts[column]?.heading === 'foreign' }] : [])) : []));
  const own = cells.filter(({ isForeign }) => !isForeign);
  return (own.length > 0 ? own : cells).map(({ cell }) => cell);
}
