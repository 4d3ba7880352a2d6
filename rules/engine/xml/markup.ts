import { addText, endText, type Reading } from './reading.ts';
import { refuseControls } from './scan.ts';
import { isXmlDeclaration, isXmlName, rawText } from './text.ts';
import { COMMENT, INSTRUCTION } from './kinds.ts';

const GT = 0x3e;

export function instruction(r: Reading): void {
  const from = r.at;
  const end = r.bytes.indexOf('?>', from + 2);
  if (end < 0) r.fail('the processing instruction is never closed');
  r.at = from + 2;
  r.name(0, false);
  const target = r.bytes.toString('utf8', from + 2, r.at);
  if (target.toLowerCase() === 'xml') xmlDeclaration(r, from, end + 2);
  else {
    if (!isXmlName(target) || target.includes(':'))
      r.fail('a processing instruction without a name, or with a colon in it', from);
    if (!r.blanks() && r.at !== end) r.fail('a blank is missing after the name of the instruction');
    refuseControls(r.bytes, r.at, end);
    endText(r);
    r.columns.add(INSTRUCTION, -1, r.open, Math.min(r.at, end), end);
  }
  r.at = end + 2;
}

function xmlDeclaration(r: Reading, from: number, to: number): void {
  if (from !== 0)
    r.fail(
      'an XML declaration is not the first of the document; remove what stands before it, blank lines too',
      from,
    );
  if (!isXmlDeclaration(r.bytes.toString('latin1', from, to)))
    r.fail('the XML declaration is malformed', from);
}

export function declaration(r: Reading): void {
  const from = r.at;
  const ahead = r.bytes.toString('latin1', from, from + 9);
  if (ahead.startsWith('<!--')) return comment(r, from);
  if (ahead === '<![CDATA[' && r.open !== 0) return cdata(r, from);
  r.fail(ahead.startsWith('<!DOCTYPE') ? 'a document type declaration (DTD) is refused' : 'unknown markup');
}

function comment(r: Reading, from: number): void {
  const end = r.bytes.indexOf('--', from + 4);
  if (end < 0 || r.bytes[end + 2] !== GT) r.fail('a comment is never closed, or holds "--"');
  refuseControls(r.bytes, from + 4, end);
  endText(r);
  r.columns.add(COMMENT, -1, r.open, from + 4, end);
  r.at = end + 3;
}

function cdata(r: Reading, from: number): void {
  const end = r.bytes.indexOf(']]>', from + 9);
  if (end < 0) r.fail('a CDATA section is never closed');
  refuseControls(r.bytes, from + 9, end);
  r.at = end + 3;
  addText(r, from, r.at, rawText(r.bytes, from + 9, end));
}
