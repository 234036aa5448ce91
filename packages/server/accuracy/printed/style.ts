import type { Design } from './design.js';

/** The style sheet of a design. */
export function styleOf({ composition, decoration, ...design }: Design): string {
  const { headings, headingEdge } = composition;
  const flexEdge = { top: 'flex-start', middle: 'center', bottom: 'flex-end', baseline: 'baseline' }[design.cellEdge];
  const cell = { none: '', bands: '', lines: 'border-bottom:1px solid #ccc;', grid: 'border:1px solid #999;' }[decoration];
  const whole = design.breaks === 'between rows' ? 'break-inside:avoid;' : '';
  return `
body{font:${design.size}px '${design.typeface}',sans-serif;margin:0}
h1{font-size:1.5em} h2{font-size:1.2em;margin:1.4em 0 .6em}
table{border-collapse:collapse}
.rows{${design.width === 'full' ? 'width:100%;' : ''}margin-top:14px}
.rows td,.rows th{padding:${design.padding}px 6px;vertical-align:${design.cellEdge};${cell}}
th{${design.titles === 'on colour' ? 'background:#dde4ee;' : ''}}
th.text,th.day{text-align:left} th.figure{text-align:${headingEdge === 'own' ? 'right' : headingEdge === 'centre' ? 'center' : 'left'}}
thead{display:${headings === 'each page' ? 'table-header-group' : 'table-row-group'}}
tr{${whole}}
${decoration === 'bands' ? 'tbody tr:nth-child(even){background:#f0f3f6}' : ''}
td.figure{text-align:right;white-space:nowrap} td.day{white-space:nowrap} .rows td.centred{vertical-align:middle}
.row{display:flex;gap:12px;align-items:${flexEdge};padding:${design.padding}px 0;${decoration === 'none' ? '' : 'border-bottom:1px solid #ddd;'}${whole}}
.row .words{flex:1} .cell{white-space:nowrap;width:9.5em} .figure.cell{text-align:right;width:11em}
${design.letters === 'plain' ? '' : 'th,h2,.tile .sub{letter-spacing:.14em;text-transform:uppercase}'}
.heading{margin-top:10px;font-weight:bold;break-after:avoid}
.sub{color:#666;font-size:.85em} .indented{padding-left:1.4em}
.bank{font-size:20px;font-weight:bold;margin-bottom:18px} .right{text-align:right}
.beside{display:flex;justify-content:space-between;gap:16px;margin:12px 0} .beneath{margin:14px 0}
.tile{flex:1} .large{font-size:1.25em;white-space:nowrap}
.strip{display:flex;flex-wrap:wrap;gap:6px 26px;margin:12px 0} .strip span{white-space:nowrap}
.entries{width:55%} .entries>div{display:flex;justify-content:space-between} .entries td{padding:2px 0}
.advert{background:#e8eef7;padding:8px;margin:12px 0}`;
}
