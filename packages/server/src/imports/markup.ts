// A tolerant reader of OFX (SGML without end tags, or XML) and plain XML into a tree. Names lose their namespace prefix.
import { DocumentError } from '../extraction/model.js';

export interface Markup {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Markup[];
}

const token = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

const deepest = 100;

/** `isSgml`: an element that holds text is closed by the next tag, since SGML leaves have no end tag of their own. */
export function parseMarkup(source: string, isSgml: boolean): Markup {
  const root: Markup = { name: '', attributes: {}, text: '', children: [] };
  const stack: Markup[] = [root];
  let position = 0;
  token.lastIndex = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    addText(stack.at(-1)!, source.slice(position, match.index));
    position = token.lastIndex;
    const [, cdata, closing, name, attributes, empty] = match;
    if (cdata !== undefined) stack.at(-1)!.text += cdata;
    if (!name) continue;
    const local = name.slice(name.indexOf(':') + 1);
    if (closing) close(stack, local);
    else open(stack, { name: local, attributes: readAttributes(attributes ?? ''), text: '', children: [] }, isSgml, empty === '/');
  }
  addText(stack.at(-1)!, source.slice(position));
  return root;
}

function open(stack: Markup[], element: Markup, isSgml: boolean, isEmpty: boolean): void {
  const parent = stack.at(-1)!;
  if (isSgml && stack.length > 1 && parent.text.trim() !== '') stack.pop();
  stack.at(-1)!.children.push(element);
  if (isEmpty) return;
  if (stack.length > deepest) throw new DocumentError('damaged', `The file nests its elements more than ${deepest} deep, which no statement does. Download it again from the bank.`);
  stack.push(element);
}

/** An end tag closes its element and whatever was left open inside; one that fits nothing is passed over. */
function close(stack: Markup[], name: string): void {
  const index = stack.findLastIndex((element) => element.name === name);
  if (index > 0) stack.length = index;
}

function addText(element: Markup, text: string): void {
  if (element.text !== '' || /\S/.test(text)) element.text += decodeEntities(text);
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  if (text === '') return attributes;
  for (const match of text.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) attributes[match[1]!] = decodeEntities(match[2] ?? match[3] ?? '');
  return attributes;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** An SGML leaf without text swallows what follows; so elements are looked for at any depth below, in document order. */
export function findAll(element: Markup, name: string): Markup[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}

export function find(element: Markup, ...path: string[]): Markup | undefined {
  let found: Markup | undefined = element;
  for (const name of path) found = found && findFirst(found, name);
  return found;
}

function findFirst(element: Markup, name: string): Markup | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : findFirst(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The text of a descendant; empty text counts as none. */
export function textOf(element: Markup, ...path: string[]): string | null {
  return find(element, ...path)?.text.replace(/\s+/g, ' ').trim() || null;
}
